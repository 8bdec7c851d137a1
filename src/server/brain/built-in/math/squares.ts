import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  return squareOf(dice(2, level <= 3 ? 9 : level === 4 ? 12 : level === 5 ? 20 : 30))
}

/** '7 squared'. Null below 2 and from 100 on. */
export function squareOf(value: number): Draft | null {
  if (!Number.isInteger(value) || value < 2 || value > 99) return null
  const key = value * value
  const ones = value % 10
  const [front, rest] = value <= 5 || value === 10 ? [0, 0] : value < 10 ? [5, value - 5] : [value - ones, ones]
  const times = (part: number) => `${part} × ${value} = ${decimal(part * value)}`
  return {
    kind: rest === 0 ? 'short' : 'long',
    numbers: [value],
    question: `What is ${value} squared?`,
    name: `${value} squared`,
    answer: numberAnswer(key),
    hints: [
      'Squared means times itself.',
      `Think of a square with ${value} dots on each side.`,
      rest === 0 ? 'Count the dots row by row.' : `Start with ${front} rows: ${times(front)}.`,
    ],
    steps:
      rest === 0
        ? [
            `Squared means times itself: ${value} × ${value} = ${decimal(key)}.`,
            `So ${value} squared is ${decimal(key)}.`,
          ]
        : [
            `Squared means times itself: ${value} × ${value}.`,
            `Split it: ${times(front)} and ${times(rest)}.`,
            `${decimal(front * value)} + ${decimal(rest * value)} = ${decimal(key)}, so ${value} squared is ${decimal(key)}.`,
          ],
    explanation: 'A square has as many rows as each row has dots.',
    slips: [
      { name: 'doubled', answer: value * 2, observation: 'You doubled it, but squared means times itself.' },
      {
        name: 'wrote-a-2-behind',
        answer: value * 10 + 2,
        observation: 'The small 2 is no digit: it means times itself.',
      },
      { name: 'a-row-too-few', answer: key - value, observation: 'You left out a row.' },
      { name: 'a-row-too-many', answer: key + value, observation: 'You took a row too many.' },
    ],
  }
}

export const squares = familyOf({
  family: 'squares',
  topics: [
    {
      topic: 'square numbers',
      subject: 'math',
      grades: [4, 5],
      words: /\b(?:square numbers?|squar(?:ing|ed)(?: numbers?)?|exponents?|powers of numbers)\b/,
    },
  ],
  draw,
})
