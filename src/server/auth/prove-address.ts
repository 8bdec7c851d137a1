import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { account, session, user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { adminMessage, messageThread } from '#server/messages/message.table.ts'
import { student } from '#server/students/student.table.ts'
import { weeklyLetterChoice } from '#server/weekly-letter/weekly-letter.table.ts'
import { challenge } from './challenge.table.ts'
import { device, pairing } from './device.table.ts'
import { learner } from './learner.table.ts'
import { parentPin } from './pin.table.ts'
import { recoveryCode, secondFactor } from './second-factor.table.ts'

type Tx = Pick<App['db'], 'update' | 'delete' | 'select'>

/**
 * The address of this account was never proven until now. Whoever presses in a browser that is signed in to the account
 * is the one who made it. Anybody else may have been squatted: every way in that the account got before ends, and what
 * was made in it waits until they take it or throw it away (server/unclaimed).
 */
export async function proveAddress(app: Pick<App, 'db' | 'now'>, userId: string, presserId: string | null) {
  await app.db.transaction(async (tx) => {
    const unproven = and(eq(user.id, userId), eq(user.emailVerified, false))
    const proven = { emailVerified: true, updatedAt: app.now() }
    const [proved] = await tx.update(user).set(proven).where(unproven).returning({ email: user.email })
    if (!proved || presserId === userId) return
    await endWaysIn(tx, userId, proved.email)
    const made = sql`exists (select 1 from student s where s.parent_id = ${userId}) or exists (select 1 from video_file v where v.parent_id = ${userId})`
    const ended = { phone: null, image: null, role: 'parent', adminUsedAt: null } as const
    const unclaimedSince = sql`case when ${made} then ${app.now().toISOString()}::timestamptz end`
    const [waits] = await tx
      .update(user)
      .set({ ...ended, unclaimedSince })
      .where(eq(user.id, userId))
      .returning({ since: user.unclaimedSince })
    // Where nothing waits to be taken, what the stranger wrote to us and chose is nobody's.
    if (!waits?.since) await forgetStranger(tx, userId)
  })
}

/** What somebody wrote to the administrators, and which letters they chose, before the address was proven. */
export async function forgetStranger(tx: Pick<App['db'], 'delete'>, userId: string): Promise<void> {
  await tx.delete(adminMessage).where(eq(adminMessage.parent_id, userId))
  await tx.delete(messageThread).where(eq(messageThread.parent_id, userId))
  await tx.delete(weeklyLetterChoice).where(eq(weeklyLetterChoice.parent_id, userId))
}

/** All that opens an account, or one of its lessons. A new way in has its line here. */
async function endWaysIn(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.delete(account).where(eq(account.userId, userId))
  await tx.delete(session).where(eq(session.userId, userId))
  await tx.delete(parentPin).where(eq(parentPin.parent_id, userId))
  await tx.delete(secondFactor).where(eq(secondFactor.user_id, userId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.user_id, userId))
  const toAddress = and(eq(challenge.address, email), ne(challenge.purpose, 'guardian_invitation'))
  await tx.delete(challenge).where(or(eq(challenge.user_id, userId), toAddress))
  await tx.update(user).set({ familyId: null }).where(eq(user.familyId, userId))
  const students = tx.select({ id: student.id }).from(student).where(eq(student.parent_id, userId))
  // The codes first: a device that is being let in waits for its code's row, and finds it gone.
  await tx.delete(pairing).where(inArray(pairing.student_id, students))
  await tx.delete(device).where(eq(device.parent_id, userId))
  await tx.delete(learner).where(eq(learner.parent_id, userId))
}
