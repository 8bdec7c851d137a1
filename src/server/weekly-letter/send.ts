import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { familyOf } from '#server/accounts/guardians.ts'
import { hourAt, lastWeek, weekFrom } from '#server/allowance/family-clock.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { rowsOf } from '#server/db/rows.ts'
import { weeklyLetterEmail } from '#server/email/weekly-letter-email.ts'
import type { WeeklyLetterJob } from '#server/jobs/jobs.ts'
import { screens } from '#shared/screens.ts'
import { usualLength } from '#shared/weekly-letter-rules.ts'
import { stopToken } from './stop-token.ts'
import { letterAbout, lettersDue, zoneOf } from './week-facts.ts'
import { weeklyLetterChoice } from './weekly-letter.table.ts'

/** A family's morning, by its own clock. A server that was off on Monday sends on the next one. */
const morning = { from: 7, to: 12 }

/** What a lesson must have for a letter: something that the child said, or answered. Who only opened it gets none. */
const hadLesson = (parentId: string, from: Date, to: Date) => {
  const inWeek = sql`between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz - interval '1 millisecond'`
  return sql`exists (
    select 1 from student s join conversation c on c.student_id = s.id and c.removed_at is null and c.started_at ${inWeek}
    where s.parent_id = ${parentId} and (exists (select 1 from message m where m.conversation_id = c.id and m.role = 'user')
      or exists (select 1 from evidence e where e.student_id = s.id and e.answered_at ${inWeek})))`
}

/**
 * Sends the letter about the last whole week to every parent whose morning it is and who has not had it. Runs every hour on
 * every server; the letter and its job are written in one transaction, once for a parent and a week.
 */
export async function sendWeeklyLetters(app: Pick<App, 'db' | 'now' | 'jobs' | 'config'>): Promise<void> {
  const now = app.now()
  for (const { id, familyId, zone } of await lettersDue(app)) {
    const hour = hourAt(now, zone)
    if (hour < morning.from || hour >= morning.to) continue
    const { week, from, to } = lastWeek(now, zone)
    await app.db.transaction(async (tx) => {
      const result = await tx.execute(sql`
        insert into weekly_letter (id, parent_id, week, created_at)
        select ${newId()}::uuid, ${id}::uuid, ${week}::text, ${now.toISOString()}::timestamptz where ${hadLesson(familyId, from, to)}
        on conflict do nothing returning id`)
      const isNew = rowsOf(z.unknown()).parse(result).length > 0
      if (isNew) await app.jobs.send(tx, 'weekly_letter', { parent_id: id, week })
    })
  }
}

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** Composes the letter of a week and sends it, unless the parent wants none by now, or all of that week was deleted. */
export async function deliverWeeklyLetter(
  app: Pick<App, 'db' | 'database' | 'config' | 'sendEmail'>,
  { parent_id, week }: WeeklyLetterJob,
  jobId: string,
): Promise<void> {
  const [parent] = await app.db
    .select({ email: user.email, familyId: familyOf, zone: zoneOf, length: weeklyLetterChoice.length })
    .from(user)
    .leftJoin(weeklyLetterChoice, eq(weeklyLetterChoice.parent_id, user.id))
    .where(eq(user.id, parent_id))
  const length = parent?.length ?? usualLength
  if (!parent || length === 'off') return
  const letter = await letterAbout(app, parent.familyId, weekFrom(week, parent.zone ?? 'UTC'))
  if (!letter) return
  const token = stopToken(app, parent_id)
  const stop = {
    page: `${home(app)}${screens.stopLetter}#${token}`,
    press: `${home(app)}/api/weekly-letter/stop?token=${token}`,
  }
  const link = `${home(app)}${screens.dashboard}`
  await app.sendEmail(weeklyLetterEmail({ to: parent.email, letter, length, link, stop }), jobId)
}
