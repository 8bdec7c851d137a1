import Fraction from 'fraction.js'
import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level, topic }: Drawing): Draft | null {
  const tenths = (low: number, high: number) => new Fraction(dice(low, high), 10)
  const hundredths = (low: number, high: number) => new Fraction(dice(low, high), 100)
  if (topic === 'multiplying decimals' || (level >= 5 && dice(0, 2) === 0)) {
    if (dice(0, 1) === 0 || level <= 4) return decimalTimes(tenths(2, level <= 4 ? 19 : 59), new Fraction(dice(2, 9)))
    return decimalTimes(tenths(2, 25), tenths(2, level >= 6 ? 25 : 9))
  }
  const a = level <= 4 ? tenths(3, 99) : drawFrom(dice, [tenths(11, 199), hundredths(105, 999)])
  const b = level <= 3 ? tenths(3, 60) : drawFrom(dice, [hundredths(15, level >= 5 ? 899 : 399), tenths(3, 60)])
  return dice(0, 1) === 0 ? decimalSum(a, '+', b) : decimalSum(a, '−', b)
}

const units = ['ones', 'tenths', 'hundredths', 'thousandths', 'ten thousandths']

const placesOf = (value: Fraction) => [0, 1, 2, 3].find((count) => value.mul(10 ** count).d === 1n) ?? 4
const digitsOf = (value: Fraction) => value.mul(10 ** placesOf(value))

/** '3.4 + 0.25', '3.4 − 0.25'. Null for a whole sum, or one below zero. */
export function decimalSum(a: Fraction, sign: '+' | '−', b: Fraction): Draft | null {
  const places = Math.max(placesOf(a), placesOf(b))
  const key = sign === '+' ? a.add(b) : a.sub(b)
  if (places === 0 || places > 3 || key.lte(0)) return null
  const join = (x: Fraction, y: Fraction) => (sign === '+' ? x.add(y) : x.sub(y))
  const scale = 10 ** places
  const [x, y, made] = [a, b, key].map((value) => decimal(value.mul(scale)))
  const unit = units[places] ?? 'small parts'
  const written = `${decimal(a)} ${sign} ${decimal(b)}`
  const [verb, verbed] = sign === '+' ? ['Add', 'added'] : ['Take away', 'took away']
  return {
    kind: `${sign} ${placesOf(a) === placesOf(b) ? 'same length' : 'not the same length'}`,
    numbers: [written.replaceAll(' ', '')],
    question: `What is ${written}?`,
    name: written,
    answer: numberAnswer(key),
    hints: [
      'Write the points below each other.',
      `${verb} place by place, as with whole numbers.`,
      placesOf(a) === placesOf(b) ? `Start with the ${unit} on the right.` : 'Fill up the shorter number with a 0.',
    ],
    steps: [
      `In ${unit} that is ${x} ${sign} ${y} = ${made}.`,
      `${made} ${unit} make ${decimal(key)}.`,
      `So ${written} = ${decimal(key)}.`,
    ],
    explanation: 'Only digits of the same place go together.',
    slips: [
      {
        name: 'lined-up-the-last-digits',
        answer: placesOf(a) === placesOf(b) ? null : join(digitsOf(a), digitsOf(b)).div(scale),
        observation: 'You lined up the last digits, not the points.',
      },
      {
        name: 'point-as-a-wall',
        answer: byHalves(a, sign, b),
        observation: `You ${verbed} both sides of the point apart.`,
      },
      { name: 'lost-the-point', answer: key.mul(scale), observation: 'Good digits, but the point is missing.' },
      {
        name: 'took-the-other-sign',
        answer: sign === '+' ? a.sub(b).abs() : a.add(b),
        observation: 'Look at the sign between the numbers.',
      },
      { name: 'point-in-another-place', answer: key.div(10), observation: 'Good digits, but look at the point.' },
    ],
  }
}

/** Both sides of the point by themselves: 0.7 + 0.5 as 0.12. */
function byHalves(a: Fraction, sign: '+' | '−', b: Fraction): Fraction | null {
  const behind = (value: Fraction) => digitsOf(value.sub(value.floor()))
  const front = sign === '+' ? a.floor().add(b.floor()) : a.floor().sub(b.floor())
  const joined = sign === '+' ? behind(a).add(behind(b)) : behind(a).sub(behind(b)).abs()
  return front.lt(0) ? null : new Fraction(`${front.toString()}.${joined.toString()}`)
}

/** 20 with 2 places is 0.20. */
function withPlaces(product: Fraction, places: number): string {
  const digits = product.toString().padStart(places + 1, '0')
  const front = decimal(Number(digits.slice(0, -places)))
  return `${front}.${digits.slice(-places)}`
}

/** '0.3 × 0.2'. */
export function decimalTimes(a: Fraction, b: Fraction): Draft | null {
  const [p, q] = [placesOf(a), placesOf(b)]
  const places = p + q
  const key = a.mul(b)
  if (places === 0 || places > 4 || p > 3 || q > 3 || key.equals(0)) return null
  const [x, y] = [digitsOf(a), digitsOf(b)]
  const product = x.mul(y)
  const written = `${decimal(a)} × ${decimal(b)}`
  const full = withPlaces(product, places)
  return {
    kind: `× ${p > 0 && q > 0 ? 'by a decimal' : 'by a whole number'}`,
    numbers: [written.replaceAll(' ', '')],
    question: `What is ${written}?`,
    name: written,
    answer: numberAnswer(key),
    hints: [
      'Count the places behind both points.',
      'Multiply without the points, then put the point back.',
      `Without the points, work out ${decimal(x)} × ${decimal(y)}.`,
    ],
    steps: [
      `Without the points: ${decimal(x)} × ${decimal(y)} = ${decimal(product)}.`,
      `There ${places === 1 ? 'is 1 place' : `are ${places} places`} behind the points, so put the point back.`,
      `So ${written} = ${full === decimal(key) ? '' : `${full} = `}${decimal(key)}.`,
    ],
    explanation: 'The places behind both points are counted together.',
    slips: [
      {
        name: 'point-as-in-adding',
        answer: p > 0 && q > 0 ? product.div(10 ** Math.max(p, q)) : null,
        observation: 'You put the point as in adding.',
      },
      { name: 'lost-the-point', answer: product, observation: 'Good digits, but the point is missing.' },
      { name: 'point-too-far-left', answer: key.div(10), observation: 'Good digits, but look at the point.' },
      { name: 'added', answer: a.add(b), observation: 'You added: the sign says times.' },
    ],
  }
}

export const decimals = familyOf({
  family: 'decimals',
  topics: [
    {
      topic: 'decimals',
      subject: 'math',
      grades: [4, 5],
      words: /\b(?:decimals?(?: numbers?| points?)?|(?:adding|subtracting) decimals?|point numbers)\b/,
    },
    {
      topic: 'multiplying decimals',
      subject: 'math',
      grades: [5, 5],
      words: /\b(?:multiply(?:ing)? decimals?|decimals? (?:times|multiplication)|timesing decimals?)\b/,
    },
  ],
  draw,
})
