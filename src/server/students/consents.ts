import { asc, eq } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import type { ConsentChange } from '#shared/student.ts'
import { consentEvent, student } from './student.table.ts'

/** Writes into the history that a parent consented to a version of the notice, or took the consent back (`null`). */
export async function noteConsent(db: Pick<App['db'], 'insert'>, studentId: string, version: string | null, at: Date) {
  await db.insert(consentEvent).values({ id: newId(), student_id: studentId, version, at })
}

/** All that the parent consented to and took back, oldest first. */
export async function listConsents({ db }: Pick<App, 'db'>, parent: Parent): Promise<ConsentChange[]> {
  const rows = await db
    .select({
      student_id: student.id,
      nickname: student.nickname,
      version: consentEvent.version,
      at: consentEvent.at,
    })
    .from(consentEvent)
    .innerJoin(student, eq(student.id, consentEvent.student_id))
    .where(eq(student.parent_id, parent.id))
    .orderBy(asc(consentEvent.at), asc(consentEvent.id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
