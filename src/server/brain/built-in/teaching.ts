import { sameKind } from '#server/grading/grade-answer.ts'
import { tellsAnswer } from '#server/safety/answer-leak.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Exercise, WorkedExample } from '../brain.ts'
import type { Try } from '../policy-tries.ts'
import { isTask } from './exercise-kinds.ts'
import { hintFor } from './hints.ts'
import { type Noticed, noticeIn } from './misconceptions.ts'
import { resultOf } from './results.ts'
import { workedOut } from './steps.ts'
import type { Task } from './tasks/task.ts'
import { tells } from './tells.ts'

/** Everything below is asked of an exercise of any kind: a sum is taught by rules, a task by what it carries. */

/** True when the words tell the answer of the exercise, or nearly. The question itself may be said. */
export const givesAway = (words: string, exercise: Exercise): boolean =>
  isTask(exercise) ? tellsAnswer(words, exercise, []) : tells(words, exercise)

export const hintOn = (exercise: Exercise, level: 1 | 2, grade: number): string =>
  isTask(exercise) ? (exercise.task.hints[level - 1] ?? '') : hintFor(exercise, level, grade)

/** The whole solution, its answer in the last step. */
export const solutionOf = (exercise: Exercise, grade: number): WorkedExample =>
  isTask(exercise) ? { question: exercise.question, steps: exercise.task.steps } : workedOut(exercise, grade)

/** What is said about an exercise that was solved: what it makes, or why it is so. */
export const toldOf = (exercise: Exercise, grade: number): string | null =>
  isTask(exercise) ? exercise.task.explanation : resultOf(exercise, grade)

/** What is seen in a wrong try; it never tells the answer. */
export function noticedIn(exercise: Exercise, tried: Try, grade: number): Noticed {
  if (!isTask(exercise)) {
    return tried.value
      ? noticeIn(exercise, tried.value, grade)
      : { name: null, observation: 'That is not it yet.', hint: hintFor(exercise, 1, grade) }
  }
  const { task } = exercise
  const usual = task.hints[0]
  for (const { name, answer, observation, hint = usual } of task.mistakes) {
    if (checkAnswer(tried.said ?? tried.text, sameKind(task.answer, answer)).kind !== 'right') continue
    return { name, observation, hint }
  }
  return { name: null, observation: unnamed(task, tried), hint: usual }
}

function unnamed({ answer }: Task, tried: Try): string {
  if (answer.form === 'choice') return 'Let us look at the others again.'
  if (answer.form === 'word')
    return answer.spelling === 'exact' ? 'Some letters are in their place.' : 'Not that one yet.'
  const [key, value] = [readNumber(answer.answer), tried.value ?? readNumber(tried.text)]
  if (!key || !value || value.equals(key)) return 'That is not it yet.'
  if (value.equals(key.neg())) return 'Look at the minus sign again.'
  return value.gt(key) ? 'That is more than it can be.' : 'That is less than it can be.'
}
