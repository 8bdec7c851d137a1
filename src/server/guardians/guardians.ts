import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { session, user } from '#server/accounts/account.table.ts'
import { guardiansOf } from '#server/accounts/guardians.ts'
import type { Parent } from '#server/auth/actor.ts'
import { challenge } from '#server/auth/challenge.table.ts'
import { pairing } from '#server/auth/device.table.ts'
import { learner } from '#server/auth/learner.table.ts'
import { hasRunningPlan } from '#server/billing/entitlement.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { FamilyView } from '#shared/family.ts'
import type { FamilyNews, JoinHindrance } from '#shared/family-rules.ts'
import { movesWithFamily } from './moving.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs'>
type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

const isFounder = ({ id, accountId }: Parent) => id === accountId

/** The invitations that live. */
const waiting = (app: Pick<App, 'now'>) =>
  and(eq(challenge.purpose, 'guardian_invitation'), gt(challenge.expires_at, app.now()))

/** The newest invitation to the address of this account, if it is proven. */
async function invitationTo(app: Pick<App, 'now'>, db: Pick<Db, 'select'>, parent: Parent) {
  if (!parent.emailVerified) return null
  const [found] = await db
    .select({ id: challenge.id, familyId: user.id, name: user.name, email: user.email })
    .from(challenge)
    .innerJoin(user, and(eq(user.id, challenge.user_id), isNull(user.familyId), isNull(user.unclaimedSince)))
    .where(and(waiting(app), eq(challenge.address, parent.email), ne(user.id, parent.id)))
    .orderBy(desc(challenge.created_at))
    .limit(1)
  return found ?? null
}

/** Who the guardians are, and who may become one. */
export async function openFamily(app: Pick<App, 'db' | 'now'>, parent: Parent): Promise<FamilyView> {
  const guardians = await guardiansOf(app.db, parent.id)
  const [own] = await app.db.select({ news: user.familyNews }).from(user).where(eq(user.id, parent.accountId))
  const [sent] = await app.db
    .select({ email: challenge.address, expires_at: challenge.expires_at })
    .from(challenge)
    .where(and(waiting(app), eq(challenge.subject, parent.id)))
  const invited = guardians.length > 1 ? null : await invitationTo(app, app.db, parent)
  return {
    guardians: guardians.map(({ id, name, email }) => ({
      full_name: name,
      email,
      founder: id === parent.id,
      you: id === parent.accountId,
    })),
    invitation: sent && isFounder(parent) ? { email: sent.email, expires_at: sent.expires_at.toISOString() } : null,
    invited: invited && { by: invited.name || invited.email, hindrance: await hindranceOf(app.db, parent) },
    news: own?.news ?? null,
  }
}

/** Whoever has a family of their own would lose sight of it in another one. */
async function hindranceOf(db: Pick<Db, 'select' | 'execute'>, parent: Parent): Promise<JoinHindrance | null> {
  const found = await db.execute(sql`select 1 from student s where s.parent_id = ${parent.id}
    union all select 1 from video_file v where v.parent_id = ${parent.id}
    union all select 1 from deck d where d.parent_id = ${parent.id} limit 1`)
  if (rowsOf(z.unknown()).parse(found).length > 0) return 'own_children'
  return (await hasRunningPlan({ db }, parent.id)) ? 'own_plan' : null
}

const hindered: Record<JoinHindrance, string> = {
  own_children:
    'This account has children or films of its own, so it cannot join another family. Use another e-mail address, or delete them first.',
  own_plan: 'This account pays for a plan of its own. End the plan first, or join with another e-mail address.',
}

const used = () => new AppError('link_expired', 'This invitation is used, withdrawn or too old.')
const full = () => new AppError('conflict', 'This family has two guardians already.', { fields: { family: 'full' } })

/** Whoever is invited becomes the second guardian: once, and only with the address that the invitation went to. */
export async function joinFamily(app: Needs, parent: Parent): Promise<void> {
  await app.db.transaction(async (tx) => {
    const invitation = await invitationTo(app, tx, parent)
    if (!invitation) throw used()
    // In one order, so that two who invite each other do not wait for each other for ever.
    const both = await tx
      .select({ id: user.id, familyId: user.familyId })
      .from(user)
      .where(inArray(user.id, [parent.id, invitation.familyId]))
      .orderBy(user.id)
      .for('update')
    // Pressed twice: the first press has used it.
    if (both.some(({ id, familyId }) => id === parent.id && familyId === invitation.familyId)) throw used()
    if (!isFounder(parent) || both.some(({ familyId }) => familyId !== null) || both.length < 2) throw full()
    for (const { id } of both) if ((await guardiansOf(tx, id)).length > 1) throw full()
    const hindrance = await hindranceOf(tx, parent)
    if (hindrance) throw new AppError('conflict', hindered[hindrance], { fields: { account: hindrance } })
    const taken = await tx.delete(challenge).where(eq(challenge.id, invitation.id)).returning({ id: challenge.id })
    if (taken.length === 0) throw notFound()
    await tx
      .delete(challenge)
      .where(and(eq(challenge.purpose, 'guardian_invitation'), eq(challenge.subject, parent.id)))
    await belong(app, tx, parent.accountId, { familyId: invitation.familyId, familyNews: null })
    await tell(app, tx, { id: invitation.familyId, email: invitation.email }, 'joined', shownAs(parent))
  })
}

