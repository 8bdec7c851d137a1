import Fraction from 'fraction.js'
import { type Dice, drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { expanded } from './place-parts.ts'
import { digitAt, highestPlace, placeName, placesName, worthOf } from './places.ts'
import { decimal } from './written.ts'

function draw(drawing: Drawing): Draft | null {
  const { dice, level } = drawing
  const kinds = level <= 1 ? [digit, counting, expanding, value] : [value, digit, counting, expanding]
  return kinds[dice(0, level >= 5 ? 1 : 3)]?.(drawing) ?? null
}

/** A number with digits that are all different, so that one of them can be named. */
function drawNumber(dice: Dice, level: number): Fraction | null {
  const length = level <= 1 ? 2 : level === 2 ? 3 : level === 3 ? 4 : 6
  const behind = level >= 6 ? 3 : level >= 5 ? 2 : 0
  const count = behind > 0 ? 2 + behind : length
  const digits = Array.from({ length: count }, (_, at) => dice(at === 0 || at === count - 1 ? 1 : 0, 9))
  if (new Set(digits).size < count) return null
  return new Fraction(Number(digits.join(''))).div(10 ** behind)
}

function value({ dice, level }: Drawing): Draft | null {
  const number = drawNumber(dice, level)
  if (!number) return null
  const top = highestPlace(number)
  const place = level >= 5 ? drawFrom(dice, level >= 6 ? [-1, -2, -3] : [-1, -2]) : dice(1, top)
  return valueOfDigit(number, place, level <= 2)
}

function valueOfDigit(number: Fraction, place: number, young: boolean): Draft | null {
  const digit = digitAt(number, place)
  if (digit === 0 || (digit === 1 && place >= 4)) return null
  const key = worthOf(place).mul(digit)
  const written = decimal(number)
  const tail = number.mod(worthOf(place + 1))
  const worth = `${digit} ${digit === 1 ? placeName(place) : placesName(place)}`
  return {
    kind: place < 0 ? 'value behind the point' : 'value',
    numbers: [written, digit],
    question: `What is the value of the ${digit} in ${written}?`,
    name: `the value of the ${digit} in ${written}`,
    answer: numberAnswer(key),
    hints: [
      `Find the ${digit}, and count the places.`,
      young ? 'A digit further left is worth more.' : 'Each step to the left makes a digit worth more.',
      `The ${digit} stands in the ${placesName(place)} place.`,
    ],
    steps: [
      `The ${digit} stands in the ${placesName(place)} place.`,
      place >= 4
        ? `So its value is ${decimal(key)}.`
        : `${worth} ${digit === 1 ? 'is' : 'are'} ${decimal(key)}, so its value is ${decimal(key)}.`,
    ],
    explanation: 'The place of a digit tells what it is worth.',
    slips: [
      { name: 'digit-not-value', answer: digit, observation: 'That is the digit, not what it is worth.' },
      { name: 'whole-tail', answer: tail, observation: 'You took the digits behind it, too.' },
      { name: 'a-place-too-high', answer: key.mul(10), observation: 'Right digit: look at its place again.' },
      { name: 'a-place-too-low', answer: key.div(10), observation: 'Right digit: look at its place again.' },
    ],
  }
}

function digit({ dice, level }: Drawing): Draft | null {
  const number = drawNumber(dice, level)
  if (!number) return null
  const top = highestPlace(number)
  const place = level >= 5 ? drawFrom(dice, level >= 6 ? [-1, -2, -3] : [-1, -2]) : dice(0, top)
  const written = decimal(number)
  const key = digitAt(number, place)
  const digits = [...written].filter((sign) => /\d/.test(sign)).map(Number)
  const fromLeft = place < 0 ? null : (digits[place] ?? null)
  const order = place < 0 ? [-1, -2, -3] : [0, 1, 2, 3, 4, 5].slice(0, Math.max(2, place + 1))
  const named = order
    .map(placesName)
    .slice(0, place < 0 ? -place : undefined)
    .join(', ')
  const start = place < 0 ? 'Behind the point' : 'From the right'
  return {
    kind: place < 0 ? 'digit behind the point' : 'digit',
    numbers: [written, placesName(place)],
    question: `Which digit is in the ${placesName(place)} place of ${written}?`,
    name: `the ${placesName(place)} digit of ${written}`,
    answer: numberAnswer(key),
    hints: [
      place < 0 ? 'Start right behind the point.' : 'Start from the right.',
      'Each digit has a place with a name.',
      `${start} come: ${named}.`,
    ],
    steps: [`${start} come: ${named}.`, `So the ${placesName(place)} digit of ${written} is ${key}.`],
    explanation: 'The place of a digit tells what it is worth.',
    slips: [
      {
        name: 'told-the-value',
        answer: worthOf(place).mul(key),
        observation: 'That is its value: tell just the digit.',
      },
      { name: 'counted-from-the-left', answer: fromLeft, observation: 'You counted from the left side.' },
      {
        name: 'a-place-too-far',
        answer: place + 1 <= top ? digitAt(number, place + 1) : null,
        observation: 'You went a place too far to the left.',
      },
      {
        name: 'a-place-too-few',
        answer: place > (level >= 5 ? -2 : 0) ? digitAt(number, place - 1) : null,
        observation: 'That digit stands a place too far right.',
      },
    ],
  }
}

/** How many tens make 340. */
function counting({ dice, level }: Drawing): Draft | null {
  const place = level <= 2 ? 1 : drawFrom(dice, level === 3 ? [1, 2] : [1, 2, 3])
  const high = level <= 1 ? 9 : 99
  const key = dice(level <= 1 ? 2 : 11, high)
  return countOfPlace(key, place)
}

function countOfPlace(key: number, place: number): Draft {
  const each = worthOf(place).valueOf()
  const whole = decimal(key * each)
  const digits = String(key)
  return {
    kind: digits.length > 1 ? 'many' : 'few',
    numbers: [whole, placesName(place)],
    question: `How many ${placesName(place)} make ${whole}?`,
    name: `${placesName(place)} in ${whole}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the zeros of ${whole}.`,
      `Count in ${placesName(place)} until you reach ${whole}.`,
      digits.length > 1
        ? `10 ${placesName(place)} make a ${placeName(place + 1)}.`
        : `Each jump counts a full ${placeName(place)}.`,
    ],
    steps: [
      `Each ${placeName(place)} is ${decimal(each)}, and ${whole} ÷ ${decimal(each)} = ${key}.`,
      `So ${key} ${placesName(place)} make ${whole}.`,
    ],
    explanation: `${key} ${placesName(place)} are ${whole}.`,
    slips: [
      {
        name: 'only-the-digit-of-the-place',
        answer: digits.length > 1 ? key % 10 : null,
        observation: `That counts just the ${placesName(place)} place.`,
      },
      { name: 'counted-ones', answer: key * each, observation: 'That is how many ones there are.' },
      { name: 'another-place', answer: key * 10, observation: 'You counted smaller pieces.' },
      { name: 'off-by-one', answer: key + 1, observation: 'That is close: count again slowly.' },
    ],
  }
}

function expanding({ dice, level }: Drawing): Draft | null {
  const length = level <= 1 ? 2 : level === 2 ? 3 : level === 3 ? 4 : 5
  const digits = Array.from({ length }, (_, at) => (at > 0 && length > 2 && dice(0, 2) === 0 ? 0 : dice(1, 9)))
  return expanded(digits)
}

export const placeValue = familyOf({
  family: 'place-value',
  topics: [
    {
      topic: 'place value',
      subject: 'math',
      grades: [1, 5],
      words:
        /\b(?:place ?values?|values? of (?:the )?digits?|tens and ones|ones and tens|hundreds tens and ones|expanded form|digits)\b/,
    },
  ],
  draw,
})
