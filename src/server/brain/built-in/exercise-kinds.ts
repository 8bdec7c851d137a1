import type { Exercise, ExerciseView, Sum, SumView, TaskExercise, TaskView } from '../brain.ts'
import type { Task } from './tasks/task.ts'

export function isTask(exercise: Exercise): exercise is TaskExercise
export function isTask(exercise: ExerciseView): exercise is TaskView
export function isTask(exercise: ExerciseView): boolean {
  return 'task' in exercise
}

export const exerciseOfTask = (task: Task): TaskExercise => ({ question: task.question, task })

/** The exercise as the child may see it: without its key and without what teaches it. */
export function viewOf(exercise: Exercise): ExerciseView {
  if (!isTask(exercise)) return viewOfSum(exercise)
  const { family, topic, subject, name, text } = exercise.task
  return { question: exercise.question, task: { family, topic, subject, name, ...(text && { text }) } }
}

const viewOfSum = ({ question, operation, left, right }: Sum): SumView => ({ question, operation, left, right })

/** The sentences that ask it, the question last. */
export const asked = (view: ExerciseView): string[] =>
  isTask(view) ? [...(view.task.text ?? []), view.question] : [`What is ${view.question}?`]

/** The question alone, as one sentence. */
export const questionOf = (view: ExerciseView): string => (isTask(view) ? view.question : `What is ${view.question}?`)

/** How it is named when one talks about it: '7 × 8', 'rounding 347'. */
export const nameOf = (view: ExerciseView): string => (isTask(view) ? view.task.name : view.question)

/** Two exercises are the same work when they ask the same. */
export const isSame = (one: ExerciseView, other: ExerciseView): boolean => one.question === other.question
