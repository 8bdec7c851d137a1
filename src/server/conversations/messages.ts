import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { helpFor } from '#server/alarms/help-for.ts'
import type { Learner, Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { MessageView } from '#shared/conversation.ts'
import { conversation, message } from './conversation.table.ts'

/** How many messages one page of a transcript holds. */
export const transcriptPage = 1_000

export type MessageRow = Pick<
  typeof message.$inferSelect,
  'id' | 'role' | 'sentences' | 'created_at' | 'client_message_id' | 'verdict' | 'extras'
>

export const messageColumns = {
  id: message.id,
  seq: message.seq,
  role: message.role,
  sentences: message.sentences,
  created_at: message.created_at,
  client_message_id: message.client_message_id,
  verdict: message.verdict,
  extras: message.extras,
}

/** Who reads it: a parent sees why the tutor answered with fixed words, but never that a hurt was told. */
export const toMessageView = (row: MessageRow, reader: 'parent' | 'learner'): MessageView => ({
  help: reader === 'learner' && row.role === 'assistant' ? helpFor(row.verdict) : null,
  flag: reader === 'parent' && row.role === 'user' ? flagOf(row.verdict) : null,
  id: row.id,
  role: row.role,
  content: row.sentences.join(' '),
  sentences: row.sentences,
  created_at: row.created_at.toISOString(),
  client_message_id: row.client_message_id,
  extras: row.extras ?? null,
})

const flagOf = (verdict: MessageRow['verdict']) => (verdict === 'home_harm' || verdict === 'unclear' ? null : verdict)

export type TranscriptPage = { messages: MessageView[]; next: number | null }

/** What was said, in order. A parent reads any conversation of their students, a learner their own while it is open. */
export async function readTranscript(
  app: Pick<App, 'db'>,
  asking: Parent | Learner,
  conversationId: string,
  after: number,
): Promise<TranscriptPage> {
  const isChild = 'studentId' in asking
  const own = isChild
    ? and(eq(conversation.student_id, asking.studentId), isNull(conversation.ended_at))
    : and(eq(student.parent_id, asking.id), isNull(conversation.removed_at))
  const rows = await app.db
    .select({ message: messageColumns })
    .from(conversation)
    .innerJoin(student, eq(student.id, conversation.student_id))
    .leftJoin(message, and(eq(message.conversation_id, conversation.id), gt(message.seq, after)))
    .where(and(eq(conversation.id, conversationId), own))
    .orderBy(asc(message.seq))
    .limit(transcriptPage + 1)
  if (rows.length === 0) throw notFound()
  const found = rows.flatMap((row) => (row.message ? [row.message] : []))
  const page = found.slice(0, transcriptPage)
  const reader = isChild ? 'learner' : 'parent'
  const messages = page.map((row) => toMessageView(row, reader))
  return { messages, next: found.length > transcriptPage ? (page.at(-1)?.seq ?? null) : null }
}
