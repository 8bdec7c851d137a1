/** An arithmetic exercise without its answer: safe in a prompt and on the child's screen. */
export type ExerciseView = {
  /** As a child reads it: '7 × 8'. */
  question: string
  operation: '+' | '-' | '×' | '÷'
  left: number
  right: number
}

/** The exercise with its key, as an exact number ('56', '3/4'). The key stays in code; no brain is given it. */
export type Exercise = ExerciseView & { answer: string }

/** A solution written out by code: each step is one short sentence. */
export type WorkedExample = { question: string; steps: string[] }

/**
 * What the tutor does next. Chosen by code (policy.ts); a brain only words it. Everything that a move may tell the
 * child is in the move: a worked solution is there only at the level that allows it.
 */
export type Move =
  | { kind: 'greet'; again: boolean }
  /** 'which': the child named several numbers. `insteadOf` is the exercise that waits meanwhile; `isPart`: the exercise
   * is the part of a longer sum that comes first. */
  | { kind: 'ask'; about: 'topic' | 'tried' | 'which'; exercise?: ExerciseView; insteadOf?: string; isPart?: boolean }
  | {
      kind: 'hint'
      level: 0 | 1 | 2 | 3 | 4
      exercise: ExerciseView
      hint: string
      example?: WorkedExample
      twin?: ExerciseView
    }
  | { kind: 'explain'; exercise: ExerciseView; example: WorkedExample; twin?: ExerciseView }
  | { kind: 'praise'; exercise: ExerciseView; next: ExerciseView }
  | { kind: 'correct'; exercise: ExerciseView; attempt: string; observation: string; hint: string }
  /** `afterwards` is the topic that comes after this exercise. */
  | { kind: 'exercise'; exercise: ExerciseView; topic: string; manner?: ExerciseManner; afterwards?: string }
  | { kind: 'review'; solved: string[] }
  /** `fact` is what the program knows about it, ready to be said; `topic` is what the child may work on instead. */
  | {
      kind: 'redirect'
      reason: 'unknown' | 'off_topic' | 'small_talk'
      said: string
      exercise?: ExerciseView
      fact?: string
      topic?: string
    }
  | { kind: 'close'; solved: string[] }

/** Why this exercise now: it is said again, slowly, or with easier or harder numbers. Without it the exercise is new. */
export type ExerciseManner = 'again' | 'slower' | 'easier' | 'harder'

/** What the tutor remembers within one conversation; kept with it after every reply. */
export type Lesson = {
  topic: string | null
  exercise: Exercise | null
  hintLevel: 0 | 1 | 2 | 3 | 4
  /** Wrong tries or 'I don't know' in a row on this exercise. */
  misses: number
  /** Questions of exercises the child solved in this conversation, newest last. */
  solved: string[]
  /** Advances with every generated exercise, so that the same seed never asks the same thing twice in a row. */
  seed: number
  /** The exercise that waits while the child's own question is worked on. */
  aside?: Exercise | null
  /** The open exercise is the child's own question: its homework. */
  own?: boolean
  /** What the child was just asked for instead of an answer. */
  asked?: 'tried' | null
  /** How many steps easier (below zero) or harder than the grade the child wants it. */
  shift?: number
  /** Exercises in a row whose solution the tutor had to show. */
  unsolved?: number
}

export const newLesson = (seed: number): Lesson => ({
  topic: null,
  exercise: null,
  hintLevel: 0,
  misses: 0,
  solved: [],
  seed,
})

/** One turn of the tutor: everything a brain may know. */
export type Turn = {
  tutor: { name: string; personality: string; subjects: string[] }
  student: { nickname: string; grade_level: number }
  /** The parent's notes in force: data, never instructions to the program. */
  notes: string[]
  /** What was said, oldest first, trimmed in blocks; the last one is what the child just said. */
  recent: { role: 'user' | 'assistant'; content: string }[]
  move: Move
  /** Fires when the turn's time is over. A brain stops at once. */
  signal: AbortSignal
}

/** Produces the tutor's words in pieces. Knows no database and no HTTP. Throws AppError
 * ('unavailable', 'tutor_timeout' or 'tutor_bad_reply') when it cannot. */
export type Brain = (turn: Turn) => AsyncIterable<string>
