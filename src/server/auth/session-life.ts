import { eq } from 'drizzle-orm'
import { session } from '#server/accounts/account.table.ts'
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

/** How fresh a sign-in must be to count as a proof where there is no password. */
const fresh = 5 * minute

/** True when this session was opened just now: for what an account without a password cannot prove otherwise. */
export const isFreshSignIn = (app: Pick<App, 'now'>, { sessionCreatedAt }: { sessionCreatedAt: Date }) =>
  app.now().getTime() - sessionCreatedAt.getTime() <= fresh
