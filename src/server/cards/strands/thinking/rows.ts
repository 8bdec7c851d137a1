import { drawFrom } from '#server/brain/built-in/dice.ts'
import { type Draw, makerOf, puzzle, someOf } from './puzzle.ts'

const worlds: [string[], ...string[][]] = [
  ['red', 'blue', 'green', 'yellow'],
  ['star', 'moon', 'sun', 'cloud'],
  ['circle', 'square', 'star', 'heart'],
  ['cat', 'dog', 'bird', 'fish'],
  ['clap', 'stomp', 'jump', 'turn'],
  ['leaf', 'stone', 'shell', 'nut'],
  ['big', 'small', 'tall', 'wide'],
  ['cup', 'plate', 'fork', 'bowl'],
  ['bus', 'car', 'bike', 'train'],
  ['apple', 'pear', 'plum', 'grape'],
]
const units: [number[], ...number[][]] = [
  [0, 1],
  [0, 1, 2],
  [0, 0, 1],
  [0, 1, 1],
  [0, 0, 1, 1],
]

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const repeating: Draw = (dice) => {
  const [one = '', two = '', three = '', stranger = ''] = someOf(dice, drawFrom(dice, worlds), 4)
  const unit = drawFrom(dice, units).map((at) => [one, two, three][at] ?? one)
  const length = unit.length + dice(2, unit.length + 1)
  const shown = Array.from({ length }, (_, at) => unit[at % unit.length] ?? one)
  const key = unit[length % unit.length] ?? one
  const last = shown.at(-1) ?? one
  return puzzle({
    kind: 'row',
    numbers: shown,
    entity: 'row',
    text: [`${capital(shown.join(', '))}.`],
    asks: 'What comes next?',
    name: 'a row that repeats',
    answer: key,
    hints: ['Say the row out loud.', 'Find the part that comes again.', 'Say that part once more, and go on.'],
    steps: [`The part that comes again is ${unit.join(', ')}.`, `So the next one is ${key}.`],
    explanation: 'The same part comes again and again.',
    slips: [
      { name: 'repeats-the-last', answer: last, observation: 'That one just came. Look at the whole part.' },
      ...[...new Set(unit)]
        .filter((word) => word !== last)
        .map((word) => ({
          name: 'loses-its-place',
          answer: word,
          observation: 'It is in the row, but not at this spot.',
        })),
      { name: 'not-in-the-row', answer: stranger, observation: 'You do not find this one in the row.' },
      ...(unit.includes(three)
        ? []
        : [{ name: 'new-thing', answer: three, observation: 'The row has other things than this.' }]),
    ],
  })
}

/** Rows of words in which a part repeats. */
export const rowMaker = makerOf({ skill: 'thinking.repeating-patterns', tags: ['patterns'], draws: [repeating] })
