import { and, eq } from 'drizzle-orm'
import { session, user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

type Tx = Pick<App['db'], 'select'>

/**
 * Holds the account's row for a change of its ways in, and refuses where the session that asks has ended meanwhile. Whoever ends
 * all ways in (prove-address.ts) locks the row first and deletes sessions after it: so it is over before this, or finds what is
 * made now.
 */
export async function holdStillHere(tx: Tx, accountId: string, sessionId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, accountId)).for('update')
  const here = and(eq(session.id, sessionId), eq(session.userId, accountId))
  const [found] = await tx.select({ id: session.id }).from(session).where(here)
  if (!found) throw new AppError('unauthenticated', 'Please sign in to continue.')
}
