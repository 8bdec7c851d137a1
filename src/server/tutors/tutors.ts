import { readFileSync } from 'node:fs'
import path from 'node:path'
import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { TutorView } from '#shared/tutor.ts'
import { tutor } from './tutor.table.ts'

const { id, name, description, avatar_url, access_level, minimum_grade_level, subjects } = getTableColumns(tutor)

/** The columns that anyone may see. The personality is not among them. */
export const publicTutor = { id, name, description, avatar_url, access_level, minimum_grade_level, subjects }

/** Tutors in the order of their names; with a grade, those that fit it. */
export function listTutors(app: Pick<App, 'db'>, filter: { grade_level?: number | undefined }): Promise<TutorView[]> {
  return app.db
    .select(publicTutor)
    .from(tutor)
    .where(filter.grade_level === undefined ? undefined : lte(tutor.minimum_grade_level, filter.grade_level))
    .orderBy(asc(tutor.name), asc(tutor.id))
    .limit(100)
}

export async function openTutor(app: Pick<App, 'db'>, tutorId: string): Promise<TutorView> {
  const [row] = await app.db.select(publicTutor).from(tutor).where(eq(tutor.id, tutorId))
  if (!row) throw notFound()
  return row
}

/**
 * True when a student of this grade may learn with this tutor. Where no payment is set up nothing is for sale, so a
 * premium tutor is open to every family of that installation.
 */
export async function mayLearnWith(app: Pick<App, 'db'>, tutorId: string, grade: number): Promise<boolean> {
  const [row] = await app.db
    .select({ id: tutor.id })
    .from(tutor)
    .where(and(eq(tutor.id, tutorId), lte(tutor.minimum_grade_level, grade)))
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
    voice: z.object({ pace: z.number().min(0.8).max(1.4) }),
  }),
)

/** Brings in the tutors of ours that are not there yet. What an administrator changed stays as it is. */
export async function seedTutors(app: Pick<App, 'db' | 'now'>, contentDir: string): Promise<void> {
  const found = seeds.parse(JSON.parse(readFileSync(path.join(contentDir, 'tutors', 'tutors.json'), 'utf8')))
  const rows = found.map(({ slug, voice, ...seed }) => ({
    id: seed.id,
    name: seed.name,
    description: seed.description,
    personality: seed.personality,
    subjects: seed.subjects,
    access_level: seed.access_level,
    minimum_grade_level: seed.minimum_grade_level,
    avatar_url: `/portraits/${slug}.svg`,
    pace: voice.pace,
    created_at: app.now(),
  }))
  await app.db.insert(tutor).values(rows).onConflictDoNothing()
}
