import { and, eq } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { guardiansOf } from '#server/accounts/guardians.ts'
import type { Parent } from '#server/auth/actor.ts'
import { challenge } from '#server/auth/challenge.table.ts'
import { type Challenge, idInToken, makeChallenge, openChallenge } from '#server/auth/challenges.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { InvitationView } from '#shared/family.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config'>

const over = () => new AppError('link_expired', 'This invitation is used, withdrawn or too old.')

/** Refuses who may not invite: before anything is counted or sent. */
export async function refuseInviting(app: Pick<App, 'db'>, parent: Parent, email: string): Promise<void> {
  if (!parent.emailVerified)
    throw new AppError('confirm_first', 'Please confirm your own e-mail address first. Then you can invite somebody.')
  if (email === parent.email)
    throw new AppError('validation_failed', 'This is your own address.', { fields: { email: 'own' } })
  if ((await guardiansOf(app.db, parent.id)).length > 1)
    throw new AppError('conflict', 'Your family has two guardians already.', { fields: { family: 'full' } })
}

/** Invites somebody to be the second guardian, in place of whoever was invited before. */
export async function inviteGuardian(app: Needs, parent: Parent, email: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const asked = { purpose: 'guardian_invitation', subject: parent.id, address: email, user_id: parent.id } as const
    const id = await makeChallenge(app, tx, asked)
    await app.jobs.send(tx, 'email', { kind: 'guardian_invitation', challenge_id: id })
  })
}

/** The link of the invitation that waits leads nowhere any more. */
export async function withdrawInvitation(app: Pick<App, 'db'>, parent: Parent): Promise<void> {
  await app.db
    .delete(challenge)
    .where(and(eq(challenge.purpose, 'guardian_invitation'), eq(challenge.subject, parent.id)))
}

/** The invitation that a link names, while it lives. */
export async function invitationIn(app: Needs, token: string): Promise<Challenge> {
  const id = idInToken(app, token)
  const found = id === null ? null : await openChallenge(app, id)
  if (found?.purpose !== 'guardian_invitation') throw over()
  return found
}

/** Who invites whom: for whoever holds the link, which came to that very address. */
export async function openInvitation(app: Needs, token: string): Promise<InvitationView> {
  const { address, user_id } = await invitationIn(app, token)
  const [by] = await app.db
    .select({ name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, user_id ?? ''))
  if (!by) throw over()
  const has_account = (await app.db.$count(user, eq(user.email, address))) > 0
  return { by: by.name || by.email, email: address, has_account }
}
