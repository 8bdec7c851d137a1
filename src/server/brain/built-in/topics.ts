import { readTokens, type Token } from '#shared/answers/tokens.ts'
import type { Dice } from './dice.ts'
import type { Operation } from './terms.ts'

/** What the child works on, in words that a child knows. A lesson keeps it as this text. */
export type Topic = string

type Known = { operations: [Operation, ...Operation[]]; kind: 'plain' | 'table' | 'fractions'; words: RegExp }

/** First the narrower ones: 'times tables' before 'times'. */
const known: Record<string, Known> = {
  fractions: { operations: ['+', '-'], kind: 'fractions', words: /\bfractions?\b/ },
  'times tables': {
    operations: ['×'],
    kind: 'table',
    words: /\b(?:times? ?tables?|tables|timestables?|multiplication facts?)\b/,
  },
  multiplying: {
    operations: ['×'],
    kind: 'plain',
    words: /\b(?:multiply|multiplying|multiplication|timesing|times)\b/,
  },
  sharing: { operations: ['÷'], kind: 'plain', words: /\bsharing\b/ },
  dividing: { operations: ['÷'], kind: 'plain', words: /\b(?:divide|dividing|division|divisions)\b/ },
  'taking away': {
    operations: ['-'],
    kind: 'plain',
    words: /\b(?:taking away|take away|take aways|takeaways?|subtract|subtracting|subtraction|subtractions|minus)\b/,
  },
  adding: { operations: ['+'], kind: 'plain', words: /\b(?:add|adding|addition|additions|plus|sums)\b/ },
}

const table = /^the (\d{1,3}) times table$/

/** What is drawn for a topic: an operation, and the table that it stays in. */
export function readTopic(topic: Topic, dice: Dice): { operation: Operation; kind: Known['kind']; table?: number } {
  const number = table.exec(topic)?.[1]
  if (number !== undefined) return { operation: '×', kind: 'table', table: Number(number) }
  const { operations, kind } = known[topic] ?? { operations: ['+'] as const, kind: 'plain' as const }
  return { operation: operations[dice(0, operations.length - 1)] ?? '+', kind }
}

/** The topic that an exercise belongs to. */
export function topicOf(operation: Operation, question: string): Topic {
  if (question.includes('/')) return operation === '+' || operation === '-' ? 'fractions' : names[operation]
  return names[operation]
}
const names = { '+': 'adding', '-': 'taking away', '×': 'multiplying', '÷': 'dividing' } as const

/** The topic of sums that a text names, if it names one: the 7 times table, subtraction; and in how many letters. */
export function sumTopicIn(text: string): { topic: Topic; length: number } | null {
  const tokens = readTokens(text)
  const words = tokens
    .map((token) => (token.kind === 'word' ? token.word : token.kind === 'number' ? '#' : ''))
    .join(' ')
  const number = tableIn(tokens)
  if (number !== null) return { topic: `the ${number} times table`, length: 'times table'.length }
  let first: { topic: Topic; at: number; length: number } | null = null
  for (const [topic, { words: pattern }] of Object.entries(known)) {
    const match = pattern.exec(words)
    if (match && (first === null || match.index < first.at)) first = { topic, at: match.index, length: match[0].length }
  }
  return first
}

const plurals = 'twos threes fours fives sixes sevens eights nines tens elevens twelves'.split(' ')

/** The 7 of 'the 7 times table', 'table of seven', 'my sevens', '7s'. */
function tableIn(tokens: Token[]): number | null {
  const word = (at: number) => {
    const token = tokens[at]
    return token?.kind === 'word' ? token.word : ''
  }
  for (const [at, token] of tokens.entries()) {
    const spoken = plurals.indexOf(word(at))
    if (spoken >= 0 && /^(?:my|the|his|her|their|our)$/.test(word(at - 1))) return spoken + 2
    if (token.kind !== 'number' || token.value.d !== 1n || token.value.lt(0) || token.value.gt(100)) continue
    const table = /^(?:times?|x)$/.test(word(at + 1)) && /^tables?$/.test(word(at + 2))
    const joined = /^(?:timestables?|tables?)$/.test(word(at + 1))
    const of = /^(?:of|for|by)$/.test(word(at - 1)) && /^(?:times?|timesing|tables?)$/.test(word(at - 2))
    const many = word(at + 1) === 's' && /^(?:my|the|his|her|their|our)$/.test(word(at - 1))
    if (table || joined || of || many) return token.value.valueOf()
  }
  return null
}

/** In a part of a note with such a word, the topic is not asked for. */
const notAskedFor =
  /\b(?:not|dont|doesnt|no|never|avoid|stop|skip|without|already|knows?|good at|great at|best at|mastered|finished|done|loves?|likes?|enjoys?|hates?|scared|afraid)\b/

/** The parts of notes that ask for something, in small letters. */
export const namedPartsOf = (notes: string[]): string[] =>
  notes.flatMap((note) =>
    note
      .toLowerCase()
      .replace(/['’]/g, '')
      .split(/[.;,!?\n]|\bbut\b|\balthough\b|\bhowever\b|\binstead of\b|\bthough\b/)
      .filter((part) => !notAskedFor.test(part)),
  )

/** The sums that a child of this grade works on. */
export function usualSums(grade: number): [Topic, ...Topic[]] {
  if (grade < 0) return ['adding']
  if (grade <= 2) return ['adding', 'taking away']
  if (grade === 3) return ['times tables']
  return grade === 4 ? ['multiplying', 'dividing'] : ['multiplying', 'dividing', 'fractions']
}
