import type { Exercise, Lesson } from './brain.ts'
import { toldOf } from './built-in/teaching.ts'
import { type Decision, giveExercise, type Said } from './policy-exercises.ts'

/** Minutes before the end at which the last question is given. */
const lastBefore = 3
/** Minutes after the end at which the tutor says goodbye even with an exercise open. */
const grace = 5

const timeLeft = ({ minutes, length }: Said) =>
  minutes === undefined || length === undefined ? Number.POSITIVE_INFINITY : length - minutes

/** The lesson has taken its time, or a goodbye was said: the child's words get a goodbye and nothing new begins. */
export function overTime(said: Said): Decision | null {
  const { lesson } = said
  const isLate = timeLeft(said) <= (lesson.exercise ? -grace : 0)
  return lesson.phase === 'over' || isLate ? goodbye(said) : null
}

/** What a solved exercise ends: the whole lesson, when it was the last one or the time is over. */
export function afterSolved(said: Said, solved: Exercise): Decision | null {
  if (said.lesson.phase !== 'last' && timeLeft(said) > 0) return null
  return goodbye(said, toldOf(solved, said.grade) ?? undefined)
}

/** True when the next exercise is the last of today. */
export const isLastNext = (said: Said): boolean => timeLeft(said) <= lastBefore

function goodbye({ lesson }: Said, told?: string): Decision {
  return {
    move: { kind: 'close', solved: lesson.solved, over: true, ...(told !== undefined && { told }) },
    lesson: { ...lesson, exercise: null, aside: null, hintLevel: 0, misses: 0, phase: 'over' },
  }
}

/** The lesson begins with what was done the last time. */
export function lookBack(said: Said): Decision | null {
  const { lesson } = said
  const topic = lesson.earlier?.topic
  if (lesson.phase !== 'look_back' || !topic || lesson.exercise) return null
  return giveExercise(said, topic, 'look_back')
}

/** After the look back comes something new. */
export const onward = (lesson: Lesson): Lesson =>
  lesson.phase === 'look_back' ? { ...lesson, phase: 'new', topic: null } : lesson
