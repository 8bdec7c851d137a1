import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '../dice.ts'
import { compared, type Written } from './comparing-signs.ts'
import { type Draft, type Drawing, familyOf } from './drafts.ts'
import { decimal, listed } from './written.ts'

function draw(drawing: Drawing): Draft | null {
  const { dice, level, topic } = drawing
  if (topic === 'comparing fractions') return fractions(dice, level)
  if (topic === 'comparing decimals') return decimals(dice, level)
  if (level <= 0) return extreme(dice, level)
  if (level >= 5 && dice(0, 1) === 0) return dice(0, 1) === 0 ? fractions(dice, 4) : decimals(dice, 4)
  return wholes(dice, level)
}

/** The biggest or the smallest of three. */
function extreme(dice: Dice, level: number): Draft | null {
  const high = level < 0 ? 6 : 12
  const values = [dice(1, high), dice(1, high), dice(1, high)]
  if (new Set(values).size < 3) return null
  const big = dice(0, 1) === 0
  const order = values.toSorted((one, other) => (big ? one - other : other - one))
  const [far = 0, middle = 0, key = 0] = order
  const [most, way] = big ? ['biggest', 'up'] : ['smallest', 'down']
  return {
    kind: most,
    numbers: values,
    question: `Which number is the ${most}: ${listed(values.map(String), 'or')}?`,
    name: `finding the ${most} number`,
    answer: { form: 'choice', answer: String(key), choices: values.map(String) },
    hints: [
      'Say each number aloud.',
      `Count ${way}, and hear which comes last.`,
      big ? 'What comes last in counting is the biggest.' : 'Counting down, the smallest comes last.',
    ],
    steps: [`Counting ${way}, you say ${order.join(', ')}.`, `So ${key} is the ${most}.`],
    explanation: big ? 'Bigger numbers come later in counting.' : 'Smaller numbers come first in counting.',
    slips: [
      {
        name: big ? 'took-the-smallest' : 'took-the-biggest',
        answer: String(far),
        observation: `${far} is at the other end.`,
      },
      { name: 'took-the-middle', answer: String(middle), observation: `${middle} is in the middle.` },
    ],
  }
}

const whole = (value: number): Written => ({ value: new Fraction(value), written: decimal(value) })

/** How often the two are the same: with 1 in 7. */
const isEqual = (dice: Dice) => dice(0, 6) === 0

function wholes(dice: Dice, level: number): Draft | null {
  const [low, high] =
    level === 1 ? [11, 99] : level === 2 ? [101, 999] : level === 3 ? [1_001, 9_999] : [10_001, 999_999]
  const a = dice(low, high)
  if (isEqual(dice)) return compared(whole(a), whole(a))
  const length = String(a).length
  const kinds = [
    dice(low, high),
    // The same digits in another order: only the place decides.
    Number([...String(a)].reverse().join('')),
    a + (dice(0, 1) === 0 ? 1 : -1) * dice(1, 9) * 10 ** dice(0, length - 2),
    Math.floor(a / 10),
  ]
  const b = kinds[dice(0, level >= 2 ? 3 : 2)] ?? a
  if (b === a || b < 10 || b > high) return null
  return dice(0, 1) === 0 ? compared(whole(a), whole(b)) : compared(whole(b), whole(a))
}

const part = (top: number, bottom: number): Written => ({
  value: new Fraction(top, bottom),
  written: `${top}/${bottom}`,
})

const friendly = drawFrom<number>

function fractions(dice: Dice, level: number): Draft | null {
  const bottoms = [2, 3, 4, 5, 6, 8, 10, 12] as const
  const bottom = friendly(dice, bottoms)
  const top = dice(1, bottom - 1)
  const one = part(top, bottom)
  if (level >= 4 && dice(0, 5) === 0) {
    const times = dice(2, 4)
    const same = part(top * times, bottom * times)
    return bottom * times > 24 ? null : dice(0, 1) === 0 ? compared(one, same) : compared(same, one)
  }
  if (level <= 3 || dice(0, 2) === 0) {
    const other = dice(0, 1) === 0 ? part(dice(1, bottom - 1), bottom) : part(top, friendly(dice, bottoms))
    return other.written === one.written || other.value.gte(1) ? null : compared(one, other)
  }
  const second = friendly(dice, bottoms)
  if (second === bottom || second * bottom > (level >= 5 ? 60 : 48)) return null
  const other = part(dice(1, second - 1), second)
  return other.value.equals(one.value) ? null : compared(one, other)
}

function decimals(dice: Dice, level: number): Draft | null {
  const places = level >= 5 ? 3 : 2
  const front = level >= 5 ? dice(0, 9) : dice(0, 2)
  const short = dice(1, places - 1)
  const tail = (length: number) => String(dice(1, 10 ** length - 1)).padStart(length, '0')
  const written = (digits: string): Written => ({
    value: new Fraction(`${front}.${digits}`),
    written: `${front}.${digits}`,
  })
  const first = tail(short)
  if (first.endsWith('0')) return null
  const one = written(first)
  const other = isEqual(dice) ? written(first.padEnd(places, '0')) : written(tail(dice(0, 3) === 0 ? short : places))
  if (other.written === one.written || (other.written.endsWith('0') && !other.value.equals(one.value))) return null
  return dice(0, 1) === 0 ? compared(one, other) : compared(other, one)
}

export const comparing = familyOf({
  family: 'comparing',
  topics: [
    {
      topic: 'comparing',
      subject: 'math',
      grades: [0, 5],
      words:
        /\b(?:compar(?:e|es|ing|ison|isons)(?: numbers)?|(?:greater|less|more|bigger|smaller) than|(?:bigger|more|greater|larger) or (?:smaller|less)|which is (?:bigger|more|greater|larger|smaller|less)|alligator(?: sign| mouth)?s?)\b/,
    },
    {
      topic: 'comparing fractions',
      subject: 'math',
      grades: [3, 5],
      words:
        /\b(?:compar(?:e|ing) fractions?|which fraction is (?:bigger|smaller|greater|larger)|(?:bigger|smaller) fractions?)\b/,
    },
    {
      topic: 'comparing decimals',
      subject: 'math',
      grades: [4, 5],
      words:
        /\b(?:compar(?:e|ing) decimals?|which decimal is (?:bigger|smaller|greater|larger)|(?:bigger|smaller) decimals?)\b/,
    },
  ],
  draw,
})
