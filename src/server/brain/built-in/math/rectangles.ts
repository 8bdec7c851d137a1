import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

const units = ['cm', 'm', 'feet', 'inches'] as const

function draw({ dice, level, topic }: Drawing): Draft | null {
  const unit = drawFrom(dice, units)
  const [long, wide] =
    level <= 3 ? [dice(3, 10), dice(2, 9)] : level === 4 ? [dice(6, 25), dice(3, 12)] : [dice(12, 60), dice(6, 25)]
  if (long <= wide) return null
  if (level >= 4 && dice(0, 2) === 0) return missingSide(long, wide, unit, topic === 'area')
  return topic === 'area' ? areaOf(long, wide, unit) : perimeterOf(long, wide, unit)
}

const base = (what: string, long: number, wide: number, unit: string) => ({
  kind: what,
  numbers: [long, wide, unit],
  question: `What is the ${what} of a rectangle ${long} ${unit} long and ${wide} ${unit} wide?`,
  name: `the ${what} of ${long} by ${wide} ${unit}`,
})

export function areaOf(long: number, wide: number, unit: string): Draft {
  const key = long * wide
  return {
    ...base('area', long, wide, unit),
    answer: numberAnswer(key, `square ${unit}`),
    hints: [
      'Area is how much fits inside.',
      'Fill the rectangle with rows of small squares.',
      `Each row has ${long} squares, so count the rows.`,
    ],
    steps: [
      `There are ${wide} rows with ${long} squares in each.`,
      `${long} × ${wide} = ${decimal(key)}.`,
      `So the area is ${decimal(key)} square ${unit}.`,
    ],
    explanation: 'Area is the number of squares in all rows.',
    slips: [
      {
        name: 'perimeter-for-area',
        answer: 2 * (long + wide),
        observation: 'You went around it: area is what is inside.',
      },
      { name: 'added-both-sides', answer: long + wide, observation: 'You added the sides: think of rows of squares.' },
      { name: 'counted-rows-double', answer: 2 * key, observation: 'You counted every row more than a single time.' },
      { name: 'a-row-too-few', answer: key - long, observation: 'You left out a row.' },
    ],
  }
}

export function perimeterOf(long: number, wide: number, unit: string): Draft {
  const key = 2 * (long + wide)
  return {
    ...base('perimeter', long, wide, unit),
    answer: numberAnswer(key, unit),
    hints: [
      'Perimeter is the way around.',
      'Walk along all sides, and add them.',
      'Each side has a partner across from it.',
    ],
    steps: [
      `Add the length and the width: ${long} + ${wide} = ${long + wide}.`,
      `Each comes 2 times: 2 × ${long + wide} = ${key}.`,
      `So the perimeter is ${key} ${unit}.`,
    ],
    explanation: 'Perimeter is the length of all sides together.',
    slips: [
      {
        name: 'area-for-perimeter',
        answer: long * wide,
        observation: 'You found what is inside: perimeter goes around.',
      },
      { name: 'added-only-two-sides', answer: long + wide, observation: 'You added only a part of the sides.' },
      { name: 'left-out-a-side', answer: 2 * long + wide, observation: 'You left out a side.' },
      { name: 'left-out-a-long-side', answer: long + 2 * wide, observation: 'You left out a side.' },
    ],
  }
}

/** The width from the length and what is inside or around. */
function missingSide(long: number, wide: number, unit: string, isArea: boolean): Draft {
  const total = isArea ? long * wide : 2 * (long + wide)
  const half = long + wide
  const [what, measured] = isArea ? ['area', `square ${unit}`] : ['perimeter', unit]
  const whole = `${decimal(total)} ${measured}`
  return {
    kind: `side from ${what}`,
    numbers: [total, long, unit],
    question: `How wide is a rectangle ${long} ${unit} long with ${isArea ? 'an' : 'a'} ${what} of ${whole}?`,
    name: `the width of a rectangle with ${whole}`,
    answer: numberAnswer(wide, unit),
    hints: [
      `Look at the ${what}: ${whole}.`,
      isArea ? 'Length times width makes the area.' : 'Length and width make half of the way around.',
      isArea ? `Find how many rows of ${long} make ${decimal(total)}.` : `Half of the way around is ${half}.`,
    ],
    steps: isArea
      ? [
          `Length times width makes ${decimal(total)}.`,
          `Undo it: ${decimal(total)} ÷ ${long} = ${wide}.`,
          `So it is ${wide} ${unit} wide.`,
        ]
      : [
          `Half of the way around: ${total} ÷ 2 = ${half}.`,
          `Take the length away: ${half} − ${long} = ${wide}.`,
          `So it is ${wide} ${unit} wide.`,
        ],
    explanation: isArea ? 'Dividing undoes length times width.' : 'Half of the way around is length and width.',
    slips: isArea
      ? [
          { name: 'took-away', answer: total - long, observation: 'You took the length away: think of times.' },
          { name: 'halved-first', answer: total / 2 - long, observation: 'You worked as with a perimeter.' },
          {
            name: 'a-row-too-many',
            answer: wide + 1,
            observation: `${long} × ${wide + 1} = ${decimal(long * (wide + 1))}, and that is too much.`,
          },
        ]
      : [
          {
            name: 'took-the-length-away-once',
            answer: total - long,
            observation: 'Other sides are still left in that.',
          },
          { name: 'forgot-to-halve', answer: total - 2 * long, observation: 'That is both widths together.' },
          { name: 'divided', answer: total / long, observation: 'You divided, as with an area.' },
          { name: 'stopped-at-half', answer: half, observation: 'That is length and width together.' },
        ],
  }
}

export const rectangles = familyOf({
  family: 'rectangles',
  topics: [
    {
      topic: 'area',
      subject: 'math',
      grades: [3, 4],
      words: /\b(?:areas?|square (?:units|feet|inches|meters|centimeters)|surface)\b/,
    },
    {
      topic: 'perimeter',
      subject: 'math',
      grades: [3, 4],
      words: /\b(?:perimeters?|distance around|way around)\b/,
    },
  ],
  draw,
})
