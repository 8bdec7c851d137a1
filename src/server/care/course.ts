import { type Care, type CareStep, isSevereCare } from './care.ts'
import { type Listener, type ReplyName, replyOf, stepOf, stepsOf, stillWordings } from './care-words.ts'
import type { CareReading } from './read-in-care.ts'

type Said = { sentences: string[]; care: Care }
type Answered = { sentences: string[]; care: Care | null }

/** Says a reply behind what is said already, in a wording that this child has not heard. */
export function say(care: Care, name: ReplyName, to: Listener, before: readonly string[] = []): Said {
  const times = care.said[name] ?? 0
  const said = { ...care.said, [name]: times + 1 }
  const wording = replyOf(name, times, care, to)
  if (wording) return { sentences: [...before, ...wording], care: { ...care, said } }
  if (name === 'still' || before.length > 0) return { sentences: [...before], care: { ...care, said } }
  return sayStill({ ...care, said }, to)
}

/** What is left to say when a course is at its end: in turn, without haste. */
function sayStill(care: Care, to: Listener, before: readonly string[] = []): Said {
  const times = care.said.still ?? 0
  const wording = replyOf('still', times % stillWordings(to), care, to) ?? []
  return { sentences: [...before, ...wording], care: { ...care, said: { ...care.said, still: times + 1 } } }
}

/** A strong feeling is met for so many of the child's messages; then the lesson is there again. */
const feelingTurns = 2
/** Whoever asks to go on so often goes on: nobody is held here. */
const asksBeforeEnd = 2

/** How a reading is answered beside the next step of the course; of those without a name the step alone speaks. */
const answers: Partial<Record<CareReading, ReplyName>> = {
  told_ignored: 'told_ignored',
  not_believed: 'not_believed',
  told_ok: 'told_ok',
  alone: 'alone',
  afraid: 'afraid',
  secret: 'secret',
  real: 'real',
  blame: 'blame',
  play: 'play',
  what_now: 'what_now',
  what_happens: 'what_happens',
  more: 'more',
  thanks: 'thanks',
  answer: 'answer',
}

/** What a child says in open care is answered first; then one step of the course follows, and never two questions. */
export function inTheCourse(before: Care, reading: CareReading, to: Listener): Answered {
  const care: Care = { ...before, turns: before.turns + 1, asked: null }
  const ending = endedBy(care, reading, to)
  if (ending) return ending
  const open: Care = { ...care, stage: 'open' }
  if (reading === 'quiet') return say(open, 'quiet', to)
  if (reading === 'no') return nextStep(say({ ...open, near: open.near }, 'not_safe', to), to)
  if (reading === 'near') return say({ ...open, near: 'yes' }, open.home ? 'near_home' : 'near', to)
  const near = reading === 'alone' ? 'no' : open.near
  const name = nameOf(reading, open)
  const times = open.said[name] ?? 0
  const isNew = replyOf(name, times, open, to) !== null
  const answered = isNew ? say({ ...open, near }, name, to) : { sentences: [], care: { ...open, near } }
  return nextStep(answered, to)
}

/** The same meaning is answered as it is so: who is told of it, and whether somebody has done something to the child. */
function nameOf(reading: CareReading, { home, kind }: Care): ReplyName {
  if (reading === 'secret') return home ? 'secret_home' : kind === 'feeling' ? 'secret_feeling' : 'secret'
  if (reading === 'blame' && kind === 'danger' && !home) return 'blame_danger'
  return answers[reading] ?? 'other'
}

const asksForEnd: ReadonlySet<CareReading> = new Set(['go_on', 'yes', 'joke', 'play', 'answer'])

/** Care ends when the child ends it; what is severe is asked about once more. */
function endedBy(care: Care, reading: CareReading, to: Listener): Answered | null {
  const isMild = !isSevereCare(care)
  if (care.kind === 'feeling' && (asksForEnd.has(reading) || reading === 'quiet' || care.turns > feelingTurns))
    return over(care, to)
  if (care.stage === 'ending' && (reading === 'yes' || reading === 'go_on' || reading === 'near')) return over(care, to)
  if (reading !== 'go_on' && reading !== 'joke' && !(reading === 'play' && care.said.play)) return null
  const isAskedEnough = (care.said.ask_end ?? 0) >= asksBeforeEnd
  if (isMild || isAskedEnough) return over(care, to)
  const before = reading === 'joke' ? (replyOf('joke', care.said.joke ?? 0, care, to) ?? []) : []
  const said = reading === 'joke' ? { ...care.said, joke: 1 } : care.said
  return say({ ...care, said, stage: 'ending', asked: 'safe' }, 'ask_end', to, before)
}

const over = (care: Care, to: Listener): Answered => ({ ...say(care, 'end', to), care: null })

/** The next step that was not said yet and fits; when all were, what is left to say. */
function nextStep({ sentences, care }: Said, to: Listener): Said {
  const step = stepsOf(care.kind).find((name) => !care.done.includes(name) && fits(name, care, sentences))
  if (!step) return sayStill(care, to, sentences)
  return {
    sentences: [...sentences, ...stepOf(care, step, to)],
    care: { ...care, done: [...care.done, step], asked: step === 'near' ? 'near' : null },
  }
}

/** Who is near is not asked of a child that said so, that asked for quiet, or that is asked something already. */
function fits(step: CareStep, care: Care, before: readonly string[]): boolean {
  if (step === 'line' && care.kind === 'danger') return !before.some((sentence) => /\bcall\b/.test(sentence))
  if (step !== 'near') return true
  return care.near === 'unknown' && !care.said.quiet && !before.some((sentence) => sentence.includes('?'))
}
