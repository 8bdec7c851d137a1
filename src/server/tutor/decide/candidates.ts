import { isQuestion } from '../know/book/stems.ts'
import { entryAnswer, maybeMeant } from '../know/know.ts'
import type { Decision, Situation } from '../move.ts'
import { afterPlay } from '../play/play.ts'
import { shareOfActs } from '../read/acts.ts'
import { answerLooks, tryAt } from '../read/tries.ts'
import { hasWording } from '../say/wordings.ts'
import { openProblem } from '../state.ts'
import { askAgain } from './ask.ts'
import { credit } from './credit.ts'
import { type Heard, hear } from './hear.ts'
import { exactly, guessed } from './readers.ts'
import { reply } from './reply.ts'
import { talk } from './talk.ts'
import { tellKnown } from './tell.ts'
import { unsure } from './unread.ts'
import { onAct } from './wishes.ts'
import { wonder } from './world.ts'
import { wrong } from './wrong.ts'

/** One way to take what the child said, and what the tutor does then. */
export type Candidate = {
  /** What the child did, said of it: 'gives 54 for 7 × 8, which is not right'. */
  reading: string
  decision: Decision
}

const most = 4
/** From here on the reader of talk is sure. */
const sureShare = 0.6
/** Less likely talk is not offered. */
const leastShare = 0.08

/**
 * Where nothing exact and no clear talk was read: up to four ways to take the message, the likeliest first, for whoever
 * can tell them apart by its meaning. Empty where the message is clear. One that credits is offered only where the key
 * says right.
 */
export function candidates(whole: Situation): Candidate[] {
  const heard = hear(whole)
  if (exactly(heard)) return []
  const own = guessed(heard)
  const aside = toOwnQuestion(heard)
  if (aside === null && isSure(heard, own)) return []
  const last: Candidate = { reading: 'says something that cannot be understood', decision: unsure(heard) }
  const readings = [aside, { reading: readingOf(heard, own), decision: own }, ...others(heard), last]
  const found: Candidate[] = []
  for (const reading of readings)
    if (reading !== null && !found.some((one) => isSame(one, reading))) found.push(reading)
  // Whoever finds that none of the others fits can still say so.
  const chosen = found.length <= most ? found : [...found.slice(0, most - 1), last]
  return chosen.length < 2 ? [] : chosen.map((one) => ({ ...one, decision: afterPlay(heard, one.decision) }))
}

const isSame = (one: Candidate, other: Candidate) =>
  JSON.stringify(one.decision.move.lines) === JSON.stringify(other.decision.move.lines)

/** What was decided with a doubt that is in the move itself. */
const doubtful = new Set(['unsure', 'heard', 'which'])

function isSure(heard: Heard, { move }: Decision): boolean {
  const { acts, text, lesson } = heard
  if (doubtful.has(move.kind)) return false
  const open = openProblem(lesson)
  // A bare try is a try, whatever its words remind of.
  if (move.found && open && text.trim().split(/\s+/).length <= 2)
    return answerLooks(text, open.item.answer, acts) === 'clear'
  return (acts[0]?.share ?? 0) >= sureShare
}

/** A model asked something of its own that has no key: what is said next may answer that, and then it is no try. */
function toOwnQuestion(heard: Heard): Candidate | null {
  const { asked } = heard.lesson
  if (asked?.kind !== 'step' || asked.expects !== null || asked.about === null) return null
  const decision = reply([{ key: 'step.heard' }], askAgain(heard, { ...heard.lesson, asked: null }), { kind: 'aside' })
  return { reading: `answers what you asked: "${asked.about}"`, decision }
}

const others = (heard: Heard): Candidate[] => [...credits(heard), ...tries(heard), ...questions(heard), ...talks(heard)]

/** The key of an open problem stands in it, though it may be about something else. */
const credits = (heard: Heard): Candidate[] =>
  [...heard.lesson.problems].reverse().flatMap((problem) => {
    const tried = tryAt(heard.text, problem.item)
    if (tried.kind !== 'right') return []
    const decision = credit(heard, problem, { said: tried.said, nearly: tried.nearly })
    return [{ reading: `gives ${tried.said} for ${problem.item.name}, and that is right`, decision }]
  })

function tries(heard: Heard): Candidate[] {
  const open = openProblem(heard.lesson)
  if (!open) return []
  const tried = tryAt(heard.text, open.item)
  if (tried.kind !== 'wrong') return []
  return [{ reading: wrongly(tried.said, open.item.name), decision: wrong(heard, open, tried) }]
}

const wrongly = (said: string, name: string) => `gives "${said}" for ${name}, and that is not right`

function questions(heard: Heard): Candidate[] {
  const { text, acts, grade } = heard
  if (!isQuestion(text) && shareOfActs(acts, 'ask_world', 'ask_meaning', 'tell_about') < 0.15) return []
  const maybe = maybeMeant(text)
  const known = maybe && entryAnswer(maybe.id, grade)
  return [
    ...(known ? [{ reading: `asks: "${maybe.ask}"`, decision: tellKnown(heard, known) }] : []),
    { reading: world, decision: wonder(heard) },
  ]
}

const world = 'asks something about the world, about words or about a subject'

const talks = (heard: Heard): Candidate[] =>
  heard.acts.flatMap(({ act, share }) => {
    if (share < leastShare) return []
    const decision = onAct(heard, act) ?? (hasWording(`act.${act}.say`) ? talk(heard, act) : null)
    return decision ? [{ reading: talkOf(act), decision }] : []
  })

const talkOf = (act: string) => `says something of this kind: ${act.replaceAll('_', ' ')}`

/** How the reading that was decided on is told. */
function readingOf(heard: Heard, { move }: Decision): string {
  const { text, lesson, acts } = heard
  const open = openProblem(lesson)
  const tried = open && tryAt(text, open.item)
  if (move.found === 'wrong' && open && tried?.kind === 'wrong') return wrongly(tried.said, open.item.name)
  if (move.kind === 'which') return 'may have answered, but it is not clear what'
  if (move.kind === 'wonder') return world
  if (move.kind === 'unsure' || move.kind === 'heard') return 'says something that cannot be understood'
  if (move.kind === 'step') return 'tells a part of the way'
  return talkOf(acts[0]?.act ?? 'talk')
}
