import { and, asc, type Column, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { alarm } from '#server/alarms/alarm.table.ts'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { AlarmTalk } from '#shared/alarm.ts'
import { message } from './conversation.table.ts'

/** So much of a case is shown with it; all of it stands in the transcript. */
const mostShown = 20

/** What the child said that raised a case of this parent, when, and what the tutor answered; oldest first. */
export async function readAlarmTalk(app: Pick<App, 'db'>, parent: Parent, alarmId: string): Promise<AlarmTalk> {
  const reply = alias(message, 'reply')
  const rows = await app.db
    .select({
      kind: alarm.kind,
      created_at: alarm.created_at,
      said: message.sentences,
      answered: reply.sentences,
    })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .leftJoin(
      message,
      and(
        eq(message.id, alarm.message_id),
        eq(message.conversation_id, alarm.conversation_id),
        stillThere(message.conversation_id),
      ),
    )
    .leftJoin(
      reply,
      and(eq(reply.reply_to, alarm.message_id), eq(reply.complete, true), stillThere(reply.conversation_id)),
    )
    .where(
      and(
        or(eq(alarm.id, alarmId), eq(alarm.case_id, alarmId)),
        eq(alarm.audience, 'parent'),
        eq(student.parent_id, parent.id),
      ),
    )
    .orderBy(asc(alarm.created_at), asc(alarm.id))
    .limit(mostShown)
  if (rows.length === 0) throw notFound()
  return rows.map(({ kind, created_at, said, answered }) => ({
    kind,
    created_at: created_at.toISOString(),
    said: said?.join(' ') ?? null,
    answered: answered?.join(' ') ?? null,
  }))
}

/** A parent deleted it, and only administrators still read it. */
const stillThere = (conversationId: Column) =>
  sql`not exists (select 1 from conversation c where c.id = ${conversationId} and c.removed_at is not null)`
