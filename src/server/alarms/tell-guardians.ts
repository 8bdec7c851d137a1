import { guardiansOf } from '#server/accounts/guardians.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { AdminTelling } from './tell-admins.ts'

/** An email to each guardian of the family: one that cannot be reached does not keep the other waiting. */
export async function tellGuardians(
  app: Pick<App, 'jobs'>,
  tx: Pick<Db, 'select' | 'execute'>,
  { parentId, alarmId, round }: AdminTelling,
  when?: { startAfter: number },
): Promise<void> {
  for (const { id } of await guardiansOf(tx, parentId))
    await app.jobs.send(tx, 'alarm_email', { alarm_id: alarmId, round, guardian_id: id }, when)
}
