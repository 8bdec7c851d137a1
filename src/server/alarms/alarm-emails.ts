import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { isAdministrator } from '#server/accounts/administrators.ts'
import type { App } from '#server/context.ts'
import { alarmEmail, safeguardingEmail } from '#server/email/alarm-emails.ts'
import type { AlarmEmailJob } from '#server/jobs/jobs.ts'
import { student } from '#server/students/student.table.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { screens } from '#shared/screens.ts'
import { alarm } from './alarm.table.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'sendEmail' | 'jobs'>

/** A parent gets at most one of these emails in so many seconds; what comes meanwhile is told by the next one. */
const pauseBetween = 50
/** While an email to this parent is on its way, the next one looks again after so many seconds, but not for longer. */
const lookAgain = 5
const longestWait = 40

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** Tells a parent of severe alarms, or an administrator that something waits. The same job writes the same email. */
export async function deliverAlarmEmail(app: Needs, job: AlarmEmailJob, jobId: string): Promise<void> {
  if ('admin_id' in job) return tellAdmin(app, job.admin_id, jobId)
  const told = await app.db.transaction((db) => claim({ ...app, db }, job, jobId))
  const [parent] = await app.db
    .select({ email: user.email, country: user.country })
    .from(user)
    // Of an account that was just proven, nothing is told before its owner has taken what was made in it.
    .where(and(eq(user.id, job.parent_id), isNull(user.unclaimedSince)))
  const [first] = told
  if (!first || !parent) return
  const email = alarmEmail({
    to: parent.email,
    nicknames: [...new Set(told.map(({ nickname }) => nickname))],
    count: told.length,
    since: first.created_at,
    helplines: helplinesOf(parent.country),
    link: `${home(app)}${screens.dashboard}`,
  })
  try {
    await app.sendEmail(email, jobId)
  } catch (error) {
    // Surely nobody has this email: what it told is told by the next one, together with what came since.
    if (wasTurnedAway(error)) await app.db.update(alarm).set({ email_id: null }).where(unsentOf(jobId))
    throw error
  }
  await app.db.update(alarm).set({ sent_at: app.now() }).where(unsentOf(jobId))
}

const unsentOf = (jobId: string) => and(eq(alarm.email_id, jobId), isNull(alarm.sent_at))

const turnedAway = z.union([z.object({ responseCode: z.number() }), z.object({ command: z.literal('CONN') })])
const wasTurnedAway = (error: unknown) => turnedAway.safeParse(error).success

type Told = { nickname: string; created_at: Date }
type ParentJob = Extract<AlarmEmailJob, { parent_id: string }>

/**
 * The alarms of this job's email: those it took before a crash, else all that no other email tells. None when it is
 * too early for another email: then the job comes again later. One at a time for each parent.
 */
async function claim(app: Needs, job: ParentJob, jobId: string): Promise<Told[]> {
  await app.db.select({ id: user.id }).from(user).where(eq(user.id, job.parent_id)).for('no key update')
  const taken = await toldBy(app, jobId)
  if (taken.length > 0) return taken
  const wait = await waitFor(app, job.parent_id)
  if (wait === null) return []
  if (wait > 0) {
    await app.jobs.send(app.db, 'alarm_email', job, { startAfter: wait })
    return []
  }
  const mine = app.db.select({ id: student.id }).from(student).where(eq(student.parent_id, job.parent_id))
  await app.db
    .update(alarm)
    .set({ email_id: jobId })
    .where(and(waiting, sql`${alarm.student_id} in ${mine}`))
  return toldBy(app, jobId)
}

const forEmails = and(eq(alarm.audience, 'parent'), eq(alarm.severity, 'severe'))
const waiting = and(forEmails, isNull(alarm.email_id))

const secondsSince = (app: Needs, moment: string) => (app.now().getTime() - new Date(moment).getTime()) / 1_000

/** Seconds until this parent may get another email; null when there is nothing to tell. */
async function waitFor(app: Needs, parentId: string): Promise<number | null> {
  const [latest] = await app.db
    .select({
      oldest: sql<string | null>`min(${alarm.created_at}) filter (where ${alarm.email_id} is null)`,
      sending: sql<
        boolean | null
      >`bool_or(${alarm.email_id} is not null and ${alarm.sent_at} is null and ${alarm.escalated_at} is null)`,
      sent_at: sql<string | null>`max(${alarm.sent_at})`,
    })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .where(and(eq(student.parent_id, parentId), forEmails))
  if (!latest?.oldest) return null
  if (latest.sending && secondsSince(app, latest.oldest) < longestWait) return lookAgain
  if (!latest.sent_at) return 0
  const past = secondsSince(app, latest.sent_at)
  return past < 0 ? 0 : Math.max(0, Math.ceil(pauseBetween - past))
}

const toldBy = (app: Needs, jobId: string): Promise<Told[]> =>
  app.db
    .select({ nickname: student.nickname, created_at: alarm.created_at })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .where(unsentOf(jobId))
    .orderBy(asc(alarm.created_at))

async function tellAdmin(app: Needs, adminId: string, jobId: string): Promise<void> {
  const [admin] = await app.db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, adminId), isAdministrator(app)))
  if (admin)
    await app.sendEmail(
      safeguardingEmail({ to: admin.email, link: `${home(app)}${screens.admin}?tab=safeguarding` }),
      jobId,
    )
}
