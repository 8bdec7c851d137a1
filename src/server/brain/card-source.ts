import type { Exercise, TaskExercise } from './brain.ts'

/** Cards as exercises: what the learner model wants next, and more of a kind. Pure: the same question, the same answer. */
export type CardSource = {
  /** The exercise of a card that was planned; null when words alone cannot ask it. */
  get: (cardId: string) => TaskExercise | null
  /** Another card of the same skill; `easier` one of what it needs, `harder` one of what needs it. */
  like: (cardId: string, seed: number, size: 'same' | 'easier' | 'harder') => TaskExercise | null
  /** A card about what a text names ('shapes', 'graphs'), for a grade; null when it names nothing that is practiced. */
  named: (text: string, grade: number, seed: number) => TaskExercise | null
}

/** A try at an exercise, for the learner model. */
export type Judged = {
  exercise: Exercise
  was_correct: boolean
  /** How much help came before it. */
  hint_level: number
  said: string
  /** The name of the misconception that it shows. */
  mistake: string | null
}

/** The family of tasks that are cards. */
export const cardFamily = 'card'
