import { isAnswer, isDrawing, type OutboxEntry, parsed, whereOf } from './outbox-entry.ts'

// In the releases before the one outbox, answers and drawings waited under keys of their own, without a number of their form. A device that was
// off since then still has them: they are taken over, and never lost.

export const olderPrefixes = ['trellis.answer.', 'trellis.drawing.'] as const

/** What an older release kept under this name; null when it is nothing of this student. */
export function fromOlderRelease(name: string, stored: string | null, studentId: string): OutboxEntry | null {
  if (name.startsWith(`trellis.answer.${studentId}.`)) {
    const answer = parsed(stored)
    const isTheirs = isAnswer(answer) && answer.student_id === studentId
    return isTheirs ? { where: 'waits', kept: { kind: 'answer', answer } } : null
  }
  if (!stored || !name.startsWith(`trellis.drawing.${studentId}.`)) return null
  const [first = ''] = stored.split(' ', 1)
  const where = whereOf(first)
  const drawing = parsed(stored.slice(first.length + 1))
  return where && isDrawing(drawing) ? { where, kept: { kind: 'drawing', drawing } } : null
}
