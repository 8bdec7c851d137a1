import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import type { Slip } from '#server/brain/built-in/math/drafts.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

type NumberName = { value: number; word: string; hint: string; like: readonly number[]; heard: readonly string[] }

const teen = (value: number, word: string, like: readonly number[], heard: readonly string[]): NumberName => ({
  value,
  word,
  hint: 'The end, teen, means 10 and some more.',
  like,
  heard,
})

/** The names that children mix up, with the numbers that they are taken for. */
const names: [NumberName, ...NumberName[]] = [
  {
    value: 0,
    word: 'zero',
    hint: 'It is what is left when nothing is there.',
    like: [1, 10, 6],
    heard: ['one', 'ten', 'six'],
  },
  { value: 1, word: 'one', hint: 'It is a single line.', like: [7, 2, 10], heard: ['seven', 'two', 'ten'] },
  { value: 2, word: 'two', hint: 'You have that many eyes.', like: [5, 3, 20], heard: ['five', 'three', 'ten'] },
  {
    value: 3,
    word: 'three',
    hint: 'A triangle has that many sides.',
    like: [8, 5, 30],
    heard: ['eight', 'five', 'thirteen'],
  },
  {
    value: 4,
    word: 'four',
    hint: 'A car has that many wheels.',
    like: [5, 9, 14],
    heard: ['five', 'nine', 'fourteen'],
  },
  {
    value: 5,
    word: 'five',
    hint: 'Your hand has that many fingers.',
    like: [2, 4, 15],
    heard: ['two', 'four', 'fifteen'],
  },
  { value: 6, word: 'six', hint: 'A bee has that many legs.', like: [9, 7, 16], heard: ['nine', 'seven', 'sixteen'] },
  { value: 7, word: 'seven', hint: 'A week has that many days.', like: [1, 6, 17], heard: ['one', 'six', 'eleven'] },
  {
    value: 8,
    word: 'eight',
    hint: 'A spider has that many legs.',
    like: [3, 9, 18],
    heard: ['three', 'nine', 'eighteen'],
  },
  {
    value: 9,
    word: 'nine',
    hint: 'It comes just before the full ten.',
    like: [6, 8, 19],
    heard: ['six', 'eight', 'nineteen'],
  },
  {
    value: 10,
    word: 'ten',
    hint: 'Your hands have that many fingers.',
    like: [1, 100, 11],
    heard: ['one', 'twelve', 'eleven'],
  },
  {
    value: 11,
    word: 'eleven',
    hint: 'It comes right after the full ten.',
    like: [7, 12, 1],
    heard: ['seven', 'twelve', 'one'],
  },
  {
    value: 12,
    word: 'twelve',
    hint: 'A clock has that many numbers.',
    like: [20, 2, 11],
    heard: ['twenty', 'eleven', 'two'],
  },
  teen(13, 'thirteen', [30, 3, 31], ['thirty', 'three', 'fourteen']),
  teen(14, 'fourteen', [40, 4, 41], ['forty', 'four', 'fifteen']),
  teen(15, 'fifteen', [50, 5, 51], ['fifty', 'five', 'sixteen']),
  teen(16, 'sixteen', [60, 6, 61], ['sixty', 'six', 'seventeen']),
  teen(17, 'seventeen', [70, 7, 71], ['seventy', 'seven', 'sixteen']),
  teen(18, 'eighteen', [80, 8, 81], ['eighty', 'eight', 'nineteen']),
  teen(19, 'nineteen', [90, 9, 91], ['ninety', 'nine', 'eighteen']),
  {
    value: 20,
    word: 'twenty',
    hint: 'It is all your fingers and toes.',
    like: [12, 2, 10],
    heard: ['twelve', 'ten', 'two'],
  },
]

const isTeen = ({ word }: NumberName) => word.endsWith('teen')

function writeName(name: NumberName): Sketch {
  const { value, word, hint, like } = name
  return {
    kind: 'write',
    about: [value],
    question: `Which number is ${word}?`,
    name: `the number ${word}`,
    answer: choice(String(value)),
    hints: [
      `Say the word slowly: ${word}.`,
      hint,
      isTeen(name)
        ? 'It starts with a 1, for the ten.'
        : value === 0
          ? 'It comes before one.'
          : `Count up until you say ${word}.`,
    ],
    steps: isTeen(name)
      ? [`The word ${word} means 10 and ${value - 10}.`, `So we write ${value}.`]
      : [hint, `So ${word} is ${value}.`],
    explanation: isTeen(name)
      ? `The 1 stands for the ten, the ${value - 10} for the ones.`
      : `We write ${word} as ${value}.`,
    slips: like.map((answer) => slipFor(name, answer)),
    entity: value,
  }
}

function slipFor({ value }: NumberName, said: number): Slip {
  const answer = String(said)
  if (value > 12 && value < 20 && said > 20 && said % 10 === 0)
    return { name: 'heard-ty-for-teen', answer, observation: 'Listen to the end: teen, not ty.' }
  if (value > 12 && value < 20 && said > 20)
    return { name: 'turned-the-digits-round', answer, observation: 'The ten is written first.' }
  if (value > 12 && value < 20) return { name: 'left-out-the-ten', answer, observation: 'There is a ten in it too.' }
  if (said >= 20 && value < 20)
    return { name: 'mixed-up-the-names', answer, observation: 'That number is much bigger.' }
  return { name: 'mixed-up-the-numbers', answer, observation: 'Those two are easy to mix up.' }
}

function readName(name: NumberName): Sketch {
  const { value, word, hint, heard } = name
  return {
    kind: 'read',
    about: [value],
    question: 'How do we read this number?',
    inWords: `How do we read ${value}?`,
    name: 'reading a number',
    answer: choice(word),
    hints: [
      'Look at each digit.',
      hint,
      isTeen(name) ? 'Read the last digit, then say teen.' : 'Count up until you get to it.',
    ],
    steps: isTeen(name)
      ? [`${value} is 10 and ${value - 10}.`, `So we read it as ${word}.`]
      : [`We count up to ${value}.`, `So we read it as ${word}.`],
    explanation: `The number ${value} is read as ${word}.`,
    slips: heard.map((answer) => ({
      name: answer.endsWith('ty') ? 'said-ty-for-teen' : 'mixed-up-the-names',
      answer,
      observation: answer.endsWith('ty') ? 'Names with ty are for full tens.' : 'That is the name of another number.',
    })),
    entity: value,
    picture: { kind: 'glyph', text: String(value), alt: `The number ${value}.` },
  }
}

export const readingMakers = [
  earlyMaker('math.read-numbers-20', ['numbers'], (dice: Dice) =>
    drawFrom(dice, [writeName, readName])(drawFrom(dice, names)),
  ),
]
