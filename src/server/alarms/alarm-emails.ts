import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { isAdministrator } from '#server/accounts/administrators.ts'
import { familyOf } from '#server/accounts/guardians.ts'
import type { App } from '#server/context.ts'
import { alarmEmail, safeguardingEmail } from '#server/email/alarm-emails.ts'
import type { AlarmEmailJob } from '#server/jobs/jobs.ts'
import { student } from '#server/students/student.table.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { screens } from '#shared/screens.ts'
import { alarm } from './alarm.table.ts'
import { tellGuardians } from './tell-guardians.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'sendEmail' | 'jobs'>

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/**
 * Tells a parent of a case, an administrator that something waits, or whoever runs this installation that nobody looks.
 * The same job writes the same email; what was looked at meanwhile is not told.
 */
export async function deliverAlarmEmail(app: Needs, job: AlarmEmailJob, jobId: string): Promise<void> {
  if ('parent_id' in job) return tellAnew(app, job.parent_id)
  if ('admin_id' in job || 'operator' in job) return tellAdmin(app, job, jobId)
  const told = await readCase(app, job.alarm_id, job.guardian_id ?? null)
  // Of an account that was just proven, nothing is told before its owner has taken what was made in it.
  if (!told || told.seen_at !== null || told.unclaimedSince !== null || told.email_id === jobId) return
  const { nickname, since, kind, severity, count } = told
  const email = alarmEmail({
    to: told.email,
    nickname,
    count,
    since: new Date(since),
    kind,
    isSevere: severity === 'severe',
    isAgain: job.round > 1,
    helplines: helplinesOf(told.country),
    link: `${home(app)}${screens.dashboard}`,
  })
  await app.sendEmail(email, jobId)
  const sent_at = sql`coalesce(${alarm.sent_at}, ${app.now().toISOString()}::timestamptz)`
  const inCase = or(eq(alarm.id, told.case_id), eq(alarm.case_id, told.case_id))
  await app.db
    .update(alarm)
    .set({ sent_at })
    .where(and(inCase, isNull(alarm.sent_at)))
  await app.db.update(alarm).set({ email_id: jobId }).where(eq(alarm.id, job.alarm_id))
}

/** The alarm that asks for this email, how large its case is by now, and the guardian whom it tells. */
async function readCase(app: Needs, alarmId: string, guardianId: string | null) {
  const case_id = sql<string>`coalesce(${alarm.case_id}, ${alarm.id})`
  const [row] = await app.db
    .select({
      case_id,
      kind: alarm.kind,
      severity: alarm.severity,
      seen_at: alarm.seen_at,
      email_id: alarm.email_id,
      nickname: student.nickname,
      email: user.email,
      country: user.country,
      unclaimedSince: user.unclaimedSince,
      count: sql<number>`(select count(*)::int from alarm c where coalesce(c.case_id, c.id) = ${case_id})`,
      since: sql<string>`(select min(c.created_at) from alarm c where coalesce(c.case_id, c.id) = ${case_id})`,
    })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .innerJoin(user, guardianId === null ? eq(user.id, student.parent_id) : eq(user.id, guardianId))
    .where(and(eq(alarm.id, alarmId), eq(familyOf, student.parent_id)))
  return row
}

/** A job of before an update: each case of this parent that was not told yet gets an email of its own. */
async function tellAnew(app: Needs, parentId: string): Promise<void> {
  const mine = app.db.select({ id: student.id }).from(student).where(eq(student.parent_id, parentId))
  const untold = and(eq(alarm.audience, 'parent'), eq(alarm.severity, 'severe'), isNull(alarm.case_id))
  await app.db.transaction(async (tx) => {
    const rows = await tx
      .update(alarm)
      .set({ rounds: 1 })
      .where(and(untold, eq(alarm.rounds, 0), isNull(alarm.sent_at), sql`${alarm.student_id} in ${mine}`))
      .returning({ id: alarm.id })
    for (const { id } of rows) await tellGuardians(app, tx, { parentId, alarmId: id, round: 1 })
  })
}

type AdminJob = Extract<AlarmEmailJob, { admin_id: string } | { operator: true }>

async function tellAdmin(app: Needs, job: AdminJob, jobId: string): Promise<void> {
  const isLookedAt = await app.db.$count(alarm, and(eq(alarm.id, job.alarm_id), ne(alarm.case_state, 'raised')))
  if (isLookedAt > 0) return
  const isOperator = 'operator' in job
  const to = isOperator ? app.config.adminEmail : await addressOf(app, job.admin_id)
  if (to === null) return
  const link = `${home(app)}${screens.admin}?tab=safeguarding`
  await app.sendEmail(safeguardingEmail({ to, link, isOperator, isAgain: (job.round ?? 1) > 1 }), jobId)
}

async function addressOf(app: Needs, adminId: string): Promise<string | null> {
  const [admin] = await app.db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, adminId), isAdministrator(app)))
  return admin?.email ?? null
}
