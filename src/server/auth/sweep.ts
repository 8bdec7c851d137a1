import { and, lt, ne } from 'drizzle-orm'
import { session, verification } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { callLimit } from '#server/http/call-limit.table.ts'
import { challenge } from './challenge.table.ts'
import { pairing } from './device.table.ts'
import { learner } from './learner.table.ts'

/** How long a sign-up is remembered whose link is too old, in milliseconds. */
const waitingSignUps = 7 * 24 * 60 * 60 * 1000

/** Forgets what is over: sessions, passes, links, codes and counts. */
export async function sweepAccounts({ db, now }: Pick<App, 'db' | 'now'>): Promise<void> {
  const at = now()
  // Who comes back a day after signing up, and types the right password, is told the truth: that it was not confirmed.
  const kept = new Date(at.getTime() - waitingSignUps)
  await db.delete(challenge).where(and(ne(challenge.purpose, 'sign_up'), lt(challenge.expires_at, at)))
  await db.delete(challenge).where(lt(challenge.expires_at, kept))
  await db.delete(pairing).where(lt(pairing.expires_at, at))
  await db.delete(learner).where(lt(learner.expires_at, at))
  await db.delete(session).where(lt(session.expiresAt, at))
  await db.delete(verification).where(lt(verification.expiresAt, at))
  await db.delete(callLimit).where(lt(callLimit.expire, at.getTime()))
}
