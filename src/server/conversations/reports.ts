import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { alarm } from '#server/alarms/alarm.table.ts'
import { raiseAlarm } from '#server/alarms/alarms.ts'
import type { Learner, Parent } from '#server/auth/actor.ts'
import { openCare } from '#server/care/care.ts'
import { openingOf } from '#server/care/care-words.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { ReportAnswer, reportSomething } from '#shared/alarm.ts'
import { conversation } from './conversation.table.ts'
import { reportSentences } from './report-sentences.ts'

/** The same child's report of the same kind within this time is one report. */
const sameReport = 10 * 60 * 1000

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config'>
type Asked = z.output<typeof reportSomething>

/** The child pressed 'Something is wrong': a grown-up is told, and the child hears what to do now. */
export async function fileReport(app: Needs, learner: Learner, asked: Asked): Promise<ReportAnswer> {
  const { about } = asked
  const found = await file(app, asked, eq(student.id, learner.studentId))
  if (about === 'someone_hurts_me')
    return { sentences: openingOf({ kind: 'home_harm', home: true }, found), help: 'abuse' }
  return { sentences: reportSentences(about, found.grade), help: null }
}

/**
 * What a child of this family reported in a browser that could not tell it, and that the parent leaves now: told as if it
 * had come from the child, and the parent hears nothing of it here.
 */
export async function fileLeftReport(app: Needs, parent: Parent, asked: Asked): Promise<void> {
  await file(app, asked, eq(student.parent_id, parent.id))
}

/** `whose`: whose conversation it must be. */
async function file(app: Needs, { about, conversation_id }: Asked, whose: SQL) {
  const isHurt = about === 'someone_hurts_me'
  const kind = isHurt ? 'home_harm' : 'child_report'
  return app.db.transaction(async (tx) => {
    const [here] = await tx
      .select({ id: student.id, parentId: student.parent_id, grade: student.grade_level, country: user.country })
      .from(conversation)
      .innerJoin(student, eq(student.id, conversation.student_id))
      .innerJoin(user, eq(user.id, student.parent_id))
      .where(and(eq(conversation.id, conversation_id), whose))
      .for('update', { of: student })
    if (!here) throw notFound()
    const since = new Date(app.now().getTime() - sameReport)
    const same = and(eq(alarm.student_id, here.id), eq(alarm.kind, kind), gt(alarm.created_at, since))
    const [earlier] = await tx.select({ id: alarm.id }).from(alarm).where(same).limit(1)
    if (!earlier)
      await raiseAlarm(app, tx, {
        studentId: here.id,
        parentId: here.parentId,
        conversationId: conversation_id,
        messageId: null,
        kind,
        severity: isHurt ? 'severe' : 'standard',
        audience: isHurt ? 'safeguarding' : 'parent',
      })
    if (isHurt) await beginCare(tx, conversation_id, app.now())
    return here
  })
}

/** What the child writes next in this conversation is answered out of care. */
const beginCare = (tx: Pick<App['db'], 'execute'>, conversationId: string, now: Date) =>
  tx.execute(sql`update conversation set lesson = lesson || jsonb_build_object('care',
      ${JSON.stringify(openCare('home_harm', now.toISOString()))}::jsonb)
    where id = ${conversationId} and lesson->'care' is null`)
