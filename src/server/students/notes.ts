import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { refusalOf } from '#server/safety/check-note.ts'
import { limits } from '#shared/limits.ts'
import type { addNote as addNoteSchema, NoteView } from '#shared/note.ts'
import { parentNote, student } from './student.table.ts'
import { openStudent } from './students.ts'

const toView = (row: typeof parentNote.$inferSelect): NoteView => ({
  id: row.id,
  note_content: row.note_content,
  is_permanent: row.is_permanent,
  student_id: row.student_id,
  created_at: row.created_at.toISOString(),
})

/** Adds a note for the tutor, unless it orders harm. The same request sent twice (`requestKey`) adds one. */
export async function addNote(
  app: Pick<App, 'config' | 'db' | 'now'>,
  parent: Parent,
  studentId: string,
  asked: z.output<typeof addNoteSchema>,
  requestKey: string | null,
): Promise<NoteView> {
  const refusal = refusalOf(asked.note_content)
  if (refusal)
    throw new AppError('validation_failed', refusal.sentence, { fields: { note_content: 'not_for_a_child' } })
  const [added] = await app.db.transaction(async (tx) => {
    // The student's row is held, so that many at once cannot pass the limit together.
    const mine = and(eq(student.id, studentId), eq(student.parent_id, parent.id))
    const [held] = await tx.select({ id: student.id }).from(student).where(mine).for('no key update')
    if (!held) throw notFound()
    if ((await openStudent({ ...app, db: tx }, parent, studentId)).parent_notes.length >= limits.notesPerStudent)
      throw new AppError('validation_failed', `There is room for ${limits.notesPerStudent} notes. Remove one first.`, {
        fields: { note_content: 'too_many' },
      })
    return tx
      .insert(parentNote)
      .values({ ...asked, student_id: studentId, request_key: requestKey, created_at: app.now() })
      .onConflictDoNothing()
      .returning()
  })
  if (added) return toView(added)
  const [earlier] = await app.db
    .select()
    .from(parentNote)
    .where(and(eq(parentNote.student_id, studentId), eq(parentNote.request_key, requestKey ?? '')))
  if (!earlier) throw notFound()
  return toView(earlier)
}

/** Takes a note back: the tutor's next turn no longer has it. */
export async function removeNote(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  noteId: string,
): Promise<void> {
  const mine = app.db
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  const removed = await app.db
    .delete(parentNote)
    .where(and(eq(parentNote.id, noteId), eq(parentNote.student_id, mine)))
    .returning({ id: parentNote.id })
  if (removed.length === 0) throw notFound()
}
