import { eq } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { user } from './account.table.ts'

/** Makes the account with this address an administrator, or takes that back. False when there is no such account. */
export async function setAdmin(app: Pick<App, 'db'>, email: string, isAdmin: boolean): Promise<boolean> {
  const changed = await app.db
    .update(user)
    .set({ role: isAdmin ? 'admin' : 'parent' })
    .where(eq(user.email, email.trim().toLowerCase()))
    .returning({ id: user.id })
  return changed.length > 0
}

/** What `npm run admin -- [--revoke] <e-mail>` says and does. Gives the line to print and the exit code. */
export async function adminCommand(app: Pick<App, 'db'>, args: string[]): Promise<{ line: string; code: 0 | 1 | 2 }> {
  const [email, ...rest] = args.filter((one) => one !== '--revoke')
  if (!email || rest.length > 0) return { line: 'Usage: npm run admin -- [--revoke] <e-mail>', code: 2 }
  const revoke = args.includes('--revoke')
  if (!(await setAdmin(app, email, !revoke))) return { line: `There is no account with ${email}.`, code: 1 }
  return { line: `${email} is ${revoke ? 'no longer' : 'now'} an administrator.`, code: 0 }
}
