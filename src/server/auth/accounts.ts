import { and, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { account, session, user } from '#server/accounts/account.table.ts'
import { stopPayments } from '#server/billing/billing.ts'
import type { App } from '#server/context.ts'
import { conversation, message } from '#server/conversations/conversation.table.ts'
import { AppError, notFound } from '#server/errors.ts'
import { parentNote, student } from '#server/students/student.table.ts'
import type {
  changeProfile as changeProfileSchema,
  DeletedAccount,
  deleteAccount as deleteAccountSchema,
  ProfileView,
  SessionView,
} from '#shared/account.ts'
import type { Parent } from './actor.ts'
import { browserName } from './browser-name.ts'
import { device } from './device.table.ts'
import { checkPassword, hasPassword } from './password-check.ts'
import { parentPin } from './pin.table.ts'
import { isFreshSignIn, isOver } from './session-life.ts'
import { sendEmail, sendTextCode } from './ways-in.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'jobs' | 'passwords' | 'limits'>

/** The parent's profile. Behind a closed gate only that: a child may look over it. */
export async function openProfile(app: Pick<App, 'db'>, parent: Parent): Promise<ProfileView> {
  const isClosed = parent.lockedFor !== null
  const isHidden = isClosed || parent.unclaimed
  const [has] = await app.db
    .select({
      password: sql<boolean>`exists (select 1 from ${account} where ${account.userId} = ${parent.accountId} and ${account.password} is not null)`,
      country: user.country,
      countryAskedAt: user.countryAskedAt,
      pin: sql<boolean>`exists (select 1 from ${parentPin} where ${parentPin.parent_id} = ${parent.accountId})`,
    })
    .from(user)
    .where(eq(user.id, parent.id))
  return {
    id: parent.accountId,
    role: parent.role,
    full_name: isHidden ? '' : parent.fullName,
    email: isClosed ? '' : parent.email,
    email_confirmed: parent.emailVerified,
    phone: isClosed ? null : parent.phone,
    country: has?.country ?? null,
    country_asked: has?.countryAskedAt != null,
    unclaimed: parent.unclaimed,
    has_password: has?.password ?? false,
    has_pin: has?.pin ?? false,
    gate: isClosed ? 'closed' : 'open',
    gate_student_id: parent.lockedFor,
  }
}

/** What was chosen when the account was made. */
export async function keepCountry(app: Pick<App, 'db' | 'now'>, email: string, country: string | null): Promise<void> {
  await app.db.update(user).set({ country, countryAskedAt: app.now() }).where(eq(user.email, email))
}

export async function changeProfile(
  app: Needs,
  parent: Parent,
  { full_name, country }: z.output<typeof changeProfileSchema>,
): Promise<ProfileView> {
  const name = full_name?.trim()
  const now = app.now()
  const change = (whose: string, what: { name: string } | { country: string | null; countryAskedAt: Date }) =>
    app.db
      .update(user)
      .set({ ...what, updatedAt: now })
      .where(eq(user.id, whose))
  if (name !== undefined) await change(parent.accountId, { name })
  // Whose helplines the family is told: one for all its guardians.
  if (country !== undefined) await change(parent.id, { country, countryAskedAt: now })
  return openProfile(app, { ...parent, fullName: name ?? parent.fullName })
}

/** Makes sure, by the password where there is one, that it is the parent who changes a way in. */
export async function confirmOwner(app: Needs, parent: Parent, password: string | undefined): Promise<void> {
  if (await hasPassword(app, parent)) await checkPassword(app, parent, password ?? '')
}

/** Sends an email to the new address. Nothing changes, and nobody learns whether the address is taken, until its press. */
export const askForEmail = (app: Needs, parent: Parent, email: string) =>
  sendEmail(app, 'email_change', { address: email, subject: parent.accountId, user_id: parent.accountId })

export const askForPhone = (app: Needs, parent: Parent, phone: string) =>
  sendTextCode(app, 'phone_change', { address: phone, subject: parent.accountId, user_id: parent.accountId })

export async function removePhone(app: Needs, parent: Parent): Promise<void> {
  await app.db.update(user).set({ phone: null, updatedAt: app.now() }).where(eq(user.id, parent.accountId))
}

/** The parent's sign-ins that still live, the last used first. */
export async function listSessions(app: Needs, parent: Parent): Promise<SessionView[]> {
  const rows = await app.db
    .select()
    .from(session)
    .where(and(eq(session.userId, parent.accountId), gt(session.expiresAt, app.now())))
    .orderBy(desc(session.updatedAt))
    .limit(50)
  const live = rows.filter((row) => !isOver(app, parent.role, { createdAt: row.createdAt, usedAt: row.updatedAt }))
  return live.map((row) => ({
    id: row.id,
    name: browserName(row.userAgent),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    current: row.id === parent.sessionId,
  }))
}

/** Signs the parent out on another device: its next call is refused, and its learners are gone. */
export async function endSession(app: Needs, parent: Parent, sessionId: string): Promise<void> {
  const ended = await app.db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, parent.accountId)))
    .returning({ id: session.id })
  if (ended.length === 0) throw notFound()
}

export async function endOtherSessions(app: Needs, parent: Parent): Promise<void> {
  await app.db.delete(session).where(and(eq(session.userId, parent.accountId), ne(session.id, parent.sessionId)))
}

/** Deletes everything of the family at once, and says what it was. */
export async function deleteAccount(
  app: Needs,
  parent: Parent,
  asked: z.output<typeof deleteAccountSchema>,
): Promise<DeletedAccount> {
  if (parent.accountId !== parent.id)
    throw new AppError(
      'conflict',
      'You are a guardian of a family that somebody else founded. Please leave it first.',
      {
        fields: { family: 'second_guardian' },
      },
    )
  if (await hasPassword(app, parent)) await checkPassword(app, parent, asked.password ?? '')
  else if (asked.email !== parent.email)
    throw new AppError('validation_failed', 'Please type the e-mail address of this account.', {
      fields: { email: 'other' },
    })
  else if (!isFreshSignIn(app, parent))
    throw new AppError('sign_in_again', 'Please sign out and in again first. Then there are five minutes to delete.')
  return app.db.transaction(async (tx) => {
    const students = tx.select({ id: student.id }).from(student).where(eq(student.parent_id, parent.id))
    const sittings = tx
      .select({ id: conversation.id })
      .from(conversation)
      .where(inArray(conversation.student_id, students))
    const [counts] = await tx
      .select({
        students: count(),
        notes: tx.$count(parentNote, inArray(parentNote.student_id, students)),
        conversations: tx.$count(conversation, inArray(conversation.student_id, students)),
        messages: tx.$count(message, inArray(message.conversation_id, sittings)),
        devices: tx.$count(device, eq(device.parent_id, parent.id)),
      })
      .from(student)
      .where(eq(student.parent_id, parent.id))
    const deleted = counted.parse(counts)
    await stopPayments({ ...app, db: tx }, parent.id)
    const others = await tx
      .update(user)
      .set({ familyId: null, familyNews: 'deleted' })
      .where(eq(user.familyId, parent.id))
      .returning({ email: user.email })
    for (const { email } of others)
      await app.jobs.send(tx, 'email', { kind: 'family_news', to: email, news: 'deleted', other: '' })
    await tx.delete(user).where(eq(user.id, parent.id))
    await app.jobs.send(tx, 'email', { kind: 'account_deleted', to: parent.email, counts: deleted })
    return deleted
  })
}

const number = z.coerce.number().int()
const counted = z.object({
  students: number,
  notes: number,
  conversations: number,
  messages: number,
  devices: number,
})
