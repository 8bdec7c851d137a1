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

/** The topic that a text names, if it names one: the 7 times table, subtraction. */
export function topicIn(text: string): Topic | null {
  const tokens = readTokens(text)
  const words = tokens
    .map((token) => (token.kind === 'word' ? token.word : token.kind === 'number' ? '#' : ''))
    .join(' ')
  const number = tableIn(tokens)
  if (number !== null) return `the ${number} times table`
  const found = Object.entries(known).flatMap(([topic, { words: pattern }]) => {
    const at = words.search(pattern)
    return at < 0 ? [] : [{ topic, at }]
  })
  const first = found.reduce<{ topic: string; at: number } | null>(
    (best, one) => (best === null || one.at < best.at ? one : best),
    null,
  )
  return first?.topic ?? null
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

/** The topic that a parent's notes ask for, if they name one. */
export function topicInNotes(notes: string[]): Topic | null {
  for (const note of notes) {
    const plain = note.toLowerCase().replace(/['’]/g, '')
    for (const part of plain.split(/[.;,!?\n]|\bbut\b|\balthough\b|\bhowever\b|\binstead of\b|\bthough\b/)) {
      const topic = notAskedFor.test(part) ? null : topicIn(part)
      if (topic) return topic
    }
  }
  return null
}

/** What a child of this grade works on when nobody has said anything else. */
export function usualTopic(grade: number, dice: Dice): Topic {
  const choices =
    grade < 0
      ? ['adding']
      : grade <= 2
        ? ['adding', 'taking away']
        : grade === 3
          ? ['times tables']
          : grade === 4
            ? ['multiplying', 'dividing']
            : ['multiplying', 'dividing', 'fractions']
  return choices[dice(0, choices.length - 1)] ?? 'adding'
}
