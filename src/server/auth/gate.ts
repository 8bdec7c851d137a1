import { and, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { session } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { changePin as changePinSchema, openGate as openGateSchema } from '#shared/account.ts'
import type { Parent } from './actor.ts'
import { checkPassword, hasPassword } from './password-check.ts'
import { parentPin } from './pin.table.ts'
import { isFreshSignIn } from './session-life.ts'
import { holdStillHere } from './still-here.ts'

type Needs = Pick<App, 'db' | 'now' | 'passwords' | 'limits' | 'jobs'>

/** Wrong PINs in a row, after which only the password opens, or a fresh sign-in. */
const tries = 5

const locked = async (app: Needs, parent: Parent) =>
  new AppError(
    'pin_locked',
    (await hasPassword(app, parent))
      ? 'The PIN was typed wrongly too often. Please use your password.'
      : 'The PIN was typed wrongly too often. Please sign out and sign in again: that opens it.',
  )

/** Counts a try of the PIN, and refuses a wrong one. A right one starts the count again. */
async function checkPin(app: Needs, parent: Parent, pin: string): Promise<void> {
  const own = eq(parentPin.parent_id, parent.accountId)
  const [row] = await app.db
    .update(parentPin)
    .set({ tries_left: sql`${parentPin.tries_left} - 1` })
    .where(and(own, gt(parentPin.tries_left, 0)))
    .returning()
  if (!row) throw await locked(app, parent)
  if (await app.passwords.matches(row.pin_hash, pin)) {
    await app.db.update(parentPin).set({ tries_left: tries }).where(own)
    return
  }
  if (row.tries_left === 0) {
    await app.db.transaction((tx) => app.jobs.send(tx, 'email', { kind: 'pin_locked', to: parent.email }))
    throw await locked(app, parent)
  }
  const left = row.tries_left === 1 ? 'One try is left.' : `${row.tries_left} tries are left.`
  throw new AppError('wrong_pin', `That PIN is not right. ${left}`, { fields: { tries_left: String(row.tries_left) } })
}

/** After a proof of who it is (the password, or a sign-in) the PIN may be tried again. */
export const renewPinTries = (app: Pick<App, 'db'>, parentId: string) =>
  app.db.update(parentPin).set({ tries_left: tries }).where(eq(parentPin.parent_id, parentId))

/** Opens the parent's gate that a lesson closed: by the PIN, or by the password, which makes the PIN good again. */
export async function openGate(app: Needs, parent: Parent, given: z.output<typeof openGateSchema>): Promise<void> {
  if ('pin' in given) await checkPin(app, parent, given.pin)
  else {
    await checkPassword(app, parent, given.password)
    await renewPinTries(app, parent.accountId)
  }
  await app.db.update(session).set({ lockedFor: null }).where(eq(session.id, parent.sessionId))
}

/** Sets, changes or takes away the PIN. Who has a password says it, or else the PIN so far. */
export async function changePin(app: Needs, parent: Parent, asked: z.output<typeof changePinSchema>): Promise<void> {
  const own = eq(parentPin.parent_id, parent.accountId)
  const [before] = await app.db.select({ tries: parentPin.tries_left }).from(parentPin).where(own)
  if (before && asked.current_pin !== undefined) await checkPin(app, parent, asked.current_pin)
  else if (await hasPassword(app, parent)) await checkPassword(app, parent, asked.password ?? '')
  // Whoever has no password shows by a fresh sign-in that it is them.
  else if (before && !isFreshSignIn(app, parent))
    throw new AppError('sign_in_again', 'Please type the PIN that you have now, or sign out and in again first.')
  const fresh = asked.pin === null ? null : { pin_hash: await app.passwords.hash(asked.pin), tries_left: tries }
  await app.db.transaction(async (tx) => {
    await holdStillHere(tx, parent.accountId, parent.sessionId)
    if (fresh === null) await tx.delete(parentPin).where(own)
    else
      await tx
        .insert(parentPin)
        .values({ parent_id: parent.accountId, ...fresh })
        .onConflictDoUpdate({ target: parentPin.parent_id, set: fresh })
  })
}
