import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { idleLimit } from '#server/allowance/sitting.ts'
import type { Learner, Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { ConversationListItem, endConversation as endConversationSchema } from '#shared/conversation.ts'
import { conversation } from './conversation.table.ts'
import { isEndToken } from './end-token.ts'

/** How many conversations one page of the history holds. */
export const historyPage = 50

export type HistoryPage = { conversations: ConversationListItem[]; next: string | null }

/** The conversations of one of the parent's students, newest first, from behind the one named by `cursor`. */
export async function listConversations(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  cursor: string | undefined,
): Promise<HistoryPage> {
  const behind = cursor
    ? sql`(${conversation.started_at}, ${conversation.id}) < (select f.started_at, f.id from conversation f where f.id = ${cursor})`
    : undefined
  const rows = await app.db
    .select({ conversation: { id: conversation.id, started_at: conversation.started_at } })
    .from(student)
    .leftJoin(conversation, and(eq(conversation.student_id, student.id), behind))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(desc(conversation.started_at), desc(conversation.id))
    .limit(historyPage + 1)
  if (rows.length === 0) throw notFound()
  const found = rows.flatMap((row) => (row.conversation ? [row.conversation] : []))
  const page = found.slice(0, historyPage)
  return {
    conversations: page.map(({ id, started_at }) => ({ id, started_at: started_at.toISOString() })),
    next: found.length > historyPage ? (page.at(-1)?.id ?? null) : null,
  }
}

/**
 * Ends a conversation, once: a second call changes nothing. Whoever holds the conversation's own end token may, and the
 * learner whose conversation it is. A reply that is being made is still kept.
 */
export async function endConversation(
  app: Pick<App, 'db' | 'now' | 'config'>,
  asking: Learner | null,
  asked: z.output<typeof endConversationSchema>,
): Promise<void> {
  const byToken = asked.end_token !== undefined && isEndToken(app, asked.conversation_id, asked.end_token)
  if (!byToken && !asking) throw new AppError('unauthenticated', 'Please sign in to continue.')
  const own = byToken || !asking ? undefined : eq(conversation.student_id, asking.studentId)
  const [found] = await app.db
    .update(conversation)
    .set({ ended_at: sql`coalesce(${conversation.ended_at}, ${app.now().toISOString()}::timestamptz)` })
    .where(and(eq(conversation.id, asked.conversation_id), own))
    .returning({ id: conversation.id })
  if (!found) throw notFound()
}

/** Ends what was left open without a word. Runs every minute; twice does no harm. */
export async function endIdleConversations(app: Pick<App, 'db' | 'now'>): Promise<void> {
  const now = app.now()
  await app.db
    .update(conversation)
    .set({ ended_at: sql`${conversation.last_active_at}` })
    .where(and(isNull(conversation.ended_at), lt(conversation.last_active_at, new Date(now.getTime() - idleLimit))))
}
