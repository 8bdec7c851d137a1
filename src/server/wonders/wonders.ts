import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { WonderView } from '#shared/wonder.ts'
import { wonder } from './wonder.table.ts'

/** How many questions one page holds. */
export const wondersPage = 20

/** Code points of a question that are kept: a question is short, and what else the message says stands in the transcript. */
const longestQuestion = 200

export type Wondered = {
  studentId: string
  conversationId: string
  messageId: string
  question: string
  said: readonly string[]
}

/** Keeps a question of the child for the parent, once for each message. */
export async function keepWonder(app: Pick<App, 'db' | 'now'>, asked: Wondered): Promise<void> {
  await app.db
    .insert(wonder)
    .values({
      student_id: asked.studentId,
      question: shortened(asked.question),
      said: [...asked.said],
      conversation_id: asked.conversationId,
      message_id: asked.messageId,
      asked_at: app.now(),
    })
    .onConflictDoNothing()
}

const shortened = (question: string): string => {
  const signs = [...question.toWellFormed().trim()]
  return signs.length <= longestQuestion ? signs.join('') : `${signs.slice(0, longestQuestion - 1).join('')}…`
}

type Asked = { talked: boolean; cursor?: string | undefined }

/** What one of the parent's students wondered about, newest first: what is open, or what was talked about. */
export async function listWonders(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  { talked, cursor }: Asked,
): Promise<{ wonders: WonderView[]; next: string | null }> {
  const wanted = and(
    eq(wonder.student_id, student.id),
    talked ? isNotNull(wonder.talked_at) : isNull(wonder.talked_at),
    cursor ? lt(wonder.id, cursor) : undefined,
  )
  const rows = await app.db
    .select({ wonder })
    .from(student)
    .leftJoin(wonder, wanted)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(desc(wonder.id))
    .limit(wondersPage + 1)
  if (rows.length === 0) throw notFound()
  const found = rows.flatMap((row) => (row.wonder ? [toView(row.wonder)] : []))
  const wonders = found.slice(0, wondersPage)
  return { wonders, next: found.length > wondersPage ? (wonders.at(-1)?.id ?? null) : null }
}

/** Puts a question away as talked about, or takes it back. Twice is once: the first time stands. */
export async function changeWonder(
  app: Pick<App, 'db' | 'now'>,
  parent: Parent,
  asked: { studentId: string; wonderId: string; talked: boolean },
): Promise<WonderView> {
  const now = app.now().toISOString()
  const [changed] = await app.db
    .update(wonder)
    .set({ talked_at: asked.talked ? sql`coalesce(${wonder.talked_at}, ${now}::timestamptz)` : null })
    .where(mine(app, parent, asked.studentId, asked.wonderId))
    .returning()
  if (!changed) throw notFound()
  return toView(changed)
}

export async function removeWonder(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  wonderId: string,
): Promise<void> {
  const removed = await app.db
    .delete(wonder)
    .where(mine(app, parent, studentId, wonderId))
    .returning({ id: wonder.id })
  if (removed.length === 0) throw notFound()
}

function mine(app: Pick<App, 'db'>, parent: Parent, studentId: string, wonderId: string) {
  const own = app.db
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  return and(eq(wonder.id, wonderId), eq(wonder.student_id, own))
}

const toView = (row: typeof wonder.$inferSelect): WonderView => ({
  id: row.id,
  question: row.question,
  said: row.said,
  conversation_id: row.conversation_id,
  message_id: row.message_id,
  asked_at: row.asked_at.toISOString(),
  talked_at: row.talked_at?.toISOString() ?? null,
})
