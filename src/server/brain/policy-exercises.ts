import type { Exercise, ExerciseManner, Lesson, Move } from './brain.ts'
import { diceOf } from './built-in/dice.ts'
import { makeExercise } from './built-in/exercises.ts'
import { tells } from './built-in/tells.ts'
import { equationOf, viewOf } from './built-in/terms.ts'
import { type Topic, topicInNotes, topicOf, usualTopic } from './built-in/topics.ts'
import { twinOf } from './built-in/twins.ts'

export type Said = { lesson: Lesson; text: string; grade: number; notes: string[] }
export type Decision = { move: Move; lesson: Lesson }

/** A lesson with another exercise on the screen: nothing is known of the child's work on it yet. */
export const withExercise = (lesson: Lesson, exercise: Exercise | null, change: Partial<Lesson> = {}): Lesson => ({
  ...lesson,
  exercise,
  hintLevel: 0,
  misses: 0,
  own: false,
  asked: null,
  ...change,
})

/** What this lesson is about: what the child wished, what the parent's notes ask for, or what fits the grade. */
export const topicFor = ({ lesson, notes, grade }: Said): Topic =>
  lesson.topic ?? topicInNotes(notes) ?? usualTopic(grade, diceOf(lesson.seed))

/** A new exercise about a topic. The first one of a conversation follows the parent's notes. */
export function giveExercise(said: Said, wished: Topic | null): Decision {
  const { lesson, grade, notes } = said
  const noted = isFirst(lesson) ? topicInNotes(notes) : null
  const after = noted && wished && !isWithin(noted, wished) ? wished : null
  const topic = noted ?? wished ?? topicFor(said)
  const seed = lesson.seed + 1
  const isQuiet = (made: Exercise) => !tells(topic, made)
  const exercise = makeExercise({ topic, grade, seed, shift: lesson.shift, after: lesson.exercise, isQuiet })
  return {
    move: { kind: 'exercise', exercise: viewOf(exercise), topic, ...(after && { afterwards: after }) },
    lesson: withExercise(lesson, exercise, { topic: after ?? topic, seed, aside: asideOf(lesson) }),
  }
}

const isFirst = ({ topic, exercise, solved }: Lesson) => topic === null && exercise === null && solved.length === 0

/** 'The 7 times table' is what a child means who says 'times tables'. */
const isWithin = (noted: Topic, wished: Topic) =>
  noted === wished || (noted.endsWith('times table') && (wished === 'times tables' || wished === 'multiplying'))

/** The child's own question waits when the tutor gives an exercise in between. */
const asideOf = (lesson: Lesson): Exercise | null => (lesson.own ? lesson.exercise : null) ?? lesson.aside ?? null

/** The same exercise again. */
export function sayAgain({ lesson }: Said, exercise: Exercise, manner: ExerciseManner): Decision {
  const topic = lesson.topic ?? topicOf(exercise.operation, exercise.question)
  return { move: { kind: 'exercise', exercise: viewOf(exercise), topic, manner }, lesson }
}

/** Easier or harder numbers of the same kind. */
export function changeSize(said: Said, exercise: Exercise, manner: 'easier' | 'harder'): Decision {
  const { lesson, grade } = said
  const step = manner === 'easier' ? -1 : 1
  const shift = Math.max(-3, Math.min(3, (lesson.shift ?? 0) + step))
  const topic = topicToStay(lesson, exercise)
  const seed = lesson.seed + 1
  const size = manner === 'easier' ? 'smaller' : 'larger'
  const isQuiet = (made: Exercise) => !tells(topic, made)
  const made = makeExercise({ topic, grade, seed, shift, after: exercise, size, isQuiet })
  return {
    move: { kind: 'exercise', exercise: viewOf(made), topic, manner },
    lesson: withExercise(lesson, made, { shift, seed, aside: asideOf(lesson) }),
  }
}

/** The lesson's topic, unless the exercise on the screen is of another kind. */
export function topicToStay(lesson: Lesson, exercise: Exercise): Topic {
  const own = topicOf(exercise.operation, exercise.question)
  if (lesson.topic === null) return own
  const kinds = [own, ...(own === 'multiplying' ? ['times tables'] : []), ...(own === 'dividing' ? ['sharing'] : [])]
  return kinds.includes(lesson.topic) || lesson.topic.endsWith('times table') ? lesson.topic : own
}

/** What comes after an exercise that was solved: the child's question that waits, else one that fits the lesson. */
export function exerciseAfter(said: Said, solved: Exercise): { next: Exercise; lesson: Lesson } {
  const { lesson, grade, notes } = said
  const waiting = lesson.aside && lesson.aside.question !== solved.question ? lesson.aside : null
  if (waiting) return { next: waiting, lesson: withExercise(lesson, waiting, { aside: null, own: true }) }
  const topic = lesson.topic ?? topicInNotes(notes)
  const seed = lesson.seed + 1
  const told = equationOf(solved) ?? solved.answer
  const isQuiet = (made: Exercise) => !tells(told, made)
  const next = topic
    ? makeExercise({ topic, grade, seed, shift: lesson.shift, after: solved, isQuiet })
    : twinOf({ of: solved, seed, grade, isQuiet })
  return { next, lesson: withExercise(lesson, next, { seed, topic: topic ?? lesson.topic, aside: null }) }
}
