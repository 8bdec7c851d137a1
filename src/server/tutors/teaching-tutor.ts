import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idleLimit, resumeLimit } from '#server/allowance/sitting.ts'
import { premiumOf } from '#server/billing/entitlement.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import type { TutorView } from '#shared/tutor.ts'
import { tutor } from './tutor.table.ts'
import { isShown, type PublicTutor, publicTutor } from './tutors.ts'

type Needs = Pick<App, 'db' | 'now' | 'payments'>
export type Pupil = { studentId: string; parentId: string; grade: number }

export const needsPlan = () =>
  new AppError('plan_required', 'This tutor comes with the plan. All public tutors are free.', {
    fields: { tutor_id: 'plan_required' },
  })

/** Refuses a premium tutor to a family without the plan. */
export async function requirePlan(app: Needs, parentId: string, tutorId: string): Promise<void> {
  if (!app.payments) return
  const [chosen] = await app.db.select({ access_level: tutor.access_level }).from(tutor).where(eq(tutor.id, tutorId))
  if (chosen?.access_level === 'premium' && !(await premiumOf(app, parentId)).isOpen) throw needsPlan()
}

/**
 * Who teaches a student now: the tutor that the parent chose, or while the plan is off, in the place of a premium one, the
 * public tutor nearest to the grade. A lesson that runs goes on with its tutor. The parent's choice stays as it is.
 */
export async function teachingTutor<T extends Pick<TutorView, 'id' | 'access_level'>>(
  app: Needs,
  pupil: Pupil,
  chosen: T,
): Promise<T | PublicTutor | null> {
  if (!app.payments || chosen.access_level === 'public') return chosen
  const { isOpen, closedAt } = await premiumOf(app, pupil.parentId)
  if (isOpen || (closedAt && (await isLearningWith(app, pupil, chosen.id, closedAt)))) return chosen
  const [standIn] = await app.db
    .select(publicTutor)
    .from(tutor)
    .where(and(isShown, eq(tutor.access_level, 'public'), lte(tutor.minimum_grade_level, pupil.grade)))
    .orderBy(desc(tutor.minimum_grade_level), asc(tutor.name), asc(tutor.id))
    .limit(1)
  return standIn ?? null
}

/** True in a lesson that began while the plan was on, also while its page is loaded anew. */
async function isLearningWith(app: Needs, { studentId }: Pupil, tutorId: string, closedAt: Date): Promise<boolean> {
  const ago = (ms: number) => new Date(app.now().getTime() - ms).toISOString()
  const result = await app.db.execute(sql`
    select c.id from conversation c
    where c.student_id = ${studentId} and c.tutor_id = ${tutorId} and c.started_at < ${closedAt.toISOString()}::timestamptz
      and coalesce(c.lesson->>'phase', '') <> 'over' and (
        (c.ended_at is null and c.last_active_at > ${ago(idleLimit)}::timestamptz) or c.ended_at > ${ago(resumeLimit)}::timestamptz)
    limit 1`)
  return rowsOf(z.unknown()).parse(result).length > 0
}
