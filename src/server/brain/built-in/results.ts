import type { SumView } from '../brain.ts'
import { equationOf, termsOf } from './terms.ts'

/** What a sum makes, in words that fit the grade: with what is left over before fractions are learned. */
export function resultOf(exercise: SumView, grade: number): string | null {
  const { whole, operation, key } = termsOf(exercise)
  if (whole && operation === '÷' && key.d !== 1n && key.gt(1) && grade <= 4) {
    return `You get ${Math.floor(whole.a / whole.b)}, with ${whole.a % whole.b} left over.`
  }
  const equation = equationOf(exercise)
  return equation === null ? null : `${equation}.`
}
