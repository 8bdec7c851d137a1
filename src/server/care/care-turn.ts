import type { ChildVerdict } from '#server/safety/check-child.ts'
import { type ToldKind, type ToTell, tellingOf } from '#shared/alarm.ts'
import { type Care, type CareKind, isSevereCare, openCare } from './care.ts'
import { kindQuestion, type Listener, openingOf, yesMeansSafe } from './care-words.ts'
import { inTheCourse, say } from './course.ts'
import { type CareReading, isStrongFeeling, readInCare, saysNo } from './read-in-care.ts'

/** What a child said, and what is known before it is answered. */
export type CareSituation = Listener & { care: Care | null; verdict: ChildVerdict; text: string; now: Date }

/** The whole reply, care as it is kept after it (null: it is over), and what a grown-up is told of this message. */
export type CareTurn = { sentences: string[]; care: Care | null; tells: ToTell | null }

/** Answers a message out of care; null where there is none: then the lesson goes on. */
export function careTurn(at: CareSituation): CareTurn | null {
  const { care, verdict, text } = at
  if (verdict.kind === 'alarm') return hearAlarm(at, verdict)
  if (verdict.kind === 'unclear') return hearUnclear(at, verdict)
  if (care?.stage === 'asked') return hearAnswer(at, care)
  if (care) return { ...inTheCourse(care, readingOf(text, care), at), tells: null }
  const isFine = verdict.kind === 'fine'
  return isFine && isStrongFeeling(text) ? { ...opened(at, 'feeling'), tells: null } : null
}

/** A no right after the opening says that there is no grown-up to go to. */
function readingOf(text: string, care: Care): CareReading {
  const reading = readInCare(text, care.asked)
  const isJustOpened = care.turns === 0 && care.asked === null && care.kind !== 'feeling'
  return reading === 'other' && isJustOpened && saysNo(text) ? 'alone' : reading
}

/** After harm at home these are likely about the same people: they are told to nobody at home either. */
const likelyOfHome: ReadonlySet<ToldKind> = new Set(['danger', 'running_away', 'other_harm', 'bullying', 'sadness'])

const toTell = (kind: ToldKind, care: Care | null, mayBeHome = false): ToTell =>
  tellingOf(kind, mayBeHome || (care?.home === true && likelyOfHome.has(kind)))

/** Care of this kind is opened, or goes over to it: what was known of home, and of who is near, stays known. */
function opened(
  at: CareSituation,
  kind: CareKind,
  { wantsToDie = false, mayBeHome = false } = {},
): Omit<CareTurn, 'tells'> {
  const before = at.care
  const opens = openCare(kind, before?.since ?? at.now.toISOString())
  const home = opens.home || mayBeHome || before?.home === true
  const kept = before ? { home, near: before.near, said: before.said } : { home }
  const care = { ...opens, ...kept }
  return { sentences: openingOf(care, at, wantsToDie), care }
}

type Alarm = Omit<Extract<ChildVerdict, { kind: 'alarm' }>, 'mayBeHome'> & { mayBeHome?: boolean }

function hearAlarm(at: CareSituation, { reason: told, wantsToDie, mayBeHome = false }: Alarm): CareTurn {
  const { care } = at
  const tells = toTell(told, care, mayBeHome)
  // A wish to die goes before what is known already.
  const kind = wantsToDie && care?.home ? 'crisis' : told
  const reading = readInCare(at.text, care?.asked ?? null)
  const isMeant = signsOfNeed.has(reading) || (kind !== 'crisis' && saysWhoIsThere.has(reading))
  if (!care || care.stage === 'asked' || !staysWith(care, kind, isMeant))
    return { ...opened(at, kind, { wantsToDie, mayBeHome }), tells }
  const home = care.home || mayBeHome || kind === 'home_harm'
  const meant = isMeant ? reading : kind === 'danger' && care.kind !== kind ? 'no' : 'more'
  return { ...inTheCourse({ ...care, home, stage: 'open' }, meant, at), tells }
}

const saysWhoIsThere: ReadonlySet<CareReading> = new Set(['alone', 'near', 'real'])

/** Care goes on as it is when it is told more of the same, something lighter, or of having told it. */
function staysWith(care: Care, kind: ToldKind, isMeant: boolean): boolean {
  if (care.kind === kind) return true
  if (care.kind === 'feeling' || kind === 'crisis') return false
  // Whoever hurts the child is the danger then: there is nothing not to touch.
  if (kind === 'danger') return isMeant || care.home
  return isMeant || (isSevereCare(care) && !isSevereCare({ kind }))
}

/** A kind question, once; in care that is open it is heard like everything else. */
type Unclear = Omit<Extract<ChildVerdict, { kind: 'unclear' }>, 'mayBeHome'> & { mayBeHome?: boolean }

function hearUnclear(at: CareSituation, { reason: kind, mayBeHome = false }: Unclear): CareTurn {
  const { care } = at
  const told = toTell(kind, care, mayBeHome)
  const tells: ToTell = { ...told, severity: 'mild' }
  if (care?.stage === 'asked') return { ...opened(at, kind, { mayBeHome }), tells: told }
  if (care && care.kind !== 'feeling') {
    // Who is told of the case reads it there; only what the parent must not be told of is noted elsewhere.
    const reading = readInCare(at.text, care.asked)
    const isElsewhere = tells.audience === 'safeguarding' && !care.home && !signsOfNeed.has(reading)
    return { ...inTheCourse(care, reading, at), tells: isElsewhere ? tells : null }
  }
  const opens = openCare(kind, at.now.toISOString())
  const asked = { ...opens, home: opens.home || mayBeHome }
  return { sentences: kindQuestion(asked, at), care: { ...asked, stage: 'asked', asked: 'kind' }, tells }
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

/** What was asked first, or once more whether all is well, is answered: with need, with nothing, or not yet. */
function hearAnswer(at: CareSituation, care: Care): CareTurn {
  const isAskedAgain = care.asked === 'safe'
  const reading = readInCare(at.text, isAskedAgain ? 'safe' : 'kind')
  const { kind } = care
  const meansSafe = isAskedAgain || yesMeansSafe(kind)
  if (kind !== 'feeling' && showsNeed(reading, care, meansSafe))
    return { ...opened(at, kind), tells: toTell(kind, care) }
  if (isAskedAgain) return { ...inTheCourse({ ...care, stage: 'ending' }, reading, at), tells: null }
  const isYes = reading === 'yes' || reading === 'go_on'
  const isSettled = reading === 'no' || isYes || reading === 'joke' || !isSevereCare(care)
  if (isSettled) return { ...closedBy(at, care, reading), tells: null }
  return { ...say({ ...care, asked: 'safe', turns: care.turns + 1 }, 'ask_unclear', at), tells: null }
}

/** Where it is severe, half an answer is need too: nobody says 'maybe' who is well. */
function showsNeed(reading: CareReading, care: Care, meansSafe: boolean): boolean {
  if (signsOfNeed.has(reading) || reading === (meansSafe ? 'no' : 'yes')) return true
  return isSevereCare(care) && (reading === 'sometimes' || (reading === 'unsure' && !meansSafe))
}

/** It was nothing, as the child says. For what is severe it is asked once whether all is well. */
function closedBy(at: CareSituation, care: Care, reading: CareReading): Omit<CareTurn, 'tells'> {
  if (reading === 'joke' && isSevereCare(care)) {
    const asked = say({ ...care, asked: 'safe' }, 'joke', at)
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
