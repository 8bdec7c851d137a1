import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { idleLimit } from '#server/allowance/sitting.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { endConversation as endConversationSchema } from '#shared/conversation.ts'
import { conversation } from './conversation.table.ts'
import { isEndToken } from './end-token.ts'

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
