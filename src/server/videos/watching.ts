import { eq } from 'drizzle-orm'
import { requireConsent } from '#server/allowance/allowance.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'

/** The learner's grade, while a parent's consent stands: without it nothing about a child is read or kept. */
export async function watcherGrade({ db }: Pick<App, 'db'>, { studentId, allowance }: Learner): Promise<number> {
  requireConsent(allowance)
  const [found] = await db.select({ grade: student.grade_level }).from(student).where(eq(student.id, studentId))
  if (!found) throw notFound()
  return found.grade
}
