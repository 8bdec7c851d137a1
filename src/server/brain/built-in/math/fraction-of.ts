import { drawFrom } from '../dice.ts'
import { type Bar, gcd, writeBar } from './bars.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  const bottom = drawFrom<number>(dice, level <= 3 ? [2, 3, 4] : level === 4 ? [3, 4, 5, 6] : [3, 4, 5, 6, 8, 10])
  const top = level <= 3 ? 1 : dice(2, bottom - 1)
  if (gcd(top, bottom) > 1) return null
  return fractionOf({ top, bottom }, bottom * dice(level <= 3 ? 2 : 3, level <= 3 ? 8 : level === 4 ? 9 : 20))
}

/** '3/4 of 20'. Null when it does not come out whole. */
export function fractionOf({ top, bottom }: Bar, whole: number): Draft | null {
  if (bottom < 2 || top < 1 || top >= bottom || whole < bottom || whole % bottom !== 0) return null
  const part = whole / bottom
  const key = part * top
  const isHalf = top === 1 && bottom === 2
  const named = `${isHalf ? 'half' : writeBar({ top, bottom })} of ${decimal(whole)}`
  const ends = `So ${named} is ${decimal(key)}.`
  const share = `${decimal(whole)} ÷ ${bottom} = ${decimal(part)}`
  return {
    kind: isHalf ? 'half' : top === 1 ? 'a part' : 'parts',
    numbers: [writeBar({ top, bottom }), whole],
    question: `What is ${named}?`,
    name: named,
    answer: numberAnswer(key),
    hints: [
      isHalf ? `Start with ${decimal(whole)}.` : `Look at the bottom, ${bottom}.`,
      isHalf ? 'Half means sharing into 2 equal parts.' : 'The bottom says how many equal parts to make.',
      top === 1 ? `Share ${decimal(whole)} into ${bottom} equal parts.` : `Make ${bottom} equal parts: ${share}.`,
    ],
    steps: [
      `Make ${bottom} equal parts: ${share}.`,
      ...(top === 1 ? [] : [`Take ${top} parts: ${top} × ${decimal(part)} = ${decimal(key)}.`]),
      ends,
    ],
    explanation: isHalf ? 'Both halves are the same.' : 'The bottom makes the parts, and the top counts them.',
    slips: [
      {
        name: 'took-only-a-part',
        answer: top === 1 ? null : part,
        observation: 'That is a single part: take more of them.',
      },
      {
        name: 'divided-by-the-top',
        answer: top === 1 ? null : whole / top,
        observation: `You made ${top} parts instead of ${bottom}.`,
      },
      {
        name: 'multiplied-by-the-top',
        answer: top === 1 ? null : whole * top,
        observation: 'You took the top times the whole, without sharing.',
      },
      {
        name: 'took-the-bottom-away',
        answer: whole - bottom,
        observation: `You took ${bottom} away instead of making parts.`,
      },
      {
        name: 'multiplied-by-the-bottom',
        answer: whole * bottom,
        observation: 'A part can not be more than the whole.',
      },
      { name: 'took-the-rest', answer: whole - key, observation: 'That is what is left over.' },
    ],
  }
}

export const fractionOfNumber = familyOf({
  family: 'fraction-of',
  topics: [
    {
      topic: 'fractions of numbers',
      subject: 'math',
      grades: [4, 5],
      words: /\b(?:fractions? of (?:a |an )?(?:numbers?|amounts?|sets?|groups?|whole)|parts? of a number)\b/,
    },
  ],
  draw,
})
