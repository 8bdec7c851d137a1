import { and, eq } from 'drizzle-orm'
import { requireConsent } from '#server/allowance/allowance.ts'
import type { Parent } from '#server/auth/actor.ts'
import { avatar } from '#server/avatars/avatar.table.ts'
import { dropAvatar, letGoOf, saveAvatar } from '#server/avatars/avatars.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { StudentView } from '#shared/student.ts'
import { student } from './student.table.ts'
import { openStudent } from './students.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'limits' | 'files' | 'log'>

/** Gives a student a portrait of the parent's own. The one before is gone, with its files. */
export async function setStudentAvatar(
  app: Needs,
  parent: Parent,
  studentId: string,
  content: () => AsyncIterable<Uint8Array>,
): Promise<StudentView> {
  requireConsent(await ownAvatar(app.db, parent, studentId))
  await app.limits.spend('avatar', studentId)
  const replaced = await saveAvatar(app, content(), (row) =>
    app.db.transaction(async (tx) => {
      const before = await ownAvatar(tx, parent, studentId, true)
      requireConsent(before)
      await tx.insert(avatar).values(row)
      await tx.update(student).set({ avatar_id: row.id, avatar_url: null }).where(eq(student.id, studentId))
      return dropAvatar(tx, before.avatar_id)
    }),
  )
  if (replaced) await letGoOf(app, replaced)
  return openStudent(app, parent, studentId)
}

async function ownAvatar(db: Pick<Db, 'select'>, parent: Parent, studentId: string, locked = false) {
  const reading = db
    .select({ avatar_id: student.avatar_id, consent_version: student.consent_version })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  const [row] = await (locked ? reading.for('update') : reading)
  if (!row) throw notFound()
  return row
}
