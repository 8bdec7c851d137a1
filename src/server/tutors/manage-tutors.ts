import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Admin } from '#server/auth/actor.ts'
import { avatar } from '#server/avatars/avatar.table.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { AdminTutorView, changeTutor, createTutor, RemovedTutor, TutorVersionView } from '#shared/admin-tutor.ts'
import { findingsIn } from './check-personality.ts'
import { tutor, tutorVersion } from './tutor.table.ts'
import {
  contentOf,
  holdTutor,
  newestVersion,
  notNewest,
  openAdminTutor,
  openVersion,
  type Version,
  versionOf,
} from './tutor-versions.ts'
import { isShown } from './tutors.ts'

type Needs = Pick<App, 'db' | 'now' | 'config'>

/** Adds a tutor as a draft. The same request sent twice (`requestKey`) adds one. */
export async function addTutor(
  app: Needs,
  admin: Admin,
  content: z.output<typeof createTutor>,
  requestKey: string | null,
): Promise<AdminTutorView> {
  const id = await app.db.transaction(async (tx) => {
    await requireAvatar(tx, content.avatar_id)
    const row = { id: newId(), ...content, published_version: null, request_key: requestKey, created_at: app.now() }
    const [added] = await tx.insert(tutor).values(row).onConflictDoNothing().returning({ id: tutor.id })
    if (!added) return null
    await tx.insert(tutorVersion).values({ ...content, tutor_id: added.id, number: 1, ...writtenBy(app, admin) })
    return added.id
  })
  if (id !== null) return openAdminTutor(app, id)
  const [earlier] = await app.db
    .select({ id: tutor.id })
    .from(tutor)
    .where(eq(tutor.request_key, requestKey ?? ''))
  if (!earlier) throw notFound()
  return openAdminTutor(app, earlier.id)
}

const writtenBy = ({ now }: Pick<App, 'now'>, admin: Admin) => ({
  author_id: admin.accountId,
  author: admin.fullName || admin.email,
  created_at: now(),
})

/** The picture was uploaded for a tutor, and is no child's. */
async function requireAvatar(db: Pick<Db, 'select'>, id: string): Promise<void> {
  const isChilds = sql`exists (select 1 from student s where s.avatar_id = ${avatar.id})`
  const [found] = await db
    .select({ id: avatar.id })
    .from(avatar)
    .where(and(eq(avatar.id, id), sql`not ${isChilds}`))
  if (!found)
    throw new AppError('validation_failed', 'Please select an avatar image.', { fields: { avatar_id: 'not_found' } })
}

/** Saves a tutor as a new version. Children keep the one that is published. */
export async function saveTutor(
  app: Needs,
  admin: Admin,
  tutorId: string,
  { version, ...change }: z.output<typeof changeTutor>,
): Promise<AdminTutorView> {
  await app.db.transaction(async (tx) => {
    await holdTutor(tx, tutorId)
    const newest = await newestVersion(tx, tutorId)
    if (newest.number !== version) throw notNewest()
    if (change.avatar_id !== undefined) await requireAvatar(tx, change.avatar_id)
    const before = contentOf(newest)
    const content = { ...before, ...given(change), ...(change.avatar_id !== undefined && { avatar_url: null }) }
    if (JSON.stringify(content) === JSON.stringify(before)) return
    await tx
      .insert(tutorVersion)
      .values({ ...content, tutor_id: tutorId, number: newest.number + 1, ...writtenBy(app, admin) })
  })
  return openAdminTutor(app, tutorId)
}

/** Without the fields that were not sent. */
const given = (change: Omit<z.output<typeof changeTutor>, 'version'>): Partial<ReturnType<typeof contentOf>> =>
  JSON.parse(JSON.stringify(change))

/** Brings an earlier version back, as a new one. */
export async function restoreVersion(
  app: Needs,
  admin: Admin,
  tutorId: string,
  number: number,
): Promise<AdminTutorView> {
  await app.db.transaction(async (tx) => {
    await holdTutor(tx, tutorId)
    const old = await versionOf(tx, tutorId, number)
    const newest = await newestVersion(tx, tutorId)
    const version = { tutor_id: tutorId, number: newest.number + 1, restored_from: number, ...writtenBy(app, admin) }
    await tx.insert(tutorVersion).values({ ...contentOf(old), ...version })
  })
  return openAdminTutor(app, tutorId)
}

