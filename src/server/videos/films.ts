import { and, count, desc, eq, isNull, or, sql, sum } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { AppError, notFound } from '#server/errors.ts'
import { letGoOfFile } from '#server/files/one-file.ts'
import { refusalOf } from '#server/safety/check-note.ts'
import { filmRules } from '#shared/film-rules.ts'
import type { addVideo, changeVideo, VideoFileView } from '#shared/video.ts'
import { filmAddress } from './film-address.ts'
import { type FilmType, filmKind, tellingBytes } from './film-kind.ts'
import { videoFile } from './video.table.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'files' | 'log'>
type Film = typeof videoFile.$inferSelect

const viewOf = (app: Needs, film: Film): VideoFileView => ({
  id: film.id,
  title: film.title,
  minimum_grade_level: film.minimum_grade_level,
  for_everyone: film.parent_id === null,
  bytes: film.bytes,
  has_captions: film.captions !== null,
  address: filmAddress(app, film).address,
  created_at: film.created_at.toISOString(),
})

/** The films that this grown-up looks after: the own family's, and for an administrator those for every family. */
const lookedAfter = (parent: Parent) => {
  const own = eq(videoFile.parent_id, parent.id)
  return parent.role === 'admin' ? or(own, isNull(videoFile.parent_id)) : own
}

export async function listFilms(app: Needs, parent: Parent): Promise<VideoFileView[]> {
  const films = await app.db.select().from(videoFile).where(lookedAfter(parent)).orderBy(desc(videoFile.id))
  return films.map((film) => viewOf(app, film))
}

export type Sent = { type: string | undefined; bytes: number; content: () => AsyncIterable<Uint8Array> }

/** Adds a film for the family, or for every family. All that can be refused is refused before the file is read. */
export async function addFilm(
  app: Needs,
  parent: Parent,
  said: z.output<typeof addVideo>,
  sent: Sent,
): Promise<VideoFileView> {
  if (said.for === 'everyone' && parent.role !== 'admin')
    throw new AppError('forbidden_role', 'Only administrators add videos for every family.')
  refuseTitle(said.title)
  const type = filmRules.types.find((known) => known === sent.type)
  if (!type) throw notAFilm('Please choose an MP4 or WebM video.')
  const parent_id = said.for === 'everyone' ? null : parent.id
  await requireRoom(app, parent_id, sent.bytes)
  const { name, bytes } = await app.files.save(lookedInto(sent.content(), type), filmRules.largest)
  try {
    const { title, minimum_grade_level } = said
    const film = { id: newId(), parent_id, title, minimum_grade_level, file: name, type, bytes, created_at: app.now() }
    return await app.db.transaction(async (tx) => {
      // Two that come at the same time are counted one after the other.
      if (parent_id) await tx.select({ id: user.id }).from(user).where(eq(user.id, parent_id)).for('update')
      await requireRoom({ db: tx }, parent_id, bytes)
      const [added] = await tx.insert(videoFile).values(film).returning()
      if (!added) throw notFound()
      return viewOf(app, added)
    })
  } catch (error) {
    await app.files.remove(name)
    throw error
  }
}

function refuseTitle(title: string): void {
  const refusal = refusalOf(title)
  if (refusal)
    throw new AppError('validation_failed', 'Please give this video another title: a child reads it.', {
      fields: { title: 'not_for_a_child' },
    })
}

const notAFilm = (why: string) => new AppError('unsupported_media_type', why)
const tooMuch = (why: string, field: string) => new AppError('validation_failed', why, { fields: { file: field } })

/** A family has room for so many films and so much; for every family an administrator decides. */
async function requireRoom({ db }: Pick<App, 'db'>, parentId: string | null, bytes: number): Promise<void> {
  if (bytes > filmRules.largest) throw new AppError('body_too_large', 'A video can be at most 300 MB.')
  if (parentId === null) return
  const [kept] = await db
    .select({ films: count(), bytes: sum(videoFile.bytes) })
    .from(videoFile)
    .where(eq(videoFile.parent_id, parentId))
  if ((kept?.films ?? 0) >= filmRules.most)
    throw tooMuch(`There is room for ${filmRules.most} videos. Remove one first.`, 'too_many')
  if (Number(kept?.bytes ?? 0) + bytes > filmRules.largestAll)
    throw tooMuch('There is room for 2 GB of videos. Remove one first.', 'too_large')
}

/** Passes the file on once its first bytes are those of a film of the kind that it is said to be. */
async function* lookedInto(content: AsyncIterable<Uint8Array>, type: FilmType): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array()
  for await (const piece of content) {
    if (!head) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < tellingBytes) continue
    refuseOther(head, type)
    yield head
    head = null
  }
  if (!head) return
  refuseOther(head, type)
  yield head
}

function refuseOther(head: Uint8Array, type: FilmType): void {
  if (filmKind(head) !== type)
    throw notAFilm('This file is not a video that can be played here. MP4 and WebM videos can.')
}

export async function changeFilm(
  app: Needs,
  parent: Parent,
  id: string,
  change: z.output<typeof changeVideo>,
): Promise<VideoFileView> {
  if (change.title !== undefined) refuseTitle(change.title)
  const { title, minimum_grade_level } = change
  const set = {
    ...(title !== undefined && { title }),
    ...(minimum_grade_level !== undefined && { minimum_grade_level }),
  }
  return viewOf(app, await changed(app, parent, id, set))
}

export const setCaptions = async (app: Needs, parent: Parent, id: string, captions: string): Promise<VideoFileView> =>
  viewOf(app, await changed(app, parent, id, { captions }))

/** Says whether there is such a film before captions for it are read. */
export async function requireFilm(app: Pick<App, 'db'>, parent: Parent, id: string): Promise<Film> {
  const [film] = await app.db
    .select()
    .from(videoFile)
    .where(and(eq(videoFile.id, id), lookedAfter(parent)))
  if (!film) throw notFound()
  return film
}

type Changes = Partial<Pick<Film, 'title' | 'minimum_grade_level' | 'captions'>>

async function changed(app: Needs, parent: Parent, id: string, set: Changes): Promise<Film> {
  if (Object.keys(set).length === 0) return requireFilm(app, parent, id)
  const [film] = await app.db
    .update(videoFile)
    .set(set)
    .where(and(eq(videoFile.id, id), lookedAfter(parent)))
    .returning()
  if (!film) throw notFound()
  return film
}

/** The film is gone for everybody at once; should its file not go, it is swept away later. */
export async function removeFilm(app: Needs, parent: Parent, id: string): Promise<void> {
  const [gone] = await app.db
    .delete(videoFile)
    .where(and(eq(videoFile.id, id), lookedAfter(parent)))
    .returning({ file: videoFile.file, parent_id: videoFile.parent_id })
  if (!gone) throw notFound()
  await app.db.execute(sql`delete from video_seen where video = ${id} and student_id in (
    select id from student where ${gone.parent_id}::uuid is null or parent_id = ${gone.parent_id}::uuid)`)
  await letGoOfFile(app, gone.file)
}
