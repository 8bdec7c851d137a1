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
