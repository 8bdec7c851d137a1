import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { isAdministrator } from '#server/accounts/administrators.ts'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { AlarmAudience, AlarmKind, AlarmSeverity, AlarmView } from '#shared/alarm.ts'
import { alarm } from './alarm.table.ts'

/** An alarm as it is raised. */
export type Raised = {
  studentId: string
  parentId: string
  /** Null for words that were said outside the chat: typed as the answer of a card. */
  conversationId: string | null
  messageId: string | null
  kind: AlarmKind
  severity: AlarmSeverity
  audience: AlarmAudience
}

type Needs = Pick<App, 'now' | 'jobs' | 'config'>
type Tx = Pick<Db, 'insert' | 'select' | 'execute'>

/** Seconds before an email is written, so that what comes together is told together. */
export const gatheringSeconds = 5

/** Writes an alarm and the email it asks for with the caller's transaction. The same message raises each kind once. */
export async function raiseAlarm(app: Needs, tx: Tx, raised: Raised): Promise<void> {
  const { studentId, parentId, conversationId, messageId, kind, severity, audience } = raised
  const [made] = await tx
    .insert(alarm)
    .values({
      student_id: studentId,
      conversation_id: conversationId,
      message_id: messageId,
      kind,
      severity,
      audience,
      created_at: app.now(),
    })
    .onConflictDoNothing()
    .returning({ id: alarm.id })
  if (!made || severity !== 'severe') return
  if (audience === 'parent')
    return app.jobs.send(tx, 'alarm_email', { parent_id: parentId }, { startAfter: gatheringSeconds })
  await tellAdmins(app, tx, raised, made.id)
}

/** One email for what the same child tells within this time: the queue has all of it. */
const sameTelling = 10 * 60 * 1000

/** Never the child's own parent, who may be the administrator at home: who hurts must not be told. */
async function tellAdmins(app: Needs, tx: Tx, { studentId, parentId }: Raised, alarmId: string): Promise<void> {
  const since = new Date(app.now().getTime() - sameTelling)
  const [earlier] = await tx
    .select({ id: alarm.id })
    .from(alarm)
    .where(
      and(
        eq(alarm.student_id, studentId),
        eq(alarm.audience, 'safeguarding'),
        gt(alarm.created_at, since),
        ne(alarm.id, alarmId),
      ),
    )
    .limit(1)
  if (earlier) return
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(isAdministrator(app), ne(user.id, parentId)))
  for (const { id } of admins) await app.jobs.send(tx, 'alarm_email', { admin_id: id, alarm_id: alarmId })
}

const columns = {
  id: alarm.id,
  student_id: alarm.student_id,
  nickname: student.nickname,
  kind: alarm.kind,
  severity: alarm.severity,
  conversation_id: alarm.conversation_id,
  message_id: alarm.message_id,
  created_at: alarm.created_at,
  seen_at: alarm.seen_at,
}

type Row = Omit<AlarmView, 'created_at' | 'seen_at'> & { created_at: Date; seen_at: Date | null }

const toView = (row: Row): AlarmView => ({
  ...row,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at?.toISOString() ?? null,
})

const mostListed = 100
const listedFor = 30 * 24 * 60 * 60 * 1000

/** The parent's alarms, newest first: what nobody has seen, and what was seen in the last 30 days. */
export async function listAlarms(app: Pick<App, 'db' | 'now'>, parent: Parent): Promise<AlarmView[]> {
  const since = new Date(app.now().getTime() - listedFor)
  const rows = await app.db
    .select(columns)
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .where(
      and(
        eq(student.parent_id, parent.id),
        eq(alarm.audience, 'parent'),
        or(isNull(alarm.seen_at), gt(alarm.created_at, since)),
      ),
    )
    .orderBy(desc(alarm.created_at), desc(alarm.id))
    .limit(mostListed)
  return rows.map(toView)
}

/** The parent has seen it. Twice does no harm. */
export async function markSeen(app: Pick<App, 'db' | 'now'>, parent: Parent, alarmId: string): Promise<void> {
  const mine = app.db.select({ id: student.id }).from(student).where(eq(student.parent_id, parent.id))
  await see(app, and(eq(alarm.id, alarmId), eq(alarm.audience, 'parent'), sql`${alarm.student_id} in ${mine}`))
}

/** The parent is with the child: it is seen, and lessons go on. What was opened before is over in every conversation. */
export async function endCare(app: Pick<App, 'db' | 'now'>, parent: Parent, alarmId: string): Promise<void> {
  await markSeen(app, parent, alarmId)
  await app.db.execute(sql`update conversation set care_ended_at = ${app.now().toISOString()}::timestamptz
    where student_id = (select student_id from alarm where id = ${alarmId}) and lesson->'care' is not null`)
}

async function see(app: Pick<App, 'db' | 'now'>, which: ReturnType<typeof and>): Promise<void> {
  const seen = await app.db
    .update(alarm)
    .set({ seen_at: sql`coalesce(${alarm.seen_at}, ${app.now().toISOString()}::timestamptz)` })
    .where(which)
    .returning({ id: alarm.id })
  if (seen.length === 0) throw notFound()
}

const undeliverableAfter = 24 * 60 * 60 * 1000

/** Severe alarms whose email nobody took within a day go to the administrators. Runs every minute; twice does no harm. */
export async function escalateUnsent(app: Pick<App, 'db' | 'now'>): Promise<void> {
  const now = app.now()
  await app.db
    .update(alarm)
    .set({ escalated_at: now })
    .where(
      and(
        eq(alarm.severity, 'severe'),
        eq(alarm.audience, 'parent'),
        isNull(alarm.sent_at),
        isNull(alarm.escalated_at),
        isNull(alarm.seen_at),
        sql`${alarm.created_at} < ${new Date(now.getTime() - undeliverableAfter).toISOString()}::timestamptz`,
      ),
    )
}
