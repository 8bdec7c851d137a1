import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, lt } from 'drizzle-orm'
import { session } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { isMissingReference } from '#server/db/faults.ts'
import { AppError, notFound } from '#server/errors.ts'
import { learnerStudent } from '#server/students/students.ts'
import type { LearnerPass } from '#shared/account.ts'
import type { Device, Learner, Parent } from './actor.ts'
import { device } from './device.table.ts'
import { learner } from './learner.table.ts'
import { parentPin } from './pin.table.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'payments'>

/** A pass opens learning calls for an hour; the screen renews it while the parent's session, or the device, lives. */
const passLife = 60 * 60 * 1000

/** Tokens are random, so a plain hash keeps them: whoever reads the table cannot use them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes an anonymous learner for a student of this parent. With a PIN set, the parent's gate closes on this device. */
export async function startLearner(app: Needs, parent: Parent, studentId: string): Promise<LearnerPass> {
  if (parent.lockedFor !== null && parent.lockedFor !== studentId)
    throw new AppError('pin_required', 'Another lesson is open on this device. A grown-up opens the rest with the PIN.')
  const student = await learnerStudent(app, parent.id, studentId)
  if (parent.lockedFor === null) await closeGate(app, parent, studentId)
  return { ...(await makePass(app, parent.id, studentId, { parent_session_id: parent.sessionId })), student }
}

/** The same for the child's own device. */
export async function startOnDevice(app: Needs, asking: Device, studentId: string): Promise<LearnerPass> {
  if (asking.studentId !== studentId) throw notFound()
  const student = await learnerStudent(app, asking.parentId, studentId)
  await app.db.update(device).set({ last_used_at: app.now() }).where(eq(device.id, asking.id))
  return { ...(await makePass(app, asking.parentId, studentId, { device_id: asking.id })), student }
}

async function closeGate(app: Needs, parent: Parent, studentId: string): Promise<void> {
  const hasPin = app.db
    .select({ id: parentPin.parent_id })
    .from(parentPin)
    .where(eq(parentPin.parent_id, parent.accountId))
  await app.db
    .update(session)
    .set({ lockedFor: studentId })
    .where(and(eq(session.id, parent.sessionId), exists(hasPin)))
}

type Source = { parent_session_id: string } | { device_id: string }

async function makePass(app: Needs, parentId: string, studentId: string, source: Source) {
  const token = randomBytes(32).toString('base64url')
  const now = app.now()
  const expiresAt = new Date(now.getTime() + passLife)
  await app.db.delete(learner).where(and(eq(learner.parent_id, parentId), lt(learner.expires_at, now)))
  try {
    const [row] = await app.db
      .insert(learner)
      .values({
        parent_id: parentId,
        student_id: studentId,
        ...source,
        token_hash: hashToken(token),
        expires_at: expiresAt,
        created_at: now,
      })
      .returning({ id: learner.id })
    if (!row) throw notFound()
    return { token, expires_at: expiresAt.toISOString(), learner_id: row.id }
  } catch (cause) {
    // The student, or what the pass hangs on, was deleted between the two statements.
    throw isMissingReference(cause) ? notFound() : cause
  }
}

/** Ends the learner: the pass and everything that only it could open. */
export async function endLearner(app: Pick<App, 'db'>, asking: Learner): Promise<void> {
  await app.db.delete(learner).where(eq(learner.id, asking.id))
}
