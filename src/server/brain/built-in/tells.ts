import type Fraction from 'fraction.js'
import { expressionsIn, withSigns, workOut } from '#shared/answers/expressions.ts'
import { readTokens } from '#shared/answers/tokens.ts'
import type { SumView } from '../brain.ts'
import { termsOf } from './terms.ts'

/**
 * True when the words hold the answer of the exercise: as a number in digits or words, with or without a minus, or as
 * a sum that makes it. The question itself may be said.
 */
export function tells(words: string, exercise: SumView): boolean {
  const { question, left, right, key, whole, operation } = termsOf(exercise)
  const secrets = [key.abs()]
  // What is shared with something left over: the full groups are most of the answer.
  if (whole && operation === '÷' && key.d !== 1n) secrets.push(key.floor())
  const isSecret = (value: Fraction | null) => value !== null && secrets.some((secret) => secret.equals(value.abs()))
  // 'Groups of 8, 7 of them' is the question in other words.
  const isQuestion = (first: Fraction, sign: string, second: Fraction) =>
    sign === operation &&
    ((first.equals(left.value) && second.equals(right.value)) ||
      ((sign === '+' || sign === '×') && first.equals(right.value) && second.equals(left.value)))
  const tokens = withSigns(readTokens(words.replaceAll(question, ' ; ')))
  if (tokens.some((token) => token.kind === 'number' && isSecret(token.value))) return true
  return expressionsIn(tokens).some(({ operands, signs }) =>
    signs.some((sign, at) => {
      const [first, second] = operands.slice(at, at + 2)
      if (!first || !second || isQuestion(first.value, sign, second.value)) return false
      return isSecret(workOut(first.value, sign, second.value))
    }),
  )
}
