import { readTokens } from '#shared/answers/tokens.ts'
import { aboutClaim, type Fact, factClaim, factTold, prefix } from '../know/facts.ts'
import type { Decision, Line } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A plain statement about the world, a word or a number that many children make: it is right, or kindly set right.

/** Where a claim is a move of something else. */
const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling'])

/** Confirms what the child states and is so, and sets right with the reason what is not. */
export function toldFact(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (isTaken.has(lesson.asked?.kind ?? '') || lesson.passage !== null || lesson.asked?.about?.startsWith('pretend'))
    return null
  const again = numberAgain(heard)
  if (again) return again
  if (/\?\s*$/.test(text) || asks.test(lastSentence(text)) || !isOfLast(text)) return null
  const claim = claimIn(text)
  if (!claim || isAskedByTutor(lesson, text)) return null
  const { fact, isSo } = claim
  const says = wordsFor(fact, heard)
  return says === null
    ? null
    : told(heard, fact, [
        { key: isSo ? 'sense.right' : 'sense.wrong' },
        { text: aboutClaim(fact, says, text), fact: true },
      ])
}

const asks =
  /^\W*(?:(?:so|and|but|wait|ok|hey|um+|then|or) )*(?:is|are|am|do|does|did(?! (?:you|u) know)|can|could|will|would|was|were|what|whats|why|how|who|where|when|which|if)\b/i

const wordsFor = ({ es, young, older }: Fact, { lesson, grade }: Heard): string | null =>
  lesson.spanish ? (es ?? null) : grade <= 2 ? young : older

/** More than a claim and a word before it is a tale of its own. */
const isOfLast = (text: string) => sentences(text).length <= 2
const sentences = (text: string) => text.split(/[.!\n]+\s*/).filter((one) => one.trim() !== '')
/** The last sentence, or the one before where the last is a remark: 'the heart is a muscle. its so cool'. */
function claimIn(text: string) {
  const [first = '', last] = sentences(text)
  const found = factClaim(last ?? first)
  return found ?? (last !== undefined && remark.test(last.trim()) ? factClaim(first) : null)
}
const remark =
  /^(?:(?:and|its|it is|it's|thats|that's|that is|so|pretty|really|very|isnt it|i like it|i know) ?)+(?:cool|neat|awesome|crazy|weird|funny|gross|nice|amazing|true|that|it)?$/i
const lastSentence = (text: string) => sentences(text).at(-1) ?? ''

/** 'Oh, four' behind what was told of a square. */
function numberAgain(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const fact = openProblem(lesson) ? null : factTold(lesson.told)
  if (fact?.key === undefined) return null
  const tokens = readTokens(text)
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const [number] = numbers
  if (numbers.length !== 1 || tokens.length > mostWords || number?.kind !== 'number' || !number.value.equals(fact.key))
    return null
  return told(heard, fact, [{ key: 'fact.number', values: { number: fact.key } }])
}
const mostWords = 4

function told(heard: Heard, fact: Fact, lines: Line[]): Decision {
  const lesson: Lesson = { ...heard.lesson, told: `${prefix}${fact.id}`, aside: heard.lesson.aside + 1 }
  const isRight = lines.some((line) => 'key' in line && line.key !== 'sense.wrong')
  const said = { kind: 'book', mood: isRight ? 'happy' : 'calm' } as const
  if (openProblem(lesson)) return reply(lines, askAgain(heard, lesson), said)
  const closing = askChat(lesson, { key: 'fact.ask' })
  return reply(lines, lesson.aside % 2 === 0 ? { ...closing, lines: [] } : closing, said)
}

const longWord = /[a-z]{4,}/g
const everyday = new Set([
  'have',
  'that',
  'this',
  'with',
  'more',
  'than',
  'there',
  'they',
  'from',
  'some',
  'number',
  'make',
  'makes',
  'what',
])

/** The open exercise speaks of it: its answer is not told in passing. */
function isAskedByTutor(lesson: Lesson, text: string): boolean {
  const open = openProblem(lesson)
  if (!open) return false
  if (open.subject !== 'math') return true
  const { item } = open
  const asked = new Set([...item.text, item.question, item.answer.answer].join(' ').toLowerCase().match(longWord) ?? [])
  return (text.toLowerCase().match(longWord) ?? []).some((word) => !everyday.has(word) && asked.has(word))
}
