import type { Move } from '#server/brain/brain.ts'

/** Sentences that a reply may have: two and a question up to grade 2, four and a question later, a worked solution more. */
export function mostSentences(move: Move, grade: number): number {
  const usual = grade <= 2 ? 3 : 5
  const text =
    'exercise' in move && move.exercise && 'task' in move.exercise ? (move.exercise.task.text?.length ?? 0) : 0
  const next = move.kind === 'praise' && 'task' in move.next ? (move.next.task.text?.length ?? 0) : 0
  const steps = 'example' in move && move.example ? move.example.steps.length + 1 : 0
  return usual + text + next + steps
}

export type ReplyShape = { fits: (sentence: string) => boolean }

/** What a reply that is being told still has room for. */
export function replyShape(move: Move, grade: number): ReplyShape {
  const most = mostSentences(move, grade)
  let said = 0
  let questions = 0
  return {
    // A second question confuses a child, and after too many sentences none is heard; the question always is.
    fits: (sentence) => {
      const isQuestion = /\?["'”’)]*$/.test(sentence)
      if (isQuestion ? questions > 0 : said >= most) return false
      said++
      if (isQuestion) questions++
      return true
    },
  }
}
