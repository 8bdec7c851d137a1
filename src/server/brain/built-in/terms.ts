import Fraction from 'fraction.js'
import { findExpressions, workOut } from '#shared/answers/expressions.ts'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { Sum, SumView } from '../brain.ts'

export type Operation = SumView['operation']

/** An exercise as exact numbers. `whole` is there when both are whole and not below zero. */
export type Terms = {
  question: string
  operation: Operation
  left: Term
  right: Term
  key: Fraction
  whole: { a: number; b: number } | null
}
export type Term = { value: Fraction; written: string }

export const signs = { '+': '+', '-': '−', '×': '×', '÷': '÷' } as const

/** Two numbers as they are written ('7', '−3', '0.5', '2/4', '3 1/2') and a sign. Null when they are shared by zero. */
export function termsFrom(operation: Operation, left: Term, right: Term): Terms | null {
  const key = workOut(left.value, operation, right.value)
  if (!key) return null
  const second = right.value.lt(0) ? `(${right.written})` : right.written
  const isWhole = [left, right].every(({ value }) => value.d === 1n && value.gte(0))
  const whole = isWhole ? { a: left.value.valueOf(), b: right.value.valueOf() } : null
  return { question: `${left.written} ${signs[operation]} ${second}`, operation, left, right, key, whole }
}

export const exerciseFrom = ({ question, operation, left, right, key }: Terms): Sum => ({
  question,
  operation,
  left: left.value.valueOf(),
  right: right.value.valueOf(),
  answer: key.toFraction(),
})

export function exerciseOf(operation: Operation, left: Term, right: Term): Sum | null {
  const terms = termsFrom(operation, left, right)
  return terms && exerciseFrom(terms)
}

export const term = (value: Fraction | number, written?: string): Term => {
  const exact = new Fraction(value)
  return { value: exact, written: written ?? writeNumber(exact) }
}

/** Reads an exercise again from what the child sees, so that thirds stay thirds. */
export function termsOf({ question, operation, left, right }: SumView): Terms {
  const [first, second] = findExpressions(question)[0]?.operands ?? []
  const from: Term = first ?? term(left)
  const to: Term = second ?? term(right)
  const terms = termsFrom(operation, from, to)
  return terms
    ? { ...terms, question }
    : { question, operation, left: from, right: to, key: new Fraction(0), whole: null }
}

/** The answer as it is shown: a decimal where the exercise has decimals. */
export const writeKey = ({ left, right, key }: Pick<Terms, 'left' | 'right' | 'key'>): string =>
  writeNumber(key, left.written.includes('.') || right.written.includes('.') ? 'decimal' : 'fraction')

export const isMixed = ({ written }: Term) => written.includes(' ')

/** '7 × 8 = 56', or null where a mixed number would make it hard to read. */
export const equationOf = (exercise: SumView): string | null => equationFrom(termsOf(exercise))

export function equationFrom(terms: Terms): string | null {
  return isMixed(terms.left) || isMixed(terms.right) ? null : `${terms.question} = ${writeKey(terms)}`
}

/** False for what is said with the question already: 5 + 0, 9 ÷ 3. */
export const hasWork = ({ key, left, right }: Terms) =>
  !key.equals(0) && !key.equals(left.value) && !key.equals(right.value)

/** Top and bottom as they are written, so that 2/4 stays 2/4. A mixed number becomes one fraction. */
export function barOf({ value, written }: Term): { top: bigint; bottom: bigint } {
  const [, minus = '', top, bottom] = /^(−?)(\d+)\/(\d+)$/.exec(written) ?? []
  if (top === undefined || bottom === undefined) return { top: value.s * value.n, bottom: value.d }
  return { top: BigInt(top) * (minus === '' ? 1n : -1n), bottom: BigInt(bottom) }
}
