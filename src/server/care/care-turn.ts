import type { ChildVerdict } from '#server/safety/check-child.ts'
import { type AlarmAudience, type AlarmSeverity, audienceOfKind, severityOfKind, type ToldKind } from '#shared/alarm.ts'
import { type Care, type CareKind, isSevereCare, openCare } from './care.ts'
import { kindQuestion, type Listener, openingOf, yesMeansSafe } from './care-words.ts'
import { inTheCourse, say } from './course.ts'
import { type CareReading, isStrongFeeling, readInCare } from './read-in-care.ts'

/** What a child said, and what is known before it is answered. */
export type CareSituation = Listener & { care: Care | null; verdict: ChildVerdict; text: string; now: Date }

/** What is told to a grown-up. */
export type ToTell = { kind: ToldKind; severity: AlarmSeverity; audience: AlarmAudience }

/** The whole reply, care as it is kept after it (null: it is over), and what a grown-up is told of this message. */
export type CareTurn = { sentences: string[]; care: Care | null; tells: ToTell | null }

/** Answers a message out of care; null where there is none: then the lesson goes on. */
export function careTurn(at: CareSituation): CareTurn | null {
  const { care, verdict, text } = at
  if (verdict.kind === 'alarm') return hearAlarm(at, verdict.reason)
  if (verdict.kind === 'unclear') return hearUnclear(at, verdict.reason)
  if (care?.stage === 'asked') return hearAnswer(at, care)
  if (care) return { ...inTheCourse(care, readInCare(text, care.asked), at), tells: null }
  const isFine = verdict.kind === 'fine'
  return isFine && isStrongFeeling(text) ? { ...opened(at, 'feeling'), tells: null } : null
}

/** After harm at home these are likely about the same people: they are told to nobody at home either. */
const likelyOfHome: ReadonlySet<ToldKind> = new Set(['danger', 'running_away', 'other_harm', 'bullying', 'sadness'])

function toTell(kind: ToldKind, care: Care | null): ToTell {
  const isOfHome = care?.home === true && likelyOfHome.has(kind)
  return { kind, severity: severityOfKind[kind], audience: isOfHome ? 'safeguarding' : audienceOfKind(kind) }
}

/** Care of this kind is opened, or goes over to it: what was known of home, and of who is near, stays known. */
function opened(at: CareSituation, kind: CareKind): Omit<CareTurn, 'tells'> {
  const before = at.care
  const care = openCare(kind, before?.since ?? at.now.toISOString())
  const kept = before ? { home: care.home || before.home, near: before.near, said: before.said } : {}
  return { sentences: openingOf(kind, at), care: { ...care, ...kept } }
}

function hearAlarm(at: CareSituation, kind: ToldKind): CareTurn {
  const { care } = at
  const tells = toTell(kind, care)
  const reading = readInCare(at.text, care?.asked ?? null)
  const isMeant = signsOfNeed.has(reading) || (kind !== 'crisis' && saysWhoIsThere.has(reading))
  if (!care || care.stage === 'asked' || !staysWith(care, tells, isMeant)) return { ...opened(at, kind), tells }
  const home = care.home || kind === 'home_harm'
  const meant = isMeant ? reading : kind === 'danger' && care.kind !== kind ? 'no' : 'more'
  return { ...inTheCourse({ ...care, home, stage: 'open' }, meant, at), tells }
}

const saysWhoIsThere: ReadonlySet<CareReading> = new Set(['alone', 'near', 'real'])

/** Care goes on as it is when it is told more of the same, something lighter, or of having told it. */
function staysWith(care: Care, { kind, severity }: ToTell, isMeant: boolean): boolean {
  if (care.kind === kind) return true
  if (care.kind === 'feeling' || kind === 'crisis') return false
  // Whoever hurts the child is the danger then: there is nothing not to touch.
  if (kind === 'danger') return isMeant || care.home
  return isMeant || (isSevereCare(care) && severity !== 'severe')
}

/** A kind question, once; in care that is open it is heard like everything else. */
function hearUnclear(at: CareSituation, kind: ToldKind): CareTurn {
  const { care } = at
  const tells: ToTell = { ...toTell(kind, care), severity: 'mild' }
  if (care?.stage === 'asked') return { ...opened(at, kind), tells: toTell(kind, care) }
  if (care && care.kind !== 'feeling') {
    // Who is told of the case reads it there; only what the parent must not be told of is noted elsewhere.
    const reading = readInCare(at.text, care.asked)
    const isElsewhere = tells.audience === 'safeguarding' && !care.home && !signsOfNeed.has(reading)
    return { ...inTheCourse(care, reading, at), tells: isElsewhere ? tells : null }
  }
  const asked = openCare(kind, at.now.toISOString())
  return { sentences: kindQuestion(kind, at), care: { ...asked, stage: 'asked', asked: 'kind' }, tells }
}

/** Only who is in need says these after a kind question. */
const signsOfNeed: ReadonlySet<CareReading> = new Set([
  'told_ignored',
  'not_believed',
  'told_ok',
  'afraid',
  'secret',
  'blame',
  'what_now',
  'what_happens',
])

function hearAnswer(at: CareSituation, care: Care): CareTurn {
  const reading = readInCare(at.text, 'kind')
  const isYes = reading === 'yes' || reading === 'go_on'
  const meansSafe = yesMeansSafe(care.kind)
  const isNeed = signsOfNeed.has(reading) || (meansSafe ? reading === 'no' : reading === 'yes')
  if (isNeed && care.kind !== 'feeling') return { ...opened(at, care.kind), tells: toTell(care.kind, care) }
  const isSettled = reading === 'no' || isYes || reading === 'joke' || !isSevereCare(care)
  if (isSettled || care.turns > 0) return { ...closedBy(at, care, reading), tells: null }
  const again = say({ ...care, asked: 'safe', turns: care.turns + 1, stage: 'ending' }, 'ask_unclear', at)
  return { ...again, tells: null }
}

/** It was nothing, as the child says. For what is severe it is asked once whether all is well. */
function closedBy(at: CareSituation, care: Care, reading: CareReading): Omit<CareTurn, 'tells'> {
  if (reading === 'joke' && isSevereCare(care)) {
    const asked = say({ ...care, stage: 'ending', asked: 'safe' }, 'joke', at)
    return say(asked.care, 'ask_unclear', at, asked.sentences)
  }
  return { ...say(care, 'no_question', at), care: null }
}

/** What is kept with a message that was answered out of care; what the family must not know is not named to it. */
export function verdictOfCare({ tells }: Pick<CareTurn, 'tells'>): ToldKind | 'unclear' | null {
  if (tells === null) return null
  if (tells.severity === 'mild') return 'unclear'
  return tells.audience === 'safeguarding' ? 'home_harm' : tells.kind
}
