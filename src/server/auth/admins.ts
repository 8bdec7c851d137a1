import { and, eq } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { resetSecondFactor } from './second-factor.ts'

/** Makes the account with this address an administrator, or takes that back. False when there is no such account. */
export async function setAdmin(app: Pick<App, 'db' | 'now'>, email: string, isAdmin: boolean): Promise<boolean> {
  const changed = await app.db
    .update(user)
    .set(isAdmin ? { role: 'admin', adminUsedAt: app.now() } : { role: 'parent', adminUsedAt: null })
    .where(eq(user.email, email.trim().toLowerCase()))
    .returning({ id: user.id })
  return changed.length > 0
}

const usage = 'Usage: npm run admin -- [--revoke | --reset-second-factor] <e-mail>'

type Said = { line: string; code: 0 | 1 | 2 }

/** What `npm run admin -- [--revoke | --reset-second-factor] <e-mail>` says and does. Gives the line to print and the exit code. */
export async function adminCommand(app: Pick<App, 'db' | 'now' | 'config'>, args: string[]): Promise<Said> {
  const flags = args.filter((one) => one.startsWith('--'))
  const [email, ...rest] = args.filter((one) => !one.startsWith('--'))
  if (!email || rest.length > 0 || flags.length > 1) return { line: usage, code: 2 }
  const nobody: Said = { line: `There is no account with ${email}.`, code: 1 }
  switch (flags[0]) {
    case '--reset-second-factor':
      if (!(await resetByEmail(app, email))) return nobody
      return { line: `${email} sets up a new second factor at the next visit to /admin.`, code: 0 }
    case '--revoke':
      if (!(await setAdmin(app, email, false))) return nobody
      return { line: `${email} is no longer an administrator.`, code: 0 }
    case undefined:
      // Where no email can be sent, whoever types the command vouches for the account.
      if (app.config.mail.smtpUrl !== null && (await isUnproven(app, email)))
        return { line: `${email} is not confirmed yet. Sign in, confirm it in your account, and try again.`, code: 1 }
      if (!(await setAdmin(app, email, true))) return nobody
      return { line: `${email} is now an administrator.`, code: 0 }
    default:
      return { line: usage, code: 2 }
  }
}

async function resetByEmail(app: Pick<App, 'db'>, email: string): Promise<boolean> {
  const [found] = await app.db.select({ id: user.id }).from(user).where(eq(user.email, email.trim().toLowerCase()))
  if (found) await resetSecondFactor(app, found.id)
  return found !== undefined
}

async function isUnproven(app: Pick<App, 'db'>, email: string): Promise<boolean> {
  const typed = and(eq(user.email, email.trim().toLowerCase()), eq(user.emailVerified, false))
  return (await app.db.select({ id: user.id }).from(user).where(typed)).length > 0
}
