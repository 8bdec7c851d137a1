import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

export type Measure = {
  large: readonly [one: string, many: string]
  small: readonly [one: string, many: string]
  times: number
  /** A number of small ones that children often take. */
  mistaken: number
}

const meters: Measure = { large: ['meter', 'meters'], small: ['centimeter', 'centimeters'], times: 100, mistaken: 10 }
const hours: Measure = { large: ['hour', 'hours'], small: ['minute', 'minutes'], times: 60, mistaken: 100 }
const feet: Measure = { large: ['foot', 'feet'], small: ['inch', 'inches'], times: 12, mistaken: 10 }
const weeks: Measure = { large: ['week', 'weeks'], small: ['day', 'days'], times: 7, mistaken: 5 }
const kilograms: Measure = { large: ['kilogram', 'kilograms'], small: ['gram', 'grams'], times: 1_000, mistaken: 100 }
const liters: Measure = {
  large: ['liter', 'liters'],
  small: ['milliliter', 'milliliters'],
  times: 1_000,
  mistaken: 100,
}
const minutes: Measure = { large: ['minute', 'minutes'], small: ['second', 'seconds'], times: 60, mistaken: 100 }
const yards: Measure = { large: ['yard', 'yards'], small: ['foot', 'feet'], times: 3, mistaken: 12 }
const kilometers: Measure = {
  large: ['kilometer', 'kilometers'],
  small: ['meter', 'meters'],
  times: 1_000,
  mistaken: 100,
}
const centimeters: Measure = {
  large: ['centimeter', 'centimeters'],
  small: ['millimeter', 'millimeters'],
  times: 10,
  mistaken: 100,
}
const days: Measure = { large: ['day', 'days'], small: ['hour', 'hours'], times: 24, mistaken: 12 }
const pounds: Measure = { large: ['pound', 'pounds'], small: ['ounce', 'ounces'], times: 16, mistaken: 12 }
const gallons: Measure = { large: ['gallon', 'gallons'], small: ['quart', 'quarts'], times: 4, mistaken: 2 }

export const measuresKnown = [
  meters,
  hours,
  feet,
  weeks,
  kilograms,
  liters,
  minutes,
  yards,
  kilometers,
  centimeters,
  days,
  pounds,
  gallons,
] as const

function draw({ dice, level }: Drawing): Draft | null {
  if (level <= 2) return toSmall(drawFrom(dice, [meters, hours, feet, weeks]), dice(2, level <= 1 ? 3 : 6), 0)
  if (level === 3) return toSmall(drawMeasure(dice), dice(2, 9), 0)
  const measure = drawMeasure(dice)
  if (level === 4)
    return dice(0, 1) === 0 ? toLarge(measure, dice(2, 12)) : toSmall(measure, dice(2, 9), drawRest(dice, measure))
  const isMetric = [10, 100, 1_000].includes(measure.times)
  if (isMetric && dice(0, 1) === 0) return toSmall(measure, new Fraction(dice(3, 98), 10), 0)
  return dice(0, 1) === 0 ? toLarge(measure, dice(4, 24)) : toSmall(measure, dice(3, 15), drawRest(dice, measure))
}

const drawMeasure = (dice: Dice): Measure => drawFrom(dice, measuresKnown)

const drawRest = (dice: Dice, { times }: Measure) => (times >= 100 ? dice(1, 19) * (times / 20) : dice(1, times - 1))

const named = (count: number | Fraction, [one, many]: readonly [string, string]) =>
  `${decimal(count)} ${new Fraction(count).equals(1) ? one : many}`

