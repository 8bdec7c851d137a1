import type { Care } from '#server/care/care.ts'
import type { Task } from './built-in/tasks/task.ts'

/** Two numbers and a sign, without the answer: safe in a prompt and on the child's screen. */
export type SumView = {
  /** As a child reads it: '7 × 8'. */
  question: string
  operation: '+' | '-' | '×' | '÷'
  left: number
  right: number
}

/** A sum with its key, as an exact number ('56', '3/4'). The key stays in code; no brain is given it. */
export type Sum = SumView & { answer: string }

/** Any other question, without its answer: a clock, a rhyme, a passage, plants. */
export type TaskView = {
  /** The whole question, with its question mark. */
  question: string
  task: Pick<Task, 'family' | 'topic' | 'subject' | 'name' | 'text'>
}

/** A question with its key and everything to teach it. */
export type TaskExercise = { question: string; task: Task }

export type ExerciseView = SumView | TaskView
export type Exercise = Sum | TaskExercise

/** A solution written out by code: each step is one short sentence. */
export type WorkedExample = { question: string; steps: string[] }

/**
 * What the tutor does next. Chosen by code (policy.ts); a brain only words it. Everything that a move may tell the
 * child is in the move: a worked solution is there only at the level that allows it.
 */
export type Move =
  /** `earlier`: what was done the last time, and the topic to begin with again. */
  | { kind: 'greet'; again: boolean; earlier?: { topic: string; solved: string[] } }
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
  /** `told`: what is said about the solved exercise, its answer in it; `nearly` corrects how the answer was spelled.
   * `last`: the next one is the last of today. */
  | { kind: 'praise'; exercise: ExerciseView; next: ExerciseView; told?: string; nearly?: string; last?: boolean }
  /** `isAlmost`: the value is right, but not the form or the unit; the observation says so and asks on. */
  | {
      kind: 'correct'
      exercise: ExerciseView
      attempt: string
      observation: string
      hint: string
      isAlmost?: boolean
    }
  /** `afterwards` is the topic that comes after this exercise. */
  | { kind: 'exercise'; exercise: ExerciseView; topic: string; manner?: ExerciseManner; afterwards?: string }
  | { kind: 'review'; solved: string[]; topic?: string }
  /** `fact` is what the program knows about it, ready to be said; `topic` is what the child may work on instead. */
  | {
      kind: 'redirect'
      reason: 'unknown' | 'off_topic' | 'small_talk' | 'asked'
      said: string
      exercise?: ExerciseView
      fact?: string
      topic?: string
      /** What is asked instead of leading back. */
      question?: string
    }
  /** `over`: the lesson has taken its time. `told`: what is said about the exercise that was just solved. */
  | { kind: 'close'; solved: string[]; over?: boolean; told?: string }

/** Why this exercise now: it is said again, slowly, with easier or harder numbers, it looks back at the last time, or it
 * is the last of today. Without it the exercise is new. */
export type ExerciseManner = 'again' | 'slower' | 'easier' | 'harder' | 'look_back' | 'last'

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
  asked?: 'tried' | 'story' | null
  /** How many steps easier (below zero) or harder than the grade the child wants it. */
  shift?: number
  /** Exercises in a row whose solution the tutor had to show. */
  unsolved?: number
  /** Ids of the tasks that were given, newest last. */
  given?: string[]
  /** Names of the mistakes that were seen, newest last. */
  mistakes?: string[]
  /** Names of the exercises whose solution the tutor showed, newest last. */
  shown?: string[]
  /** What was done in the conversation before this one. */
  earlier?: Earlier | null
  /** Cards that the learner model wants next (their ids), the next one first. */
  plan?: string[]
  /** The topic comes from the plan, not from a wish. */
  follows?: boolean
  /** The open exercise is this card of a tool on the child's screen. */
  screen?: string | null
  /** How far today's lesson is: it looks back, does something new, then one last question. */
  phase?: 'look_back' | 'new' | 'last' | 'over'
  /** Open after an alarm or a strong feeling: then nothing is taught or judged. */
  care?: Care | null
  /** When the child ended the care that was open last. */
  careOverAt?: string
}

/** What a later conversation knows of an earlier one. */
export type Earlier = { topic: string | null; solved: string[]; shown: string[]; mistakes: string[] }

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
  /** `greeting_style`: the question that its first greeting ends with, where it has one of its own. */
  tutor: { name: string; personality: string; subjects: string[]; greeting_style?: string }
  student: { nickname: string; grade_level: number }
  /** The parent's notes in force: data, never instructions to the program. */
  notes: string[]
  /** What was done in this conversation so far, and in the one before: names and topics, no answers. */
  done?: { solved: string[]; shown: string[]; topic: string | null; earlier: Earlier | null }
  /** What was said, oldest first, trimmed in blocks; the last one is what the child just said. */
  recent: { role: 'user' | 'assistant'; content: string }[]
  move: Move
  /** Fires when the turn's time is over. A brain stops at once. */
  signal: AbortSignal
}

/** Produces the tutor's words in pieces. Knows no database and no HTTP. Throws AppError
 * ('unavailable', 'tutor_timeout' or 'tutor_bad_reply') when it cannot. */
export type Brain = (turn: Turn) => AsyncIterable<string>
