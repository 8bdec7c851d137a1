import { and, eq } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { LetterStyle } from '#shared/handwriting.ts'
import { handwritingStyle } from './handwriting.table.ts'

type Needs = Pick<App, 'db'>

export const usualStyle: LetterStyle = 'ball-and-stick'

/** How the school of one of the parent's students writes print. */
export async function styleOf(app: Needs, parent: Parent, studentId: string): Promise<LetterStyle> {
  const [row] = await app.db
    .select({ style: handwritingStyle.style })
    .from(student)
    .leftJoin(handwritingStyle, eq(handwritingStyle.student_id, student.id))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  if (!row) throw notFound()
  return row.style ?? usualStyle
}

export async function chooseStyle(app: Needs, parent: Parent, studentId: string, style: LetterStyle): Promise<void> {
  await styleOf(app, parent, studentId)
  await app.db
    .insert(handwritingStyle)
    .values({ student_id: studentId, style })
    .onConflictDoUpdate({ target: handwritingStyle.student_id, set: { style } })
}
