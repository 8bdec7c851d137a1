import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import type { Hearing } from './ear/ear.ts'

/** What a child needs somebody for. What is not sure is asked about. */
export type Need = { kind: ToldKind; isSure: boolean }

export type Evidence = {
  /** What the lists know. */
  told: ReadonlySet<ToldKind>
  /** The words alone; behind what was said before; and what was said before alone. */
  alone: Hearing
  together: Hearing | null
  before: Hearing | null
  /** The child says that it made it up. */
  isClaimed: boolean
}

// Chosen by cross-validation over the lines in content/safety, not on any set that measures.
/** From here on it is an alarm, or a question. */
const alarmFrom = 1
const askFrom = -0.3
/** A list that speaks where the ear hears little only asks. */
const listNeeds = -2.5
/** What was said before makes a story of it, or a lesson. */
const storyBelow = -2.5
/** In doubt between home and elsewhere: home. */
const towardsHome = 0.7

const believed: ReadonlySet<ToldKind> = new Set(['bullying', 'sadness'])
const askedAgain: ReadonlySet<ToldKind> = new Set(['eating', 'substance', 'running_away'])

export function judgeNeed(evidence: Evidence): Need | null {
  const { told, alone, together, before, isClaimed } = evidence
  const tips = together !== null && together.need >= alarmFrom && (before?.need ?? 0) < alarmFrom
  const asks = together !== null && together.need >= askFrom && (before?.need ?? 0) < askFrom
  const heard = tips && together && together.need > alone.need ? together : alone
  const kind = kindOf(told, asks && together && together.need > alone.need ? together : heard)
  const isStory = together !== null && together.need < storyBelow && told.size === 0
  const isListed = told.size > 0 && alone.need >= listNeeds
  const isAlarm = isListed || (alone.need >= alarmFrom && !isStory) || tips
  const isAsked = told.size > 0 || alone.need >= (isStory ? alarmFrom : askFrom) || asks
  if (!isAlarm && !isAsked) return null
  if (isClaimed && believed.has(kind)) return null
  return { kind, isSure: isAlarm && !(isClaimed && askedAgain.has(kind)) }
}

/** The likeliest kind; of those that the lists know, the likeliest of them. Harm at home comes before everything. */
function kindOf(told: ReadonlySet<ToldKind>, { kinds }: Hearing): ToldKind {
  if (told.has('home_harm')) return 'home_harm'
  const among = told.size > 0 ? toldKinds.filter((kind) => told.has(kind)) : toldKinds
  const weigh = (kind: ToldKind) => kinds[kind] + (kind === 'home_harm' ? towardsHome : 0)
  return among.reduce((best, kind) => (weigh(kind) > weigh(best) ? kind : best), among[0] ?? 'danger')
}
