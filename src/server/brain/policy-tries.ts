import Fraction from 'fraction.js'
import { findAnswer } from '#shared/answers/find-answer.ts'
import type { Exercise } from './brain.ts'
import { termsOf } from './built-in/terms.ts'

/** A try at the exercise on the screen: its value, and how it is quoted. */
export type Try = { value: Fraction; text: string; isRight: boolean }

const leftOver =
  /(\d{1,9})\s*(?:r|rem|remainder|remaining|left|and|with)\s*(?:a\s+)?(?:remainder\s+(?:of\s+)?)?(\d{1,9})(?:\s*(?:left|over|remaining))?/i

/** The answer that a child tries in a text. 'several': it named more than one number. Null when it named none. */
export function tryIn(text: string, exercise: Exercise): Try | 'several' | null {
  const shared = withRemainder(text, exercise)
  if (shared) return shared
  const found = findAnswer(text)
  if (found.kind === 'none') return null
  if (found.kind === 'unsure') return 'several'
  const isRight = found.value.equals(termsOf(exercise).key)
  return { value: found.value, text: quoted(found.text), isRight }
}

/** '3 r 2', '3 remainder 2', '3 and 2 left over' for 17 ÷ 5. */
function withRemainder(text: string, exercise: Exercise): Try | null {
  const { whole, operation } = termsOf(exercise)
  if (!whole || operation !== '÷' || whole.a % whole.b === 0) return null
  const [said, groups, rest] = leftOver.exec(text.slice(0, 500)) ?? []
  if (said === undefined) return null
  const isRight = Number(groups) === Math.floor(whole.a / whole.b) && Number(rest) === whole.a % whole.b
  const value = new Fraction(Number(groups)).add(new Fraction(Number(rest), whole.b))
  return isRight || !/and/i.test(said) ? { value, text: quoted(said), isRight } : null
}

const quoted = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}...` : text)
