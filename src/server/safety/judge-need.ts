import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import type { Hearing } from './ear/ear.ts'
import { mayBeHome } from './may-be-home.ts'

/**
 * What a child needs somebody for. What is not sure is asked about. `mayBeHome`: whatever kind it is, somebody at home may
 * be the one who hurts, so that nobody there is told.
 */
export type Need = { kind: ToldKind; isSure: boolean; mayBeHome: boolean }

export type Evidence = {
  /** What the lists know. */
  told: ReadonlySet<ToldKind>
  /** The words alone; behind what was said before; and what was said before alone. */
  alone: Hearing
  together: Hearing | null
  before: Hearing | null
  /** The child says that it made it up. */
  isClaimed: boolean
  /** Somebody died or is far away, and nobody does anything. */
  isGrief: boolean
}

// Chosen by cross-validation over whole files of lines in content/safety (scripts/ear/try-ear.ts), not on any set that
// measures: where one more alarm heard costs as many false ones for every kind, at 2 false ones of 100 harmless twins;
// 0.2 less since the ears know ordinary conversations (decision 58), at which as many children in need are heard as before.
const alarmFrom: Readonly<Record<ToldKind, number>> = {
  crisis: 0.4,
  home_harm: 0.5,
  other_harm: 0.8,
  online: 0.8,
  bullying: 0.2,
  danger: 0.7,
  running_away: 0.5,
  eating: 0.5,
  sadness: 0.1,
  substance: 0.7,
}
/** What is so much less sure is asked about. */
const asksBelow = 0.95
/** Behind plain talk of a lesson it must be surer. Both from dialogues that were used up (evals/blind/dialogues). */
const lessonBefore = -2.5
const asksBelowInLesson = 0.65
/** A list that speaks where the ear hears little only asks. */
const listNeeds = -2.5
/** What was said before makes a story of it, or a lesson. */
const storyBelow = -2.5
/** So much likelier than what the lists know must another kind be to be taken for it. */
const listHolds = 1.5

const believed: ReadonlySet<ToldKind> = new Set(['bullying', 'sadness'])
const askedAgain: ReadonlySet<ToldKind> = new Set(['eating', 'substance', 'running_away'])

export function judgeNeed(evidence: Evidence): Need | null {
  const { told, together, before, isClaimed } = evidence
  const alone = behindLesson(evidence)
  const tipping = together && overAlarm(together) > overAlarm(before) && together.need > alone.need ? together : null
  const tips = tipping !== null && overAlarm(tipping) >= 0 && overAlarm(before) < 0
  const asks = tipping !== null && overAlarm(tipping) >= -asksBelow && overAlarm(before) < 0
  const heard = asks && tipping ? tipping : alone
  const kind = kindOf(told, heard)
  const isStory = together !== null && together.need < storyBelow && told.size === 0
  const isListed = told.size > 0 && alone.need >= listNeeds
  const isAlarm = isListed || (overAlarm(alone) >= 0 && !isStory) || tips
  const asksFrom = isStory ? 0 : alone === evidence.alone ? -asksBelow : -asksBelowInLesson
  const isAsked = told.size > 0 || overAlarm(alone) >= asksFrom || asks
  if (!isAlarm && !isAsked) return null
  if (isClaimed && believed.has(kind)) return null
  const isSure = isAlarm && !(isClaimed && askedAgain.has(kind))
  return { kind, isSure, mayBeHome: mayBeHome({ kind, isListed: told.size > 0, heard, isGrief: evidence.isGrief }) }
}

/**
 * Behind plain talk of a lesson a line is heard half by itself and half with what stands before it: 'one for me, one for him'
 * is sharing out there. What is said of need in so many words stays far above.
 */
function behindLesson({ alone, together, before }: Evidence): Hearing {
  if (!together || !before || before.need >= lessonBefore || together.need >= alone.need) return alone
  if (together.need < storyBelow) return alone
  return { ...alone, need: (alone.need + together.need) / 2 }
}

const none: ReadonlySet<ToldKind> = new Set()

/** How far what is heard lies above what makes an alarm of its kind; below it where it is less than nothing. */
const overAlarm = (heard: Hearing | null): number =>
  heard === null ? Number.NEGATIVE_INFINITY : heard.need - alarmFrom[likeliestOf(none, heard)]

function likeliestOf(told: ReadonlySet<ToldKind>, { kinds }: Hearing): ToldKind {
  const among = told.size > 0 ? toldKinds.filter((kind) => told.has(kind)) : toldKinds
  return among.reduce((best, kind) => (kinds[kind] > kinds[best] ? kind : best), among[0] ?? 'danger')
}

/** The likeliest kind; of those that the lists know the likeliest, unless another is far likelier. Harm at home comes before everything. */
function kindOf(told: ReadonlySet<ToldKind>, heard: Hearing): ToldKind {
  if (told.has('home_harm')) return 'home_harm'
  const [listed, any] = [likeliestOf(told, heard), likeliestOf(none, heard)]
  return heard.kinds[any] > heard.kinds[listed] + listHolds ? any : listed
}