/** Has every line of the rehearsal said to a version, as a job. Said again when it is through, gone on with when it is not. */
export async function startRehearsal(
  app: Needs & Pick<App, 'jobs'>,
  tutorId: string,
  number: number,
): Promise<TutorVersionView> {
  await app.db.transaction(async (tx) => {
    await holdTutor(tx, tutorId)
    const version = await versionOf(tx, tutorId, number)
    refuseFindings(version)
    if (version.rehearsal === null || version.rehearsed_at !== null)
      await tx.update(tutorVersion).set({ rehearsal: [], rehearsed_at: null }).where(eq(tutorVersion.id, version.id))
    await app.jobs.send(tx, 'tutor_rehearsal', { version_id: version.id })
  })
  return openVersion(app, tutorId, number)
}

function refuseFindings(version: Version): void {
  const findings = findingsIn(version)
  if (findings.length === 0) return
  const fields = Object.fromEntries(findings.map(({ field, reason }) => [field, reason]))
  throw new AppError('validation_failed', findings[0]?.why ?? 'This is not for children.', { fields })
}

/** Shows the newest version to children from now on. It has been rehearsed, and nothing stands against it. */
export async function publishVersion(app: Needs, tutorId: string, number: number): Promise<AdminTutorView> {
  await app.db.transaction(async (tx) => {
    await holdTutor(tx, tutorId)
    const version = await versionOf(tx, tutorId, number)
    if ((await newestVersion(tx, tutorId)).number !== number) throw notNewest()
    refuseFindings(version)
    if (version.rehearsed_at === null)
      throw new AppError('conflict', 'Rehearse this version first, and read what the tutor says.', {
        fields: { rehearsal: 'missing' },
      })
    await tx
      .update(tutor)
      .set({ ...contentOf(version), published_version: number })
      .where(eq(tutor.id, tutorId))
    await tx.update(tutorVersion).set({ published_at: app.now() }).where(eq(tutorVersion.id, version.id))
    await giveOtherTutor(tx, tutorId, version.minimum_grade_level)
  })
  return openAdminTutor(app, tutorId)
}

/** Removes a tutor: no family sees it any more, its students get the default one, and what was said with it stays readable. */
export async function removeTutor(app: Needs, tutorId: string): Promise<RemovedTutor> {
  return app.db.transaction(async (tx) => {
    const held = await holdTutor(tx, tutorId)
    const others = await tx.$count(tutor, and(isShown, sql`${tutor.id} <> ${tutorId}`))
    if (held.published_version !== null && others === 0)
      throw new AppError('conflict', 'One published tutor has to stay.', { fields: { id: 'last_tutor' } })
    await tx.update(tutor).set({ removed_at: app.now() }).where(eq(tutor.id, tutorId))
    return giveOtherTutor(tx, tutorId, null)
  })
}

const reassigned = rowsOf(z.object({ assigned_tutor_id: z.string().nullable() }))

/**
 * Gives the students of a tutor the default one: the first public tutor that fits their grade. `below`: only those below
 * this grade; null: all.
 */
async function giveOtherTutor(db: Pick<Db, 'execute'>, tutorId: string, below: number | null): Promise<RemovedTutor> {
  const result = await db.execute(sql`
    update student s set assigned_tutor_id = (
      select t.id from tutor t where t.id <> ${tutorId} and t.published_version is not null and t.removed_at is null
        and t.access_level = 'public' and t.minimum_grade_level <= s.grade_level order by t.id limit 1)
    where s.assigned_tutor_id = ${tutorId} and (${below}::int is null or s.grade_level < ${below}::int)
    returning s.assigned_tutor_id`)
  const students = reassigned.parse(result)
  const moved = students.filter((one) => one.assigned_tutor_id !== null).length
  return { moved, without: students.length - moved }
}
