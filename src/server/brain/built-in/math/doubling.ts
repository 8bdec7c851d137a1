import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  const value = dice(level <= 0 ? 1 : 2, level <= 0 ? 5 : level === 1 ? 12 : level === 2 ? 49 : 249)
  return doubleOf(value)
}

/** 'Double 15'. Null below 1 and from 10,000 on. */
export function doubleOf(value: number): Draft | null {
  if (!Number.isInteger(value) || value < 1 || value > 9_999) return null
  const key = value * 2
  const ones = value % 10
  const isLong = value > 10 && ones > 0
  const [front, back] = [(value - ones) * 2, ones * 2]
  const written = decimal(value)
  return {
    kind: isLong ? 'long' : 'short',
    numbers: [value],
    question: `What is double ${written}?`,
    name: `double ${written}`,
    answer: numberAnswer(key),
    hints: [
      `Start with ${written}.`,
      'Double means the same amount again.',
      isLong ? `Split ${written} into ${decimal(value - ones)} and ${ones}.` : 'Draw it, draw it again, and count all.',
    ],
    steps: isLong
      ? [
          `Double both parts: ${decimal(front)} and ${back}.`,
          `${decimal(front)} + ${back} = ${decimal(key)}, so double ${written} is ${decimal(key)}.`,
        ]
      : [`Take it again: ${written} + ${written} = ${decimal(key)}.`, `So double ${written} is ${decimal(key)}.`],
    explanation: 'Double means the same amount again.',
    slips: [
      { name: 'added-2', answer: value + 2, observation: 'You added 2: double means the same again.' },
      { name: 'repeated-the-number', answer: value, observation: `${written} is the start: it comes again.` },
      { name: 'doubled-only-the-tens', answer: isLong ? front + ones : null, observation: 'You doubled a part of it.' },
      { name: 'halved', answer: value / 2, observation: 'You made it less, but double makes it more.' },
      { name: 'off-by-one', answer: key + 1, observation: 'That is close: count again slowly.' },
    ],
  }
}

export const doubling = familyOf({
  family: 'doubling',
  topics: [
    {
      topic: 'doubles',
      subject: 'math',
      grades: [1, 2],
      words: /\b(?:doubles?|doubling|doubles facts)\b/,
    },
  ],
  draw,
})
