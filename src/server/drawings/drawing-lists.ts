import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { requireConsent } from '#server/allowance/allowance.ts'
import type { Learner, Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { DrawingView } from '#shared/drawing.ts'
import { drawing } from './drawing.table.ts'

/** How many drawings one page holds: a full board is half a megabyte. */
export const drawingsPage = 12

export type DrawingPage = { drawings: DrawingView[]; next: string | null }

const columns = {
  id: drawing.id,
  conversation_id: drawing.conversation_id,
  version: drawing.version,
  scene: drawing.scene,
  marks: drawing.marks,
  kept: drawing.kept,
  created_at: drawing.created_at,
  updated_at: drawing.updated_at,
}

type Row = Omit<DrawingView, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

const toView = (row: Row): DrawingView => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** Only from behind the drawing that is named, which must be one of the same child's. */
const behind = (cursor: string | undefined): SQL | undefined =>
  cursor
    ? sql`(${drawing.updated_at}, ${drawing.id}) < (select f.updated_at, f.id from drawing f
        where f.id = ${cursor} and f.student_id = ${drawing.student_id})`
    : undefined

const newestFirst = [desc(drawing.updated_at), desc(drawing.id)]

function pageOf(rows: readonly { drawing: Row | null }[]): DrawingPage {
  const found = rows.flatMap((row) => (row.drawing ? [toView(row.drawing)] : []))
  const drawings = found.slice(0, drawingsPage)
  return { drawings, next: found.length > drawingsPage ? (drawings.at(-1)?.id ?? null) : null }
}

/** What the pass's student put into its gallery, newest first. */
export async function drawingGallery(
  app: Pick<App, 'db'>,
  { studentId, allowance }: Learner,
  cursor: string | undefined,
): Promise<DrawingPage> {
  requireConsent(allowance)
  const mine = and(eq(drawing.student_id, student.id), drawing.kept, behind(cursor))
  const rows = await app.db
    .select({ drawing: columns })
    .from(student)
    .leftJoin(drawing, mine)
    .where(eq(student.id, studentId))
    .orderBy(...newestFirst)
    .limit(drawingsPage + 1)
  if (rows.length === 0) throw notFound()
  return pageOf(rows)
}

/** Everything that one of the parent's students drew, newest first. */
export async function drawingsOfStudent(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  cursor: string | undefined,
): Promise<DrawingPage> {
  const rows = await app.db
    .select({ drawing: columns })
    .from(student)
    .leftJoin(drawing, and(eq(drawing.student_id, student.id), behind(cursor)))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(...newestFirst)
    .limit(drawingsPage + 1)
  if (rows.length === 0) throw notFound()
  return pageOf(rows)
}

/** What was drawn in a conversation of one of the parent's students, newest first. */
export async function drawingsOfConversation(
  app: Pick<App, 'db'>,
  parent: Parent,
  conversationId: string,
  cursor: string | undefined,
): Promise<DrawingPage> {
  const rows = await app.db
    .select({ drawing: columns })
    .from(conversation)
    .innerJoin(student, eq(student.id, conversation.student_id))
    .leftJoin(drawing, and(eq(drawing.conversation_id, conversation.id), behind(cursor)))
    .where(and(eq(conversation.id, conversationId), eq(student.parent_id, parent.id)))
    .orderBy(...newestFirst)
    .limit(drawingsPage + 1)
  if (rows.length === 0) throw notFound()
  return pageOf(rows)
}
