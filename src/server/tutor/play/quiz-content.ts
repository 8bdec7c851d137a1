import { z } from 'zod'
import history from '#content/en/quizzes/history.json'
import nature from '#content/en/quizzes/nature.json'
import world from '#content/en/quizzes/world.json'

const question = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** 1 easy, 3 hard. */
  level: z.int().min(1).max(3),
  ask: z.string().endsWith('?'),
  /** Each is enough for a right answer; parts that all must be there are joined with '+'. */
  keys: z.array(z.string()).min(1),
  hint: z.string(),
  tell: z.string(),
})
const topic = z.strictObject({
  id: z.string(),
  /** As in 'a quiz on …'. */
  name: z.string(),
  /** How children call it. */
  called: z.array(z.string()).min(1),
  /** From and to; pre-K is -1. */
  grades: z.tuple([z.int().min(-1), z.int().max(8)]),
  questions: z.array(question).min(4),
})
export type QuizQuestion = z.infer<typeof question>
export type QuizTopic = z.infer<typeof topic>

let read: readonly QuizTopic[] | undefined

/** All topics that a child can be quizzed on, beside what the curriculum teaches. */
export const quizTopics = (): readonly QuizTopic[] => (read ??= z.array(topic).parse([...history, ...world, ...nature]))
