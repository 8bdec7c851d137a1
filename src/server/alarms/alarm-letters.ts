import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#server/auth/account.table.ts'
import type { App } from '#server/context.ts'
import type { AlarmLetterJob } from '#server/jobs/jobs.ts'
import { alarmLetter, safeguardingLetter } from '#server/mail/alarm-letters.ts'
import { student } from '#server/students/student.table.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { screens } from '#shared/screens.ts'
import { alarm } from './alarm.table.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'sendMail' | 'jobs'>

/** A parent gets at most one of these letters in so many seconds; what comes meanwhile is told by the next one. */
const pauseBetween = 50

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** Tells a parent of severe alarms, or an administrator that something waits. The same job writes the same letter. */
export async function deliverAlarmLetter(app: Needs, job: AlarmLetterJob, jobId: string): Promise<void> {
  if ('admin_id' in job) return tellAdmin(app, job.admin_id, jobId)
  const wait = await waitFor(app, job.parent_id)
  if (wait > 0) return app.jobs.send(app.db, 'alarm_letter', job, { startAfter: wait })
  const told = await claim(app, job.parent_id, jobId)
  const [parent] = await app.db
    .select({ email: user.email, country: user.country })
    .from(user)
    .where(eq(user.id, job.parent_id))
  const [first] = told
  if (!first || !parent) return
  const letter = alarmLetter({
    to: parent.email,
    nicknames: [...new Set(told.map(({ nickname }) => nickname))],
    count: told.length,
    since: first.created_at,
    helplines: helplinesOf(parent.country),
    link: `${home(app)}${screens.dashboard}`,
  })
  await app.sendMail(letter, jobId)
  await app.db.update(alarm).set({ sent_at: app.now() }).where(eq(alarm.letter_id, jobId))
}

/** Seconds until this parent may get another letter. */
async function waitFor(app: Needs, parentId: string): Promise<number> {
  const [latest] = await app.db
    .select({ sent_at: sql<string | null>`max(${alarm.sent_at})` })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .where(eq(student.parent_id, parentId))
  if (!latest?.sent_at) return 0
  const past = (app.now().getTime() - new Date(latest.sent_at).getTime()) / 1_000
  return past < 0 ? 0 : Math.max(0, Math.ceil(pauseBetween - past))
}

type Told = { nickname: string; created_at: Date }

/** The alarms of this job's letter: those it took before a crash, else all that no other letter tells. */
async function claim(app: Needs, parentId: string, jobId: string): Promise<Told[]> {
  const taken = await toldBy(app, jobId)
  if (taken.length > 0) return taken
  const mine = app.db.select({ id: student.id }).from(student).where(eq(student.parent_id, parentId))
  await app.db
    .update(alarm)
    .set({ letter_id: jobId })
    .where(
      and(
        eq(alarm.audience, 'parent'),
        eq(alarm.severity, 'severe'),
        isNull(alarm.letter_id),
        sql`${alarm.student_id} in ${mine}`,
      ),
    )
  return toldBy(app, jobId)
}

const toldBy = (app: Needs, jobId: string): Promise<Told[]> =>
  app.db
    .select({ nickname: student.nickname, created_at: alarm.created_at })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .where(and(eq(alarm.letter_id, jobId), isNull(alarm.sent_at)))
    .orderBy(asc(alarm.created_at))

async function tellAdmin(app: Needs, adminId: string, jobId: string): Promise<void> {
  const [admin] = await app.db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, adminId), eq(user.role, 'admin')))
  if (admin) await app.sendMail(safeguardingLetter({ to: admin.email }), jobId)
}
