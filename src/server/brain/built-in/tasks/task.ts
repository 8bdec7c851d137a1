import { z } from 'zod'
import { answerSpec } from '#shared/answers/answer-spec.ts'

/** A usual wrong answer: what it shows, and what is said about it. Neither sentence holds the right answer. */
const taskMistake = z.strictObject({
  /** The name of the misconception, for those who count: 'rounds-down-always'. */
  name: z.string(),
  /** The wrong answer, written as the right one would be. */
  answer: z.string(),
  /** Reacts to the attempt: 'You looked at the tens, but the ones decide.' */
  observation: z.string(),
  hint: z.string().optional(),
})

/**
 * A question with everything that a tutor needs to teach it, made by code or written by people: the same shape for
 * rounding, clocks, spelling, passages and science. Only `text` and `question` are for the child's eyes before it has
 * answered. Sentences are short and plain: two in `text` and `steps` up to grade 2, three from grade 3 on.
 */
export const task = z.strictObject({
  /** The same question has the same id. */
  id: z.string(),
  /** Where it comes from, and what makes another of its kind: 'rounding', 'science'. */
  family: z.string(),
  /** What it is about, in words that a child knows: 'rounding', 'plants'. */
  topic: z.string(),
  subject: z.enum(['math', 'reading', 'science', 'problem-solving']),
  /** pre-K -1, kindergarten 0, to 5. */
  grade: z.int().min(-1).max(6),
  /** What is read before the question: a passage, a story. */
  text: z.array(z.string()).max(4).optional(),
  /** One sentence with a question mark. It names the choices when there are any. */
  question: z.string(),
  /** How it is named afterwards, without its answer: 'rounding 347'. */
  name: z.string(),
  answer: answerSpec,
  /** 1 points at the place, 2 says the principle, 3 is a large step on the way. None holds the answer. */
  hints: z.tuple([z.string(), z.string(), z.string()]),
  /** A question of the same kind with other numbers, worked out: shown at level 3 instead of the last hint. */
  example: z.strictObject({ question: z.string(), steps: z.array(z.string()).min(1).max(4) }).optional(),
  /** The worked solution; the last sentence has the answer. */
  steps: z.array(z.string()).min(1).max(4),
  /** Why it is so, in one sentence; said after the right answer. */
  explanation: z.string(),
  mistakes: z.array(taskMistake),
})
export type Task = z.infer<typeof task>

export type TaskWish = {
  topic: string
  grade: number
  /** The same wish gives the same task. */
  seed: number
  /** How many steps easier (below zero) or harder than the grade. */
  shift?: number
  /** Ids of the tasks that came before, newest last: never the last one again while there are others. */
  before?: readonly string[]
}

/** A source of tasks. */
export type TaskFamily = {
  family: string
  topics: readonly TaskTopic[]
  /** Null when there is none for this topic and grade. */
  make: (wish: TaskWish) => Task | null
}

export type TaskTopic = {
  topic: string
  subject: Task['subject']
  /** Grades that it is for, both included. */
  grades: readonly [from: number, to: number]
  /** Child's words that name it, on lower-case text without apostrophes. */
  words: RegExp
}
