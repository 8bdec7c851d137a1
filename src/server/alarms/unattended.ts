import { and, count, eq, isNull, min, notInArray, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { isAdministrator } from '#server/accounts/administrators.ts'
import { familyOf } from '#server/accounts/guardians.ts'
import type { App } from '#server/context.ts'
import { student } from '#server/students/student.table.ts'
import { alarm } from './alarm.table.ts'
import { isForAdmins } from './cases.ts'
import { isActiveAdmin } from './tell-admins.ts'

type Needs = Pick<App, 'db' | 'now' | 'config'>

/** Who looks after what children tell of home, and what nobody has looked at. */
export type Unattended = { activeAdmins: number; waiting: number; since: Date | null; families: number }

export async function readUnattended(app: Needs): Promise<Unattended> {
  // What is told of an administrator's own family waits for the others, and is not counted where that one may look.
  const ofAdmins = app.db
    .select({ id: student.id })
    .from(student)
    .innerJoin(user, eq(familyOf, student.parent_id))
    .where(isAdministrator(app))
  const [waiting] = await app.db
    .select({ count: count(), since: min(alarm.created_at) })
    .from(alarm)
    .where(
      and(isForAdmins, isNull(alarm.case_id), eq(alarm.case_state, 'raised'), notInArray(alarm.student_id, ofAdmins)),
    )
  return {
    activeAdmins: await app.db.$count(user, isActiveAdmin(app)),
    waiting: waiting?.count ?? 0,
    since: waiting?.since ?? null,
    families: await app.db.$count(user, sql`not (${isAdministrator(app)})`),
  }
}

/**
 * Tells whoever runs this installation that nobody looks after what children tell of home. In a house of one family it
 * does not say whether something waits: whoever reads the log may be the one who hurts.
 */
export async function tellOperator(app: Needs & Pick<App, 'log'>): Promise<void> {
  const { activeAdmins, waiting, families } = await readUnattended(app)
  if (activeAdmins > 0) return
  const what =
    'No administrator has signed in within 14 days: what a child tells of harm at home is told to nobody. Make somebody one with `npm run admin -- their@address`.'
  if (waiting > 0 && families > 1) app.log.error({ safeguarding: 'unattended' }, `${what} Cases wait in the queue.`)
  else app.log.warn({ safeguarding: 'unattended' }, what)
}
