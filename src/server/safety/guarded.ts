import type { AnswerSpec } from '#shared/answers/answer-spec.ts'

/** A question whose answer may not be told yet, with what is read before it. */
export type Guarded = { question: string; text: readonly string[]; answer: AnswerSpec }
