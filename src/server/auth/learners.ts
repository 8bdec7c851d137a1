import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { isMissingReference } from '#server/db/faults.ts'
import { notFound } from '#server/errors.ts'
import { learnerStudent } from '#server/students/students.ts'
import type { LearnerPass } from '#shared/account.ts'
import type { Learner, Parent } from './actor.ts'
import { learner } from './learner.table.ts'

/** A pass opens learning calls for an hour; the screen renews it while the parent's session lives. */
const passLife = 60 * 60 * 1000

/** Tokens are random, so a plain hash keeps them: whoever reads the table cannot use them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes an anonymous learner for a student of this parent, with a pass that opens learning calls for that student. */
export async function startLearner(
  app: Pick<App, 'db' | 'now'>,
  parent: Parent,
  studentId: string,
): Promise<LearnerPass> {
  const student = await learnerStudent(app, parent, studentId)
  const token = randomBytes(32).toString('base64url')
  const now = app.now()
  const expiresAt = new Date(now.getTime() + passLife)
  await app.db.delete(learner).where(and(eq(learner.parent_id, parent.id), lt(learner.expires_at, now)))
  try {
    const [row] = await app.db
      .insert(learner)
      .values({
        parent_id: parent.id,
        student_id: studentId,
        parent_session_id: parent.sessionId,
        token_hash: hashToken(token),
        expires_at: expiresAt,
        created_at: now,
      })
      .returning({ id: learner.id })
    if (!row) throw notFound()
    return { token, expires_at: expiresAt.toISOString(), learner_id: row.id, student }
  } catch (cause) {
    // The student, or the session, was deleted between the two statements.
    throw isMissingReference(cause) ? notFound() : cause
  }
}

/** Ends the learner: the pass and everything that only it could open. */
export async function endLearner(app: Pick<App, 'db'>, asking: Learner): Promise<void> {
  await app.db.delete(learner).where(eq(learner.id, asking.id))
}
