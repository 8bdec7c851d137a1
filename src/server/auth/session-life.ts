import { eq, sql } from 'drizzle-orm'
import { session, user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a session lives whatever happens, and unused; and how exactly its use is noted. */
const life = {
  parent: { whole: 30 * day, unused: 14 * day, noted: hour },
  admin: { whole: 12 * hour, unused: 30 * minute, noted: minute },
} as const

type Times = { createdAt: Date; usedAt: Date }

/** True when the session is too old, or was left alone for too long, unless being away does not matter. */
export function isOver(
  app: Pick<App, 'now'>,
  role: keyof typeof life,
  { createdAt, usedAt }: Times,
  mayBeAway = false,
): boolean {
  const now = app.now().getTime()
  const { whole, unused } = life[role]
  return now - createdAt.getTime() > whole || (!mayBeAway && now - usedAt.getTime() > unused)
}

/** Notes now and then that the session is in use. */
export async function sessionUse(
  app: Pick<App, 'db' | 'now'>,
  role: keyof typeof life,
  row: { sessionId: string; usedAt: Date },
): Promise<void> {
  const now = app.now()
  if (now.getTime() - row.usedAt.getTime() < life[role].noted) return
  await app.db.update(session).set({ updatedAt: now }).where(eq(session.id, row.sessionId))
}

/** For so long after a change an account reads from the primary, and so exactly changes are noted. Seconds. */
const changes = { held: 30, noted: 5 }

/**
 * True while a replica may lack what the account changed. Where there is one it is noted here that the account is about to
 * change something: before it does, so that it holds also where the answer is lost. `sinceChange`: seconds, by the
 * database's clock.
 */
export async function noteChange(
  app: Pick<App, 'config' | 'db'>,
  method: string,
  { accountId, sinceChange }: { accountId: string; sinceChange: number },
): Promise<boolean> {
  if (!app.config.databaseReadUrl || method === 'GET' || method === 'HEAD') return sinceChange < changes.held
  if (sinceChange >= changes.noted)
    await app.db.update(user).set({ updatedAt: sql`now()` }).where(eq(user.id, accountId))
  return true
}

/** How fresh a sign-in must be to count as a proof where there is no password. */
const fresh = 5 * minute

/** True when this session was opened just now: for what an account without a password cannot prove otherwise. */
export const isFreshSignIn = (app: Pick<App, 'now'>, { sessionCreatedAt }: { sessionCreatedAt: Date }) =>
  app.now().getTime() - sessionCreatedAt.getTime() <= fresh
