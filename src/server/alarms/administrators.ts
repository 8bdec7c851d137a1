import { and, eq, or } from 'drizzle-orm'
import { user } from '#server/auth/account.table.ts'
import type { App } from '#server/context.ts'

/** Which accounts are administrators: by their role, or by ADMIN_EMAIL (as auth/require.ts has it). */
export const administrator = ({ config }: Pick<App, 'config'>) =>
  config.adminEmail === null
    ? eq(user.role, 'admin')
    : or(
        eq(user.role, 'admin'),
        and(eq(user.email, config.adminEmail), ...(config.confirmation ? [eq(user.emailVerified, true)] : [])),
      )
