import { plainLine, type Remembered, thingSaid } from '../know/common-sense/plain-line.ts'
import { type Ask, senseAsk } from '../know/common-sense/sense-ask.ts'
import { type Verdict, verdictOf } from '../know/common-sense/sense-verdict.ts'
import { isSurelyOf } from '../know/know.ts'
import type { Decision, Line } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Everyday things: is it alive, which is bigger, can it, has it, what is it for. A question gets its answer, a claim its yes or no, each with one reason.

/** Questions of the tutor that such a line answers. */
const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling'])
/** A claim there is an answer, or a way to one. */
const isWork: ReadonlySet<string> = new Set(['answer', 'step', 'how', 'tried', 'relation'])

export function commonSense(heard: Heard): Decision | null {
  const { lesson } = heard
  if (lesson.spanish || lesson.passage !== null || isTaken.has(lesson.asked?.kind ?? '')) return null
  const ask = asks(heard)
  if (!ask || (ask.isClaim && isAtWork(lesson)) || isAskedByTutor(lesson, ask)) return null
  // A reason that somebody wrote down says more than what is so of the whole kind.
  if (ask.said.form === 'whyNot' && isSurelyOf(heard.text, [ask.of.of.one, ask.of.of.many])) return null
  const seed = lesson.seed + lesson.said.length
  const verdict = verdictOf(ask, seed)
  return verdict && told(heard, ask, verdict, seed)
}

/** What the line asks, or its last sentence does where others stand before it. */
function asks({ text, lesson }: Heard): Ask | null {
  const parts = text.split(/[.!?\n]+\s*/).filter(Boolean)
  const ask = senseAsk(plainLine(parts.at(-1) ?? ''), lesson.thing)
  return ask?.isClaim && parts.length > 1 ? null : ask
}

const isAtWork = (lesson: Lesson): boolean =>
  openProblem(lesson) !== null ||
  isWork.has(lesson.asked?.kind ?? '') ||
  lesson.asked?.about?.startsWith('pretend') === true

/** The open exercise is about it: its answer is not told in passing. */
function isAskedByTutor(lesson: Lesson, { of, said }: Ask): boolean {
  const item = openProblem(lesson)?.item
  if (!item) return false
  const asked = ` ${[...item.text, item.question, item.answer.answer]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')} `
  const names = said.form === 'than' ? [of.of, said.other.of] : [of.of]
  return names.some(({ one, many }) => asked.includes(` ${one} `) || asked.includes(` ${many} `))
}

function told(heard: Heard, ask: Ask, verdict: Verdict, seed: number): Decision {
  const { of, by } = ask.of
  const about = by === 'you' ? heard.lesson.about : of.one
  const lesson = { ...heard.lesson, about, told: null, aside: heard.lesson.aside + 1 }
  const opener = openerOf(ask, verdict)
  const lines: Line[] = [...(opener === null ? [] : [{ key: `sense.${opener}` }]), verdict.say]
  if (verdict.why) lines.push(verdict.why)
  const mood = verdict.isSo === true ? 'happy' : 'calm'
  if (openProblem(lesson)) return reply(lines, askAgain(heard, lesson), { kind: 'book', mood })
  const closing = askChat(lesson, verdict.back ?? { key: 'chat.more' })
  const isAsked = verdict.back !== undefined && seed % 2 === 0
  return reply(lines, isAsked ? closing : { ...closing, lines: [] }, { kind: 'book', mood })
}

/** How the answer begins: a yes, a no, 'you're right'; nothing where only something is told. */
function openerOf({ isClaim, isNot }: Ask, { isSo, opens, isSilly }: Verdict): string | null {
  if (isSo === 'tells') return null
  if (isSo === null) return opens ?? 'depends'
  const isTrue = isSo !== isNot
  if (isTrue) return isClaim ? 'right' : 'yes'
  if (isSilly && isClaim) return 'silly'
  const kind = isClaim ? 'wrong' : 'no'
  return opens === 'than' ? `${kind}.than` : kind
}

const keptFor = 4

/** The thing that was spoken of last, for 'it' and 'they' in the next few lines. */
export function thingKept({ text, lesson: { thing } }: Pick<Heard, 'text' | 'lesson'>): Lesson['thing'] {
  const said: Remembered | null = thingSaid(plainLine(text))
  if (said) return { ...said, left: keptFor }
  return thing && thing.left > 1 ? { ...thing, left: thing.left - 1 } : null
}
