import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import type { AdminAtDoor } from './actor.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a second factor opens the area, and how long it is fresh enough to delete something. */
const factorLife = 12 * hour
const freshLife = 5 * minute
/** An administrator who did nothing for so long is none until `npm run admin` says so again. */
const unusedLife = 90 * day
const noted = hour

const within = (app: Pick<App, 'now'>, moment: Date | null, life: number) =>
  moment !== null && app.now().getTime() - moment.getTime() <= life

export const isShown = (app: Pick<App, 'now'>, { secondFactorAt }: Pick<AdminAtDoor, 'secondFactorAt'>) =>
  within(app, secondFactorAt, factorLife)

export const isFresh = (app: Pick<App, 'now'>, { secondFactorAt }: Pick<AdminAtDoor, 'secondFactorAt'>) =>
  within(app, secondFactorAt, freshLife)

export const isDisabled = (app: Pick<App, 'now'>, { adminUsedAt }: Pick<AdminAtDoor, 'adminUsedAt'>) =>
  adminUsedAt !== null && !within(app, adminUsedAt, unusedLife)

/** Notes now and then that somebody works as an administrator. */
export async function noteAdminUse(app: Pick<App, 'db' | 'now'>, admin: AdminAtDoor): Promise<void> {
  if (within(app, admin.adminUsedAt, noted)) return
  const now = app.now()
  const before = new Date(now.getTime() - noted)
  await app.db
    .update(user)
    .set({ adminUsedAt: now })
    .where(and(eq(user.id, admin.accountId), or(isNull(user.adminUsedAt), lt(user.adminUsedAt, before))))
}
