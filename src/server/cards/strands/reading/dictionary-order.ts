import { z } from 'zod'
import file from '#content/decks/reading-dictionary.json'
import { diceOf } from '#server/brain/built-in/dice.ts'
import { shuffled } from '#server/brain/built-in/language/pick-task.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'
import { choiceCard, keyOf } from './choice-card.ts'

const dictionaryFile = z.strictObject({
  /** Four words each that differ in their first, second or third letter, in the order of the dictionary. */
  first: z.array(z.array(z.string()).length(4)),
  second: z.array(z.array(z.string()).length(4)),
  third: z.array(z.array(z.string()).length(4)),
})
type Sets = z.infer<typeof dictionaryFile>

let read: Sets | null = null
function sets(): Sets {
  read ??= dictionaryFile.parse(file)
  return read
}

const letters = ['first', 'second', 'third'] as const
type Which = (typeof letters)[number]

/** Which of four words comes first or last in the dictionary. */
export const dictionaryMaker: CardMaker = {
  skill: 'reading.dictionary-order',
  make: (seed) => {
    const dice = diceOf(seed)
    const which = letters[dice(0, letters.length - 1)] ?? 'first'
    const known = sets()[which]
    const words = known[dice(0, known.length - 1)] ?? []
    return dice(0, 1) === 0 ? firstCard(words, which) : lastCard(words, which)
  },
}

const at = (which: Which) => letters.indexOf(which)
const letterOf = (word: string, which: Which) => word.charAt(at(which))

function firstCard(words: readonly string[], which: Which): CardDraft {
  const [answer = '', ...others] = words
  return orderCard({ answer, others, which, end: 'first' })
}

function lastCard(words: readonly string[], which: Which): CardDraft {
  return orderCard({ answer: words.at(-1) ?? '', others: words.slice(0, -1), which, end: 'last' })
}

type Order = { answer: string; others: readonly string[]; which: Which; end: 'first' | 'last' }

function orderCard({ answer, others, which, end }: Order): CardDraft {
  const all = shuffled([answer, ...others], answer.length)
  const same = which === 'first' ? '' : answer.slice(0, at(which))
  const spread = all.map((word) => letterOf(word, which)).join(', ')
  return choiceCard({
    skill: 'reading.dictionary-order',
    key: keyOf(end, answer, ...others),
    entity: answer,
    tags: ['alphabet', `${which}-letter`],
    question: `Which word comes ${end} in the dictionary?`,
    name: `the ${end} of four words in the dictionary`,
    answer,
    lures: others.map((other) => lureOf(other, { answer, others, which, end })),
    hints: [
      same === '' ? 'Look at the first letter of each word.' : `All begin with ${same}. Look at the ${which} letter.`,
      'A dictionary goes from a to z.',
      `Those letters are ${spread}. Which comes ${end} in the alphabet?`,
    ],
    steps: [
      `The ${which} letters are ${spread}.`,
      `Of these, ${letterOf(answer, which)} comes ${end}, so it is ${answer}.`,
    ],
    explanation: `The ${which} letters decide: ${letterOf(answer, which)} comes ${end} of them in the alphabet.`,
  })
}

function lureOf(other: string, { answer, which, end }: Order) {
  const letter = letterOf(other, which)
  const longer = other.length < answer.length ? 'shorter-word-first' : 'other-letter-first'
  return {
    name: end === 'first' ? longer : 'stops-too-soon-in-the-alphabet',
    answer: other,
    observation: `“${other}” has ${letter} there. Does a letter of the others come ${end === 'first' ? 'before' : 'after'} it?`,
  }
}
