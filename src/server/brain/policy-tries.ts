import Fraction from 'fraction.js'
import { almostOf } from '#server/grading/almost.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { quotientIn } from '#shared/answers/check-remainder.ts'
import { type FoundAnswer, findAnswer } from '#shared/answers/find-answer.ts'
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
  /** What is right in it, where it is nearly there: no miss. */
  almost?: string
  /** How the right word is spelled, where the child's spelling was only near. */
  nearly?: string
}

/** The answer that a child tries in a text. 'several': it named more than one. Null when it named none. */
export const tryIn = (text: string, exercise: Exercise): Try | 'several' | null =>
  isTask(exercise) ? tryAtTask(text, exercise) : tryAtSum(text, exercise)

function tryAtTask(text: string, { task }: TaskExercise): Try | 'several' | null {
  const verdict = checkAnswer(text, task.answer)
  if (verdict.kind === 'none') return null
  if (verdict.kind === 'several') return 'several'
  const isRight = verdict.kind === 'right'
  const nearly = isRight && verdict.nearly ? { nearly: task.answer.answer } : {}
  const almost = almostOf(verdict)
  const base = { text: quoted(verdict.said), said: verdict.said, isRight }
  return { ...base, ...nearly, ...(almost && { almost: almost.says }) }
}

function tryAtSum(text: string, sum: Sum): Try | 'several' | null {
  const shared = withRemainder(text, sum)
  if (shared) return shared
  const { key } = termsOf(sum)
  const found = findAnswer(text)
  const verdict = checkAnswer(text, { form: 'number', answer: key.toFraction() })
  if (verdict.kind === 'right') return { value: key, text: quoted(tried(found, verdict.said)), isRight: true }
  if (found.kind === 'none') return null
  if (found.kind === 'unsure') return 'several'
  return { value: found.value, text: quoted(found.text), isRight: false }
}

const tried = (found: FoundAnswer, said: string) => (found.kind === 'number' ? found.text : said)

/** '3 r 2', '3 remainder 2', '3 and 2 left over' for 17 ÷ 5. */
function withRemainder(text: string, sum: Sum): Try | null {
  const { whole, operation } = termsOf(sum)
  if (!whole || operation !== '÷' || whole.a % whole.b === 0) return null
  const said = text.slice(0, 500)
  const key = { groups: Math.floor(whole.a / whole.b), rest: whole.a % whole.b }
  const verdict = checkAnswer(said, { form: 'remainder', answer: `${key.groups} R ${key.rest}` })
  const given = verdict.kind === 'right' ? key : quotientIn(said)
  if (!given || (verdict.kind !== 'right' && verdict.kind !== 'wrong')) return null
  const value = new Fraction(given.groups).add(new Fraction(given.rest, whole.b))
  return { value, text: quoted(verdict.said), isRight: verdict.kind === 'right' }
}

const quoted = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}...` : text)
