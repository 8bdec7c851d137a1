import { readFileSync } from 'node:fs'
import path from 'node:path'
import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { avatarAddress } from '#server/avatars/avatar-address.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { notFound } from '#server/errors.ts'
import type { TutorView } from '#shared/tutor.ts'
import { tutor, tutorVersion } from './tutor.table.ts'

type Seen = Pick<App, 'db' | 'config' | 'now'>

const { id, name, description, avatar_url, avatar_id, access_level, minimum_grade_level, subjects } =
  getTableColumns(tutor)

/** The columns that anyone may see. The personality is not among them. */
export const publicTutor = { id, name, description, avatar_url, avatar_id, access_level, minimum_grade_level, subjects }

export type PublicTutor = TutorView & { avatar_id: string | null }

/** The tutor as anyone sees it: an uploaded portrait by an address that works for a while. */
export function toTutorView(app: Pick<App, 'config' | 'now'>, { avatar_id, ...row }: PublicTutor): TutorView {
  return { ...row, avatar_url: portraitOf(app, { avatar_id, avatar_url: row.avatar_url }) }
}

type Portrait = { avatar_id: string | null; avatar_url: string | null }

export const portraitOf = (app: Pick<App, 'config' | 'now'>, { avatar_id, avatar_url }: Portrait) =>
  avatar_id === null ? avatar_url : avatarAddress(app, avatar_id, 'tutor')

/** Families meet a tutor once it is published, and until it is removed. */
export const isShown = and(isNotNull(tutor.published_version), isNull(tutor.removed_at))

/** Tutors in the order of their names; with a grade, those that fit it. */
export async function listTutors(app: Seen, filter: { grade_level?: number | undefined }): Promise<TutorView[]> {
  const fits = filter.grade_level === undefined ? undefined : lte(tutor.minimum_grade_level, filter.grade_level)
  const rows = await app.db
    .select(publicTutor)
    .from(tutor)
    .where(and(isShown, fits))
    .orderBy(asc(tutor.name), asc(tutor.id))
    .limit(100)
  return rows.map((row) => toTutorView(app, row))
}

export async function openTutor(app: Seen, tutorId: string): Promise<TutorView> {
  const [row] = await app.db
    .select(publicTutor)
    .from(tutor)
    .where(and(eq(tutor.id, tutorId), isShown))
  if (!row) throw notFound()
  return toTutorView(app, row)
}

/**
 * True when a student of this grade may learn with this tutor. Where no payment is set up nothing is for sale, so a
 * premium tutor is open to every family of that installation.
 */
export async function mayLearnWith(app: Pick<App, 'db'>, tutorId: string, grade: number): Promise<boolean> {
  const [row] = await app.db
    .select({ id: tutor.id })
    .from(tutor)
    .where(and(eq(tutor.id, tutorId), isShown, lte(tutor.minimum_grade_level, grade)))
  return row !== undefined
}

const seeds = z.array(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    personality: z.string(),
    subjects: z.array(z.string()),
    access_level: z.enum(['public', 'premium']),
    minimum_grade_level: z.int(),
    greeting_style: z.string(),
    voice: z.object({ pace: z.number().min(0.8).max(1.4) }),
  }),
)

/**
 * Brings in the tutors of ours that are not there yet, as published. What an administrator changed or removed stays as it
 * is. A tutor from before there were versions gets its first one.
 */
export async function seedTutors(app: Pick<App, 'db' | 'now'>, contentDir: string): Promise<void> {
  const found = seeds.parse(JSON.parse(readFileSync(path.join(contentDir, 'tutors', 'tutors.json'), 'utf8')))
  const rows = found.map(({ slug, voice, ...seed }) => ({
    ...seed,
    avatar_url: `/portraits/${slug}.svg`,
    pace: voice.pace,
    published_version: 1,
    created_at: app.now(),
  }))
  const hasVersion = sql`exists (select 1 from tutor_version v where v.tutor_id = ${tutor.id})`
  await app.db.transaction(async (tx) => {
    await tx
      .insert(tutor)
      .values(rows)
      .onConflictDoUpdate({
        target: tutor.id,
        set: { greeting_style: sql`excluded.greeting_style` },
        setWhere: sql`not ${hasVersion}`,
      })
    const bare = await tx
      .select()
      .from(tutor)
      .where(and(isNotNull(tutor.published_version), sql`not ${hasVersion}`))
    if (bare.length === 0) return
    const versions = bare.map(
      ({ id: tutor_id, created_at, published_version: _, removed_at, request_key, ...content }) => ({
        ...content,
        id: newId(),
        tutor_id,
        number: 1,
        author: 'Trellis',
        published_at: created_at,
        created_at,
      }),
    )
    await tx.insert(tutorVersion).values(versions).onConflictDoNothing()
  })
}
