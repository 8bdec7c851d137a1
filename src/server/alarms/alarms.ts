import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import { type AlarmAudience, type AlarmKind, type AlarmSeverity, type AlarmView, toldKinds } from '#shared/alarm.ts'
import { alarm } from './alarm.table.ts'
import { tellAdmins } from './tell-admins.ts'
import { tellGuardians } from './tell-guardians.ts'

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

/** What comes within this time of an alarm that nobody has looked at belongs to its case. */
const sameCase = 24 * 60 * 60 * 1000

/**
 * Writes an alarm and the email it asks for with the caller's transaction. The same message raises each kind once. What
 * a child tells is one case until somebody looks at it: one email tells it, and what follows stands inside.
 */
export async function raiseAlarm(app: Needs, tx: Tx, raised: Raised): Promise<void> {
  const { studentId, conversationId, messageId, kind, severity, audience } = raised
  const isTold = severity !== 'mild' && toldKinds.some((one) => one === kind)
  const standing = isTold ? await standingCase(app, tx, raised) : null
  const asksForEmail = isTold && (standing === null || (severity === 'severe' && !standing.isSevere))
  const [made] = await tx
    .insert(alarm)
    .values({
      student_id: studentId,
      conversation_id: conversationId,
      message_id: messageId,
      case_id: standing?.id ?? null,
      kind,
      severity,
      audience,
      rounds: asksForEmail ? 1 : 0,
      created_at: app.now(),
    })
    .onConflictDoNothing()
    .returning({ id: alarm.id })
  if (!made || !asksForEmail) return
  if (audience === 'safeguarding') return tellAdmins(app, tx, { parentId: raised.parentId, alarmId: made.id, round: 1 })
  const telling = { parentId: raised.parentId, alarmId: made.id, round: 1 }
  await tellGuardians(app, tx, telling, { startAfter: gatheringSeconds })
}

/** The case of this child that nobody has looked at yet. Locks the child: what comes at once is one case. */
async function standingCase(app: Needs, tx: Tx, { studentId, audience }: Raised) {
  await tx.execute(sql`select 1 from student where id = ${studentId} for no key update`)
  const since = new Date(app.now().getTime() - sameCase)
  const unlooked = audience === 'parent' ? isNull(alarm.seen_at) : eq(alarm.case_state, 'raised')
  const rows = await tx
    .select({ id: alarm.id, case_id: alarm.case_id, severity: alarm.severity })
    .from(alarm)
    .where(
      and(
        eq(alarm.student_id, studentId),
        eq(alarm.audience, audience),
        inArray(alarm.kind, [...toldKinds]),
        ne(alarm.severity, 'mild'),
        unlooked,
        gt(alarm.created_at, since),
      ),
    )
    .orderBy(desc(alarm.created_at))
  const head = rows.find(({ case_id }) => case_id === null)
  return head ? { id: head.id, isSevere: rows.some(({ severity }) => severity === 'severe') } : null
}

/** The alarms of the case that `alarm` begins. */
const ofCase = sql`(c.id = ${alarm.id} or c.case_id = ${alarm.id})`
const gravest = sql`order by c.severity = 'severe' desc, c.created_at limit 1`

const columns = {
  id: alarm.id,
  student_id: alarm.student_id,
  nickname: student.nickname,
  kind: sql<AlarmKind>`(select c.kind from alarm c where ${ofCase} ${gravest})`,
  severity: sql<AlarmSeverity>`(select c.severity from alarm c where ${ofCase} ${gravest})`,
  conversation_id: alarm.conversation_id,
  message_id: alarm.message_id,
  created_at: alarm.created_at,
  seen_at: alarm.seen_at,
  updates: sql<number>`(select count(*)::int from alarm c where c.case_id = ${alarm.id})`,
}

type Row = Omit<AlarmView, 'created_at' | 'seen_at'> & { created_at: Date; seen_at: Date | null }

const toView = (row: Row): AlarmView => ({
  ...row,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at?.toISOString() ?? null,
})

const mostListed = 100
const listedFor = 30 * 24 * 60 * 60 * 1000

/** The parent's cases, newest first: what nobody has seen, and what was seen in the last 30 days. */
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
        isNull(alarm.case_id),
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
  const ofThisCase = or(eq(alarm.id, alarmId), eq(alarm.case_id, alarmId))
  await see(app, and(ofThisCase, eq(alarm.audience, 'parent'), sql`${alarm.student_id} in ${mine}`))
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