/** Whoever is invited does not want to: the invitation ends, and nobody is told. */
export async function declineInvitation(app: Needs, parent: Parent): Promise<void> {
  const invitation = await invitationTo(app, app.db, parent)
  if (invitation) await app.db.delete(challenge).where(eq(challenge.id, invitation.id))
}

const shownAs = ({ fullName, email }: Parent) => fullName || email

const belong = (
  app: Pick<App, 'now'>,
  tx: Tx,
  accountId: string,
  change: { familyId?: string | null; familyNews: FamilyNews | null },
) =>
  tx
    .update(user)
    .set({ ...change, updatedAt: app.now() })
    .where(eq(user.id, accountId))

/** Tells a guardian by email, and at the next look. */
async function tell(
  app: Needs,
  tx: Tx,
  { id, email }: { id: string; email: string },
  news: FamilyNews,
  other: string,
): Promise<void> {
  await belong(app, tx, id, { familyNews: news })
  await app.jobs.send(tx, 'email', { kind: 'family_news', to: email, news, other })
}

/** The family of this parent, held until the transaction ends; null for the second when there is none. */
async function holdFamily(tx: Tx, { id }: Parent) {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, id)).for('update')
  const [founder, second] = await guardiansOf(tx, id)
  if (!founder) throw notFound()
  return { founder, second: second ?? null }
}

/** Codes that let a device in end for whoever goes; the devices themselves are the children's, and stay. */
const endPairings = (tx: Tx, familyId: string) =>
  tx
    .delete(pairing)
    .where(
      inArray(pairing.student_id, tx.select({ id: student.id }).from(student).where(eq(student.parent_id, familyId))),
    )

/** Lessons that were opened in a guardian's own browsers end with the guardian. */
const endLessons = (tx: Tx, accountId: string) =>
  tx
    .delete(learner)
    .where(
      inArray(
        learner.parent_session_id,
        tx.select({ id: session.id }).from(session).where(eq(session.userId, accountId)),
      ),
    )

/** Who founded the family removes the other: every sign-in of theirs ends with it, and both are told. */
export async function removeGuardian(app: Needs, parent: Parent): Promise<void> {
  if (!isFounder(parent)) throw onlyFounder()
  await app.db.transaction(async (tx) => {
    const { second } = await holdFamily(tx, parent)
    if (!second) throw notFound()
    await tx.delete(session).where(eq(session.userId, second.id))
    await endPairings(tx, parent.id)
    await belong(app, tx, second.id, { familyId: null, familyNews: 'removed' })
    await app.jobs.send(tx, 'email', { kind: 'family_news', to: second.email, news: 'removed', other: shownAs(parent) })
    await app.jobs.send(tx, 'email', {
      kind: 'guardian_gone',
      to: parent.email,
      what: 'removed',
      other: second.name || second.email,
    })
  })
}

const onlyFounder = () =>
  new AppError('forbidden_role', 'Only whoever founded the family can do this. You can leave it.', {
    fields: { family: 'not_founder' },
  })

/**
 * A guardian leaves: the second at any time; who founded the family by handing it over to the other one, and not while a plan
 * is paid with their card.
 */
export async function leaveFamily(app: Needs, parent: Parent): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { founder, second } = await holdFamily(tx, parent)
    if (!second)
      throw new AppError('conflict', 'You are the only guardian of this family.', { fields: { family: 'alone' } })
    const [going, staying] = isFounder(parent) ? [founder, second] : [second, founder]
    await tx.delete(session).where(and(eq(session.userId, going.id), ne(session.id, parent.sessionId)))
    await endLessons(tx, going.id)
    await endPairings(tx, founder.id)
    if (isFounder(parent)) await handOver(app, tx, founder.id, second.id)
    else await belong(app, tx, going.id, { familyId: null, familyNews: null })
    await tell(app, tx, staying, isFounder(parent) ? 'handed_over' : 'left', shownAs(parent))
    await app.jobs.send(tx, 'email', {
      kind: 'guardian_gone',
      to: going.email,
      what: 'left',
      other: staying.name || staying.email,
    })
  })
}

/** Everything about the children is the other one's from now on. What was paid and written to the administrators stays. */
async function handOver(app: Needs, tx: Tx, founderId: string, secondId: string): Promise<void> {
  if (await hasRunningPlan({ db: tx }, founderId))
    throw new AppError('conflict', 'You pay for a plan. End it first, or delete your account with the family.', {
      fields: { plan: 'running' },
    })
  await belong(app, tx, secondId, { familyId: null, familyNews: null })
  await belong(app, tx, founderId, { familyId: null, familyNews: null })
  for (const table of movesWithFamily)
    await tx.execute(sql`update ${sql.identifier(table)} set parent_id = ${secondId} where parent_id = ${founderId}`)
}

/** What changed was read. */
export async function familyNewsSeen(app: Needs, parent: Parent): Promise<void> {
  await app.db.update(user).set({ familyNews: null }).where(eq(user.id, parent.accountId))
}
