import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { sentencesIn } from '#server/safety/by-sentence.ts'
import { greeting } from '#server/tutor/greet.ts'
import { wordLines } from '#server/tutor/say/say.ts'
import { newLesson } from '#server/tutor/state.ts'
import type { AdminTutorView, TutorVersionInList, TutorVersionView } from '#shared/admin-tutor.ts'
import { findingsIn } from './check-personality.ts'
import { rehearsal } from './rehearsal-lines.ts'
import { tutor, tutorVersion } from './tutor.table.ts'
import { portraitOf } from './tutors.ts'

type Seen = Pick<App, 'db' | 'config' | 'now'>
export type Version = typeof tutorVersion.$inferSelect
type Reading = Pick<Db, 'select'>

/** What a version says about a tutor, and nothing about the version. */
export const contentOf = (version: Version) => ({
  name: version.name,
  description: version.description,
  personality: version.personality,
  subjects: version.subjects,
  avatar_url: version.avatar_url,
  avatar_id: version.avatar_id,
  access_level: version.access_level,
  minimum_grade_level: version.minimum_grade_level,
  pace: version.pace,
  greeting_style: version.greeting_style,
})

const viewOf = (app: Seen, version: Version) => {
  const { avatar_id, ...content } = contentOf(version)
  return { ...content, avatar_url: portraitOf(app, { ...content, avatar_id }) }
}

/** Holds a tutor that is still there, so that two administrators change it one after the other. */
export async function holdTutor(db: Reading, tutorId: string) {
  const [row] = await db
    .select({ id: tutor.id, published_version: tutor.published_version })
    .from(tutor)
    .where(and(eq(tutor.id, tutorId), isNull(tutor.removed_at)))
    .for('update')
  if (!row) throw notFound()
  return row
}

export async function newestVersion(db: Reading, tutorId: string): Promise<Version> {
  const [newest] = await db
    .select()
    .from(tutorVersion)
    .where(eq(tutorVersion.tutor_id, tutorId))
    .orderBy(desc(tutorVersion.number))
    .limit(1)
  if (!newest) throw notFound()
  return newest
}

/** A version of a tutor that is still there. */
export async function versionOf(db: Reading, tutorId: string, number: number): Promise<Version> {
  const [row] = await db
    .select({ version: tutorVersion })
    .from(tutorVersion)
    .innerJoin(tutor, and(eq(tutor.id, tutorVersion.tutor_id), isNull(tutor.removed_at)))
    .where(and(eq(tutorVersion.tutor_id, tutorId), eq(tutorVersion.number, number)))
  if (!row) throw notFound()
  return row.version
}

const newestOf = sql`(select max(v.number) from tutor_version v where v.tutor_id = ${tutor.id})`
const studentsOf = sql<number>`(select count(*)::int from student s where s.assigned_tutor_id = ${tutor.id})`

const chosen = (db: Reading) =>
  db
    .select({
      version: tutorVersion,
      published_version: tutor.published_version,
      students: studentsOf,
      created_at: tutor.created_at,
    })
    .from(tutor)
    .innerJoin(tutorVersion, and(eq(tutorVersion.tutor_id, tutor.id), eq(tutorVersion.number, newestOf)))

type Chosen = Awaited<ReturnType<typeof chosen>>[number]

const toAdminView = (app: Seen, { version, published_version, students, created_at }: Chosen): AdminTutorView => ({
  id: version.tutor_id,
  ...viewOf(app, version),
  version: version.number,
  published_version,
  students,
  created_at: created_at.toISOString(),
})

/** All tutors as they were saved last, in the order of their ids. */
export async function listAdminTutors(app: Seen): Promise<AdminTutorView[]> {
  const rows = await chosen(app.db).where(isNull(tutor.removed_at)).orderBy(tutor.id).limit(200)
  return rows.map((row) => toAdminView(app, row))
}

export async function openAdminTutor(app: Seen, tutorId: string): Promise<AdminTutorView> {
  const [row] = await chosen(app.db).where(and(eq(tutor.id, tutorId), isNull(tutor.removed_at)))
  if (!row) throw notFound()
  return toAdminView(app, row)
}

const instantOf = (moment: Date | null) => moment?.toISOString() ?? null

const aboutOf = (version: Version) => ({
  number: version.number,
  author: version.author,
  created_at: version.created_at.toISOString(),
  restored_from: version.restored_from,
  published_at: instantOf(version.published_at),
  rehearsed_at: instantOf(version.rehearsed_at),
})

/** The newest versions of a tutor, newest first. */
export async function listVersions(app: Pick<App, 'db'>, tutorId: string): Promise<TutorVersionInList[]> {
  const rows = await app.db
    .select({ version: tutorVersion })
    .from(tutorVersion)
    .innerJoin(tutor, and(eq(tutor.id, tutorVersion.tutor_id), isNull(tutor.removed_at)))
    .where(eq(tutorVersion.tutor_id, tutorId))
    .orderBy(desc(tutorVersion.number))
    .limit(100)
  if (rows.length === 0) throw notFound()
  return rows.map(({ version }) => ({ ...aboutOf(version), name: version.name }))
}

export async function openVersion(app: Seen, tutorId: string, number: number): Promise<TutorVersionView> {
  const version = await versionOf(app.db, tutorId, number)
  return {
    ...aboutOf(version),
    ...viewOf(app, version),
    findings: findingsIn(version),
    rehearsal: version.rehearsal,
    lines: rehearsal.length,
    greeting: greetingOf(version),
  }
}

/** How a child is greeted the first time: always in the built-in tutor's words. */
function greetingOf({ name: tutor, minimum_grade_level, greeting_style: style }: Version): string[] {
  const grade = Math.max(1, minimum_grade_level)
  const { lines } = greeting({ again: false, earlier: null, grade, style })
  return sentencesIn(wordLines(lines, newLesson(1), { grade, seed: 1, isCalm: false, name: 'Sam', tutor }).text)
}

/** Another version was saved meanwhile: what is asked for was meant for the one before. */
export const notNewest = () =>
  new AppError('conflict', 'Somebody has saved this tutor meanwhile. Please look at it again.', {
    fields: { version: 'not_newest' },
  })
