import type Fraction from 'fraction.js'
import { comparedDecimals } from './comparing-decimals.ts'
import { comparedFractions } from './comparing-fractions.ts'
import type { Draft, Slip } from './drafts.ts'
import { digitAt, placesName } from './places.ts'
import { decimal } from './written.ts'

export type Written = { value: Fraction; written: string }
export type CompareSign = '<' | '>' | '='

/** What is said of two numbers that are compared; the rest is the same for all. */
export type Compared = {
  kind: string
  exampleKind?: string
  hints: Draft['hints']
  /** What leads to the sign, one or two sentences. The last one is added. */
  steps: string[]
  slips: readonly Slip[]
  explanation: string
}

export const signOf = (a: Fraction, b: Fraction): CompareSign => (a.lt(b) ? '<' : a.gt(b) ? '>' : '=')

export const turned = { '<': '>', '>': '<', '=': '=' } as const satisfies Record<CompareSign, CompareSign>

/** Which sign stands between two numbers. */
export function compared(a: Written, b: Written): Draft | null {
  const about = aboutBoth(a, b)
  if (!about) return null
  const sign = signOf(a.value, b.value)
  return {
    kind: about.kind,
    ...(about.exampleKind && { exampleKind: about.exampleKind }),
    numbers: [a.written, b.written],
    question: `Which sign fits between ${a.written} and ${b.written}, <, > or =?`,
    name: `comparing ${a.written} and ${b.written}`,
    answer: { form: 'compare', answer: sign },
    hints: about.hints,
    steps: [...about.steps, `So ${a.written} ${sign} ${b.written}.`],
    explanation: about.explanation,
    slips: [...about.slips, ...usualSlips(sign)],
  }
}

/** How two numbers are compared: as fractions, as decimals or as whole numbers. */
export function aboutBoth(a: Written, b: Written): Compared | null {
  if (a.written.includes('/') || b.written.includes('/')) return comparedFractions(a, b)
  if (a.written.includes('.') || b.written.includes('.')) return comparedDecimals(a, b)
  return comparedWholes(a, b)
}

function usualSlips(sign: CompareSign): Slip[] {
  const opens = 'The open side belongs to the bigger number.'
  const same = { name: 'took-them-for-equal', answer: '=', observation: 'Look closely: is it really the same amount?' }
  if (sign !== '=') return [{ name: 'turned-the-sign', answer: turned[sign], observation: opens }, same]
  const both = 'Look again: is there any difference?'
  return [
    { name: 'found-the-first-smaller', answer: '<', observation: both },
    { name: 'found-the-first-bigger', answer: '>', observation: both },
  ]
}

function comparedWholes(a: Written, b: Written): Compared {
  const [x, y] = [a.value, b.value].map((value) => value.valueOf())
  const [left = 0, right = 0] = [x, y]
  const [long, short] = left > right ? [a.written, b.written] : [b.written, a.written]
  if (left === right) return sameWholes(left)
  if (String(left).length !== String(right).length) {
    return {
      kind: 'lengths',
      hints: [
        'Count the digits of both numbers.',
        'More digits make a bigger whole number.',
        `Find the number that has more digits.`,
      ],
      steps: [`${long} has more digits than ${short}.`],
      slips: [],
      explanation: 'A whole number with more digits is bigger.',
    }
  }
  const place = [5, 4, 3, 2, 1, 0].find((at) => digitAt(left, at) !== digitAt(right, at)) ?? 0
  const [p, q] = [digitAt(left, place), digitAt(right, place)]
  const ones = Math.sign((left % 10) - (right % 10)) === -Math.sign(left - right)
  const sign = left < right ? '<' : '>'
  return {
    kind: 'places',
    hints: [
      'Look at the biggest place of both.',
      'Compare place by place, from the left.',
      `The ${placesName(place)} are not the same: look there.`,
    ],
    steps: [`Look at the ${placesName(place)}: ${p} ${sign} ${q}.`],
    slips: ones
      ? [{ name: 'looked-at-the-ones-first', answer: turned[sign], observation: 'You looked at the ones first.' }]
      : [],
    explanation: `The ${placesName(place)} decide, because the places before are the same.`.replace(
      ', because the places before are the same',
      String(left).length === place + 1
        ? ', because that is the biggest place'
        : ', because bigger places are the same',
    ),
  }
}

const sameWholes = (value: number): Compared => ({
  kind: 'same',
  exampleKind: 'places',
  hints: [
    'Look at the biggest place of both.',
    'Compare place by place, from the left.',
    'Look whether any place is different.',
  ],
  steps: [`Every place of ${decimal(value)} is the same in both.`],
  slips: [],
  explanation: 'When each place is the same, the numbers are equal.',
})
