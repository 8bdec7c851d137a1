import Fraction from 'fraction.js'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { findAnswer } from '#shared/answers/find-answer.ts'
import type { Exercise, Sum, TaskExercise } from './brain.ts'
import { isTask } from './built-in/exercise-kinds.ts'
import { termsOf } from './built-in/terms.ts'

/** A try at the exercise on the screen, how it is quoted, and its value where it is a number. */
export type Try = {
  text: string
  /** All of what was taken as the answer. */
  said?: string
  isRight: boolean
  value?: Fraction
  /** How the right word is spelled, where the child's spelling was only near. */
  nearly?: string
}

const leftOver =
  /(\d{1,9})\s*(?:r|rem|remainder|remaining|left|and|with)\s*(?:a\s+)?(?:remainder\s+(?:of\s+)?)?(\d{1,9})(?:\s*(?:left|over|remaining))?/i

/** The answer that a child tries in a text. 'several': it named more than one. Null when it named none. */
export const tryIn = (text: string, exercise: Exercise): Try | 'several' | null =>
  isTask(exercise) ? tryAtTask(text, exercise) : tryAtSum(text, exercise)

function tryAtTask(text: string, { task }: TaskExercise): Try | 'several' | null {
  const verdict = checkAnswer(text, task.answer)
  if (verdict.kind === 'none') return null
  if (verdict.kind === 'several') return 'several'
  const isRight = verdict.kind === 'right'
  const nearly = isRight && verdict.nearly ? { nearly: task.answer.answer } : {}
  return { text: quoted(verdict.said), said: verdict.said, isRight, ...nearly }
}

function tryAtSum(text: string, sum: Sum): Try | 'several' | null {
  const shared = withRemainder(text, sum)
  if (shared) return shared
  const found = findAnswer(text)
  if (found.kind === 'none') return null
  if (found.kind === 'unsure') return 'several'
  const isRight = found.value.equals(termsOf(sum).key)
  return { value: found.value, text: quoted(found.text), isRight }
}

/** '3 r 2', '3 remainder 2', '3 and 2 left over' for 17 ÷ 5. */
function withRemainder(text: string, sum: Sum): Try | null {
  const { whole, operation } = termsOf(sum)
  if (!whole || operation !== '÷' || whole.a % whole.b === 0) return null
  const [said, groups, rest] = leftOver.exec(text.slice(0, 500)) ?? []
  if (said === undefined) return null
  const isRight = Number(groups) === Math.floor(whole.a / whole.b) && Number(rest) === whole.a % whole.b
  const value = new Fraction(Number(groups)).add(new Fraction(Number(rest), whole.b))
  return isRight || !/and/i.test(said) ? { value, text: quoted(said), isRight } : null
}

const quoted = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}...` : text)