/** '3 meters in centimeters', and '3 meters and 20 centimeters'. Null where it does not come out whole. */
export function toSmall(measure: Measure, count: number | Fraction, rest: number): Draft | null {
  const { large, small, times, mistaken } = measure
  const many = new Fraction(count)
  const product = many.mul(times)
  const key = product.add(rest)
  if (key.d !== 1n || key.lte(0) || many.lt(new Fraction(1, 10)) || key.gt(1_000_000)) return null
  const whole = rest === 0 ? named(many, large) : `${named(many, large)} and ${named(rest, small)}`
  const fact = `1 ${large[0]} is ${named(times, small)}`
  const turn = `${decimal(many)} × ${decimal(times)} = ${decimal(product)}`
  return {
    kind: rest > 0 ? 'with a rest' : many.d === 1n ? 'to small' : 'decimal to small',
    numbers: [whole],
    question: `How many ${small[1]} are in ${whole}?`,
    name: `${whole} in ${small[1]}`,
    answer: numberAnswer(key, small[1]),
    hints: [
      `Look at the units: ${large[1]} and ${small[1]}.`,
      `${capital(small[1])} are smaller, so you need more.`,
      many.equals(1) && rest === 0 ? `Think how ${small[1]} fill ${a(large[0])}.` : `${fact}.`,
    ],
    steps:
      rest === 0
        ? [`${fact}.`, `${many.equals(1) ? 'So' : `${turn}, so`} it is ${named(key, small)}.`]
        : [`${fact}, so ${turn}.`, `${decimal(product)} + ${rest} = ${decimal(key)}, so it is ${named(key, small)}.`],
    explanation: `${capital(large[1])} are bigger than ${small[1]}, so the number grows.`,
    slips: [
      {
        name: `counted-${mistaken}-instead-of-${times}`,
        answer: many.mul(mistaken).add(rest),
        observation: `${capital(a(large[0]))} is not ${named(mistaken, small)}.`,
      },
      {
        name: 'added-the-factor',
        answer: many.d === 1n ? many.add(times).add(rest) : null,
        observation: `You added, but every ${large[0]} brings ${decimal(times)}.`,
      },
      {
        name: rest > 0 ? 'left-out-the-rest' : 'kept-the-number',
        answer: rest > 0 ? product : many,
        observation: rest > 0 ? `You left out the other ${small[1]}.` : `That is still in ${large[1]}.`,
      },
      {
        name: 'added-the-numbers',
        answer: rest > 0 ? many.add(rest) : null,
        observation: `You added ${large[1]} to ${small[1]}.`,
      },
      {
        name: 'a-zero-too-many',
        answer: times % 10 === 0 ? key.mul(10) : null,
        observation: 'Look at the zeros again.',
      },
      {
        name: 'a-group-too-many',
        answer: many.d === 1n ? key.add(times) : null,
        observation: `You counted ${a(large[0])} too many.`,
      },
    ],
  }
}

/** '300 centimeters in meters'. */
export function toLarge(measure: Measure, key: number): Draft | null {
  const { large, small, times, mistaken } = measure
  if (!Number.isInteger(key) || key < 1) return null
  const count = key * times
  const whole = named(count, small)
  return {
    kind: 'to large',
    numbers: [whole, large[1]],
    question: `How many ${large[1]} are ${whole}?`,
    name: `${whole} in ${large[1]}`,
    answer: numberAnswer(key, large[1]),
    hints: [
      `Look at the units: ${small[1]} and ${large[1]}.`,
      `${capital(large[1])} are bigger, so you need fewer.`,
      `${named(times, small)} make ${a(large[0])}.`,
    ],
    steps: [
      `${named(times, small)} make 1 ${large[0]}.`,
      `${decimal(count)} ÷ ${decimal(times)} = ${decimal(key)}, so it is ${named(key, large)}.`,
    ],
    explanation: `${capital(large[1])} are bigger than ${small[1]}, so the number gets less.`,
    slips: [
      {
        name: 'multiplied',
        answer: count * times,
        observation: `${capital(large[1])} are bigger, so there must be fewer.`,
      },
      {
        name: `counted-${mistaken}-instead-of-${times}`,
        answer: new Fraction(count, mistaken),
        observation: `${capital(a(large[0]))} is not ${named(mistaken, small)}.`,
      },
      { name: 'kept-the-number', answer: count, observation: `That is still in ${small[1]}.` },
      { name: 'took-the-factor-away', answer: count - times, observation: 'You took away, but it must be shared.' },
    ],
  }
}

const a = (name: string) => (name === 'hour' ? 'an hour' : `a ${name}`)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const measures = familyOf({
  family: 'measures',
  topics: [
    {
      topic: 'measuring',
      subject: 'math',
      grades: [2, 5],
      words:
        /\b(?:measur(?:e|es|ing|ements?)|(?:centi|milli|kilo)?meters?|(?:kilo)?grams?|liters?|inches|units? conversions?|convert(?:ing)? units?|units|metric)\b/,
    },
  ],
  draw,
})
