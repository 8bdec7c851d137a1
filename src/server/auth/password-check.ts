import { and, eq, isNotNull } from 'drizzle-orm'
import { account } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Parent } from './actor.ts'

async function keptPassword(app: Pick<App, 'db'>, parent: Parent): Promise<string | null> {
  const [row] = await app.db
    .select({ kept: account.password })
    .from(account)
    .where(and(eq(account.userId, parent.accountId), eq(account.providerId, 'credential'), isNotNull(account.password)))
  return row?.kept ?? null
}

/** False for accounts that only a provider, a link or a code opens. */
export const hasPassword = async (app: Pick<App, 'db'>, parent: Parent) => (await keptPassword(app, parent)) !== null

/** Makes sure that the parent is at the keyboard: refuses another password, and too many of them. */
export async function checkPassword(
  app: Pick<App, 'db' | 'passwords' | 'limits'>,
  parent: Parent,
  password: string,
): Promise<void> {
  await app.limits.spend('password_check', parent.sessionId)
  if (!(await app.passwords.matches(await keptPassword(app, parent), password)))
    throw new AppError('wrong_password', 'That is not your password.', { fields: { password: 'wrong' } })
  await app.limits.forget('password_check', parent.sessionId)
}
