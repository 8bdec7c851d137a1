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
  | { kind: 'ask'; about: 'topic' | 'tried'; exercise?: ExerciseView }
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
  | { kind: 'exercise'; exercise: ExerciseView; topic: string }
  | { kind: 'review'; solved: string[] }
  | { kind: 'redirect'; reason: 'unknown' | 'off_topic' | 'small_talk'; said: string; exercise?: ExerciseView }
  | { kind: 'close'; solved: string[] }

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
