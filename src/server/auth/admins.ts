import { and, eq, or } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { user } from './account.table.ts'

/** The account in ADMIN_EMAIL, once its address is proven: whatever the settings, anybody can type an address. */
export const isAdminAddress = ({ config }: Pick<App, 'config'>, row: { email: string; emailVerified: boolean }) =>
  config.adminEmail === row.email && row.emailVerified

/** The same, and who has the role, as a condition on accounts. */
export const isAdministrator = ({ config }: Pick<App, 'config'>) =>
  config.adminEmail === null
    ? eq(user.role, 'admin')
    : or(eq(user.role, 'admin'), and(eq(user.email, config.adminEmail), eq(user.emailVerified, true)))

/** Makes the account with this address an administrator, or takes that back. False when there is no such account. */
export async function setAdmin(app: Pick<App, 'db'>, email: string, isAdmin: boolean): Promise<boolean> {
  const changed = await app.db
    .update(user)
    .set({ role: isAdmin ? 'admin' : 'parent' })
    .where(eq(user.email, email.trim().toLowerCase()))
    .returning({ id: user.id })
  return changed.length > 0
}

type Said = { line: string; code: 0 | 1 | 2 }

/** What `npm run admin -- [--revoke] <e-mail>` says and does. Gives the line to print and the exit code. */
export async function adminCommand(app: Pick<App, 'db' | 'config'>, args: string[]): Promise<Said> {
  const [email, ...rest] = args.filter((one) => one !== '--revoke')
  if (!email || rest.length > 0) return { line: 'Usage: npm run admin -- [--revoke] <e-mail>', code: 2 }
  const revoke = args.includes('--revoke')
  // Where no letter can be sent, whoever types the command vouches for the account.
  if (!revoke && app.config.mail.smtpUrl !== null && (await isUnproven(app, email)))
    return { line: `${email} is not confirmed yet. Sign in, confirm it in your account, and try again.`, code: 1 }
  if (!(await setAdmin(app, email, !revoke))) return { line: `There is no account with ${email}.`, code: 1 }
  return { line: `${email} is ${revoke ? 'no longer' : 'now'} an administrator.`, code: 0 }
}

async function isUnproven(app: Pick<App, 'db'>, email: string): Promise<boolean> {
  const typed = and(eq(user.email, email.trim().toLowerCase()), eq(user.emailVerified, false))
  return (await app.db.select({ id: user.id }).from(user).where(typed)).length > 0
}
