import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { isAdministrator } from '#server/accounts/administrators.ts'
import { familyOf } from '#server/accounts/guardians.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'

type Tx = Pick<Db, 'select' | 'execute'>

/** An administrator who has not signed in for so long is not counted on. */
const activeFor = 14 * 24 * 60 * 60 * 1000

/** Administrators who signed in within 14 days. */
export const isActiveAdmin = (app: Pick<App, 'config' | 'now'>) =>
  and(isAdministrator(app), gt(user.adminUsedAt, new Date(app.now().getTime() - activeFor)))

export type AdminTelling = { parentId: string; alarmId: string; round: number }

/**
 * An email to every administrator but the child's own guardians: who hurts must not be told. Where none has signed in for 14
 * days, whoever runs this installation gets one too, if an address of theirs is set. It names nobody.
 */
export async function tellAdmins(
  app: Pick<App, 'now' | 'jobs' | 'config'>,
  tx: Tx,
  { parentId, alarmId, round }: AdminTelling,
): Promise<void> {
  const others = ne(familyOf, parentId)
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(isAdministrator(app), others))
  for (const { id } of admins) await app.jobs.send(tx, 'alarm_email', { admin_id: id, alarm_id: alarmId, round })
  if ((await isReadOutside(app, tx, parentId)) || app.config.adminEmail === null) return
  const [own] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, app.config.adminEmail), sql`(${familyOf} = ${parentId} or ${isAdministrator(app)})`))
  if (!own) await app.jobs.send(tx, 'alarm_email', { operator: true, alarm_id: alarmId, round })
}

/** Whether somebody outside the family looks at what this parent's children tell of home. */
export async function isReadOutside(
  app: Pick<App, 'now' | 'config'>,
  db: Pick<Db, 'select'>,
  parentId: string,
): Promise<boolean> {
  const [active] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(isActiveAdmin(app), ne(familyOf, parentId)))
    .limit(1)
  return active !== undefined
}
