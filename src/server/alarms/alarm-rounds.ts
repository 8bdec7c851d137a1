import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { student } from '#server/students/student.table.ts'
import { alarm } from './alarm.table.ts'
import { tellAdmins } from './tell-admins.ts'
import { tellGuardians } from './tell-guardians.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config'>

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long after an alarm it is told again, if nobody has looked at it: the second and the third time. */
const againAfter = [hour, day]
/** What is older than this is not told again by email: it stands on the dashboard and in the queue. */
const longestPast = 7 * day

/** Tells again what nobody has looked at. Runs every minute; twice does no harm. */
export async function tellAgain(app: Needs): Promise<void> {
  for (const [at, after] of againAfter.entries()) {
    const told = at + 1
    await app.db.transaction(async (tx) => {
      const due = await tx
        .update(alarm)
        .set({ rounds: told + 1 })
        .where(and(eq(alarm.rounds, told), isUnlooked, isBetween(app, after, longestPast)))
        .returning({ id: alarm.id, audience: alarm.audience, student_id: alarm.student_id })
      for (const { id, audience, student_id } of due) {
        const round = told + 1
        const telling = { parentId: await parentOf(tx, student_id), alarmId: id, round }
        await (audience === 'parent' ? tellGuardians(app, tx, telling) : tellAdmins(app, tx, telling))
      }
    })
  }
}

const isUnlooked = or(
  and(eq(alarm.audience, 'parent'), isNull(alarm.seen_at)),
  and(eq(alarm.audience, 'safeguarding'), eq(alarm.case_state, 'raised')),
)

/** Raised longer ago than `after`, and not as long as `until`. */
const isBetween = ({ now }: Pick<App, 'now'>, after: number, until: number): SQL | undefined =>
  and(
    lt(alarm.created_at, new Date(now().getTime() - after)),
    sql`${alarm.created_at} > ${new Date(now().getTime() - until).toISOString()}::timestamptz`,
  )

async function parentOf(tx: Pick<App['db'], 'select'>, studentId: string): Promise<string> {
  const [row] = await tx.select({ id: student.parent_id }).from(student).where(eq(student.id, studentId))
  return row?.id ?? ''
}

/** Who could not be told within an hour, since no mail left or nobody knows whose address it is; all others have a day. */
const waitsForParent = (app: Pick<App, 'now'>) => {
  const isStrange = sql`exists (select 1 from ${student} join ${user} on ${user.id} = ${student.parent_id}
    where ${student.id} = ${alarm.student_id} and (not ${user.emailVerified} or ${user.unclaimedSince} is not null))`
  const unreached = or(isNull(alarm.sent_at), isStrange)
  const before = (ms: number) => lt(alarm.created_at, new Date(app.now().getTime() - ms))
  return or(before(day), and(before(hour), unreached))
}

/** Severe alarms that the parent has not seen in time go to the administrators too. Runs every minute; twice does no harm. */
export async function escalateUnseen(app: Needs): Promise<void> {
  await app.db.transaction(async (tx) => {
    const escalated = await tx
      .update(alarm)
      .set({ escalated_at: app.now() })
      .where(
        and(
          eq(alarm.audience, 'parent'),
          isNull(alarm.case_id),
          isNull(alarm.escalated_at),
          isNull(alarm.seen_at),
          isSevereCase,
          waitsForParent(app),
        ),
      )
      .returning({ id: alarm.id, student_id: alarm.student_id })
    for (const { id, student_id } of escalated)
      await tellAdmins(app, tx, { parentId: await parentOf(tx, student_id), alarmId: id, round: 1 })
  })
}

const isSevereCase = sql`exists (select 1 from alarm c
  where (c.id = ${alarm.id} or c.case_id = ${alarm.id}) and c.severity = 'severe')`
