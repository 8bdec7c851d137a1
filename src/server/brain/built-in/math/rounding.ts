import Fraction from 'fraction.js'
import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { digitAt, placeName, placesName, worthOf } from './places.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  if (level <= 1) return rounded(new Fraction(dice(11, 49)), 1)
  if (level === 2) return rounded(new Fraction(dice(11, 99)), 1)
  if (level === 3) return rounded(new Fraction(dice(101, 989)), drawFrom(dice, [1, 2]))
  if (level === 4) return rounded(new Fraction(dice(1_001, 98_900)), drawFrom(dice, [2, 3, 3, 4]))
  const place = drawFrom(dice, level >= 6 ? [-1, -2] : [0, 0, -1])
  return rounded(
    new Fraction(dice(101, 9_899)).div(place === 0 ? drawFrom(dice, [10, 100]) : place === -1 ? 100 : 1_000),
    place,
  )
}

/** 'the nearest ten', 'the nearest whole number', 'the nearest tenth'. */
export const nearestName = (place: number) => (place === 0 ? 'whole number' : placeName(place))

/** A number to a place of it. Null when there is nothing to round, or nothing stays. */
export function rounded(value: Fraction, place: number): Draft | null {
  const unit = worthOf(place)
  const down = value.div(unit).floor().mul(unit)
  if (down.equals(value) || value.lt(unit)) return null
  const up = down.add(unit)
  const middle = down.add(unit.div(2))
  const isUp = value.gte(middle)
  const key = isUp ? up : down
  const [written, below, above, half] = [value, down, up, middle].map(decimal)
  const decider = placesName(place - 1)
  const side = isUp ? 'above' : 'below'
  return {
    kind: nearestName(place),
    numbers: [value.toString()],
    question: `What is ${written} rounded to the nearest ${nearestName(place)}?`,
    name: `rounding ${written}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the ${decider} digit of ${written}.`,
      '5 or more goes up, 4 or less goes down.',
      `The middle is ${half}: is ${written} above or below?`,
    ],
    steps: [
      `${written} lies between ${below} and ${above}, with ${half} in the middle.`,
      value.equals(middle)
        ? `The middle goes up, so ${written} rounds to ${decimal(key)}.`
        : `${written} is ${side} ${half}, so it rounds to ${decimal(key)}.`,
    ],
    explanation: value.equals(middle)
      ? 'A number in the middle is rounded up.'
      : `${decimal(key)} is the nearest ${nearestName(place)} to ${written}.`,
    slips: slipsOf(value, place, isUp),
  }
}

function slipsOf(value: Fraction, place: number, isUp: boolean) {
  const unit = worthOf(place)
  const down = value.div(unit).floor().mul(unit)
  const near = nearestName(place)
  const other = roundTo(value, place + 1)
  return [
    {
      name: 'rounds-down-always',
      answer: isUp ? down : null,
      observation: `You went down: is that the nearest ${near}?`,
    },
    {
      name: 'rounds-up-always',
      answer: isUp ? null : down.add(unit),
      observation: `You went up: is that the nearest ${near}?`,
    },
    {
      name: 'kept-the-digits-behind',
      answer: isUp ? value.add(unit) : null,
      observation: `You kept the ${placesName(place - 1)}, but they must go.`,
    },
    {
      name: 'lost-the-zeros',
      answer: place > 0 ? roundTo(value, place).div(unit) : null,
      observation: 'Each place behind it still needs a 0.',
    },
    {
      name: 'rounded-to-a-larger-place',
      answer: other.equals(0) ? null : other,
      observation: `You rounded to the nearest ${nearestName(place + 1)}.`,
    },
    {
      name: 'rounded-to-a-smaller-place',
      answer: digitAt(value, place - 2) === 0 ? null : roundTo(value, place - 1),
      observation: `You rounded to the nearest ${nearestName(place - 1)}.`,
    },
  ]
}

function roundTo(value: Fraction, place: number): Fraction {
  const unit = worthOf(place)
  return value.div(unit).add(new Fraction(1, 2)).floor().mul(unit)
}

export const rounding = familyOf({
  family: 'rounding',
  topics: [
    {
      topic: 'rounding',
      subject: 'math',
      grades: [2, 5],
      words:
        /\b(?:round(?:ing|ed)?(?: (?:numbers|off|up|down|decimals|to the nearest))?|nearest (?:ten|hundred|thousand|tenth|whole)|estimat(?:e|es|ing|ion))\b/,
    },
  ],
  draw,
})
