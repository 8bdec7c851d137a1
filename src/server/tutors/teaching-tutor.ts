import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { premiumOf } from '#server/billing/entitlement.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import { idleLimit } from '#server/conversations/conversations.ts'
import { resumeLimit } from '#server/conversations/join.ts'
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
  const ago = (ms: number) => new Date(app.now().getTime() - ms)
  const running = await app.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(
      and(
        eq(conversation.student_id, studentId),
        eq(conversation.tutor_id, tutorId),
        lt(conversation.started_at, closedAt),
        sql`coalesce(${conversation.lesson}->>'phase', '') <> 'over'`,
        or(
          and(isNull(conversation.ended_at), gt(conversation.last_active_at, ago(idleLimit))),
          gt(conversation.ended_at, ago(resumeLimit)),
        ),
      ),
    )
    .limit(1)
  return running.length > 0
}
