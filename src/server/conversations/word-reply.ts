import type { App } from '#server/context.ts'
import { sentencesIn } from '#server/safety/by-sentence.ts'
import type { ReplyFault } from '#server/safety/check-reply.ts'
import { askedBack, lastQuestion } from '#server/tutor/model/asked-back.ts'
import { readChoice } from '#server/tutor/model/choice.ts'
import { slowToday, wholeOf } from '#server/tutor/model/fallback.ts'
import type { Asked } from '#server/tutor/state.ts'
import { builtInBrain, type Turn } from '#server/tutor/turn.ts'
import { type Check, checkFor, mayCredit, type Taken } from './guard-reply.ts'
import { type Fault, type FaultKind, faultOf } from './reply-fault.ts'
import { mostSentences, withExercise } from './reply-shape.ts'

type Needs = Pick<App, 'brain' | 'log'>

/** What is to be worded: the turn as a brain is given it, and each of its ways as it was decided. */
export type Wording = {
  turn: Turn
  /** In the order of the turn's ways. */
  taken: readonly [Taken, ...Taken[]]
  /** What the child was asked before. */
  asked: Asked | null
  /** Said already, in front of the reply. */
  before: readonly string[]
}

/** A whole reply, checked: the way that it takes, and what it asks at its end. */
export type Worded = { taken: Taken; sentences: string[]; asked: Asked | null; faults: FaultKind[] }

/** A reply is whole within this time, its second try too. Milliseconds. */
const wholeTime = 12_500

/**
 * Lets the brain word a turn. Nothing is shown before the whole reply is checked: one with a fault is asked for once more,
 * with the fault named, if as much time is left as the first one took; then the built-in wording stands for it.
 */
export async function wordReply(app: Needs, wording: Wording, limit = wholeTime): Promise<Worded> {
  const { turn, taken } = wording
  const began = performance.now()
  // Our rules read English: where the child is spoken to in Spanish, only our own words are said.
  const brain = taken[0].lesson.spanish ? builtInBrain : app.brain
  const reply = await wholeOf(brain(turn))
  const first = judged(reply, wording)
  if (first.isOurs) return ours(wording, first.taken ?? taken[0], sentencesIn(reply))
  if (first.faults.length === 0) return { ...first, taken: first.taken ?? taken[0], faults: [] }
  const took = performance.now() - began
  const left = limit - took
  const again = left > took ? await askAgain(app, wording, reply, first.faults, left) : null
  const faults = [...kindsOf(first.faults), ...kindsOf(again?.faults ?? [])]
  app.log.warn({ reasons: faults, isMended: again?.faults.length === 0 }, 'a reply of the tutor was not shown')
  if (again && !again.isOurs && again.faults.length === 0) return { ...again, taken: again.taken ?? taken[0], faults }
  const chosen = again?.taken ?? first.taken ?? taken[0]
  const own = ours(wording, chosen, sentencesIn(chosen.words))
  return { ...own, faults: [...faults, ...own.faults] }
}

const kindsOf = (faults: readonly Fault[]): FaultKind[] => [...new Set(faults.map(({ kind }) => kind))]

/** The same turn once more, with what was wrong. Null where nothing came in time. */
async function askAgain({ brain }: Needs, wording: Wording, said: string, faults: readonly Fault[], left: number) {
  const { turn } = wording
  const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(Math.max(0, Math.round(left)))])
  const again = { said, faults: faults.slice(0, 4).map(({ says }) => says) }
  try {
    return judged(await wholeOf(brain({ ...turn, again, signal })), wording)
  } catch {
    // The built-in wording stands for it: a child waits no longer for what is only a better one.
    return null
  }
}

type Judged = {
  /** Null when no way was chosen. */
  taken: Taken | null
  sentences: string[]
  asked: Asked | null
  faults: Fault[]
  isOurs: boolean
}

function judged(reply: string, wording: Wording): Judged {
  const { turn, taken, asked: before } = wording
  const { at, rest } = readChoice(reply, taken.length)
  const chosen = at === null ? undefined : taken[at]
  if (isOurWording(reply, taken[0])) return { taken: taken[0], sentences: [], asked: null, faults: [], isOurs: true }
  const said = turn.recent.at(-1)?.content ?? ''
  if (!chosen || !mayCredit(chosen, wording.taken[0], said))
    return { taken: null, sentences: [], asked: null, faults: [faultOf('no_choice', '')], isOurs: false }
  const spoken = sentencesIn(rest)
  const most = mostSentences(sentencesIn(chosen.words).length, turn.student.grade_level)
  // Far more than can be used is not read to its end.
  const checked = checkAll(spoken.slice(0, 2 * most), checkFor(chosen, turn), wording.before)
  const whole = withExercise(checked.sentences, chosen.decision)
  const faults = [...checked.faults, ...(whole.fault ? [faultOf('no_question', whole.fault)] : [])]
  if (spoken.length > most) faults.push(faultOf('too_many', String(most)))
  if (whole.sentences.length === 0 && faults.length === 0) faults.push(faultOf('empty', ''))
  const { lesson } = chosen.decision
  const decided = { asked: lesson.asked, question: lastQuestion(sentencesIn(chosen.words)), lesson }
  return {
    taken: chosen,
    sentences: whole.sentences,
    asked: askedBack(whole.sentences, decided, before),
    faults,
    isOurs: false,
  }
}

const isOurWording = (reply: string, { words }: Taken) => reply.trim().replace(slowToday, '').trim() === words.trim()

/** Every sentence, each after those before it. */
function checkAll(said: readonly string[], check: Check, before: readonly string[]) {
  const sentences: string[] = []
  const faults: Fault[] = []
  for (const sentence of said) {
    const verdict = check(sentence, [...before, ...sentences])
    if (!verdict.ok) faults.push(faultOf(verdict.reason, sentence))
    else if (verdict.sentence !== '') sentences.push(verdict.sentence)
  }
  return { sentences, faults }
}

/** The built-in wording. It is checked as well: it quotes the child. What is wrong with a sentence has a safe one in its place. */
function ours({ turn, before }: Wording, taken: Taken, said: readonly string[]): Worded {
  const check = checkFor(taken, turn)
  const sentences: string[] = []
  const faults: ReplyFault[] = []
  for (const sentence of said) {
    const verdict = check(sentence, [...before, ...sentences])
    const text = verdict.ok ? verdict.sentence : verdict.instead
    if (!verdict.ok) faults.push(verdict.reason)
    // The same safe sentence twice in one reply would sound broken.
    if (text !== '' && (verdict.ok || !sentences.includes(text))) sentences.push(text)
  }
  return { taken, sentences, asked: taken.decision.lesson.asked, faults }
}
