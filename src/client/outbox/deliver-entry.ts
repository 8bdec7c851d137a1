import { leaveAnswer } from '#client/data/cards.ts'
import { putDrawing } from '#client/data/drawings.ts'
import { leaveReport } from '#client/data/learn.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import type { ReportAnswer } from '#shared/alarm.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { DrawingSaved, SaveDrawing } from '#shared/drawing.ts'
import type { HandwritingLogged } from '#shared/handwriting.ts'
import type { Kept, KeptDrawing } from './outbox-entry.ts'

/** What the server says to what was brought. */
export type Delivered = AnswerLogged | HandwritingLogged | DrawingSaved | ReportAnswer

/** An answer that arrives later than this says when it was given. Until then the server's own clock is the better one. */
const soon = 5_000

/** Brings the server one thing; rejects when it did not arrive. 'refused' when our server will never take it. */
export function deliverEntry(pass: PassKeeper, studentId: string, kept: Kept): Promise<Delivered | 'refused'> {
  if (kept.kind === 'report') return leaveReport(pass, kept.report)
  if (kept.kind === 'drawing') return putDrawing(pass, kept.drawing.id, drawingToSave(studentId, kept.drawing))
  const { answered_at, ...answer } = kept.answer
  const isLate = Date.now() - Date.parse(answered_at) > soon
  return leaveAnswer(pass, isLate ? { ...answer, answered_at } : answer)
}

export function drawingToSave(student_id: string, drawing: KeptDrawing): SaveDrawing {
  const { conversation_id, version, scene, marks, kept } = drawing
  return { student_id, conversation_id, version, scene, marks, kept }
}
