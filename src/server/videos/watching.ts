import { eq } from 'drizzle-orm'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { requireAwake, requireConsent } from '#server/conversations/allowance.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'

/** The learner's grade, while a parent's consent stands: without it nothing about a child is read or kept. */
export async function consented({ db }: Pick<App, 'db'>, { studentId }: Learner) {
  const [found] = await db
    .select({
      grade: student.grade_level,
      consent_version: student.consent_version,
      quiet_from: student.quiet_from,
      quiet_to: student.quiet_to,
      time_zone: student.time_zone,
    })
    .from(student)
    .where(eq(student.id, studentId))
  if (!found) throw notFound()
  requireConsent(found)
  return found
}

/** The learner, who may watch now: also outside the quiet hours. */
export async function awake(app: Pick<App, 'db' | 'now'>, learner: Learner) {
  const found = await consented(app, learner)
  requireAwake(found, app.now())
  return found
}
