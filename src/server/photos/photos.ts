import { and, desc, eq, inArray } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { guardianNames } from '#server/accounts/guardians.ts'
import { helpFor } from '#server/alarms/help-for.ts'
import { requireAwake, requireConsent } from '#server/allowance/allowance.ts'
import { requirePhotos } from '#server/allowance/controls.ts'
import type { Learner, Parent } from '#server/auth/actor.ts'
import { isLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { notToldLately, raiseDrawn } from '#server/drawings/draw-alarm.ts'
import { alarmsIn, gravestAlarm } from '#server/drawings/drawn-words.ts'
import { AppError, notFound } from '#server/errors.ts'
import { type Drawn, drawAnew } from '#server/files/draw-anew.ts'
import { wholeOf } from '#server/files/incoming.ts'
import { asContent, letGoOfFile } from '#server/files/one-file.ts'
import { countSent } from '#server/outside/count-sent.ts'
import { readingOf, wordsToShow } from '#server/pictures/seen-words.ts'
import { student } from '#server/students/student.table.ts'
import type { Sees } from '#server/tutor/model/model-sees.ts'
import type { PhotoTaken, PhotoView } from '#shared/photo.ts'
import { photo } from './photo.table.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config' | 'files' | 'limits' | 'log'>

/** Largest file that is taken, in bytes. */
export const largestPhoto = 8 * 1024 * 1024
/** A student has at most so many; the oldest gives way, with its file. */
export const mostPhotos = 200

type Sent = { conversationId: string; content: () => AsyncIterable<Uint8Array> }

/** Takes a photo of homework: draws it anew, keeps it, and has it read. `sees`: null where no model sees pictures. */
export async function takePhoto(app: Needs, learner: Learner, sees: Sees | null, sent: Sent): Promise<PhotoTaken> {
  const names = await mayAttach(app, learner, sent.conversationId)
  if (!sees) throw new AppError('not_found', 'Photos are not read here.')
  await app.limits.spend('photo', learner.studentId)
  const drawn = await drawAnew(await wholeOf(sent.content(), largestPhoto))
  countSent(app, learner, 'picture')
  const said = await read(app, sees, drawn)
  const text = wordsToShow(said, names)
  // First what cannot wait: there may be no room for the photo.
  const help = await tell(app, learner, sent.conversationId, said)
  const id = await keep(app, learner, sent.conversationId, drawn, text)
  return { id, reading: readingOf(text), help }
}

/** The child may attach something to this conversation of its own. Gives the names of the family, which nobody is told. */
async function mayAttach(app: Needs, learner: Learner, conversationId: string): Promise<string[]> {
  requireConsent(learner.allowance)
  requireAwake(learner.allowance, app.now())
  requirePhotos(learner.allowance)
  const row = await attachedTo(app.db, learner, conversationId)
  return [row.nickname, ...row.guardians]
}

/** The child, whose parent agrees, and whose conversation it is. */
async function attachedTo(db: Pick<Db, 'select'>, { studentId }: Learner, conversationId: string) {
  const [row] = await db
    .select({
      consent_version: student.consent_version,
      nickname: student.nickname,
      guardians: guardianNames,
      conversation: conversation.id,
    })
    .from(student)
    .innerJoin(user, eq(user.id, student.parent_id))
    .leftJoin(conversation, and(eq(conversation.id, conversationId), eq(conversation.student_id, student.id)))
    .where(eq(student.id, studentId))
  if (!row) throw notFound()
  requireConsent(row)
  if (row.conversation === null) throw notFound()
  return row
}

/** A model that does not answer is one that reads nothing: the child types what the photo says. */
async function read({ log }: Needs, sees: Sees, { jpeg }: Drawn): Promise<string> {
  try {
    return await sees(jpeg)
  } catch (cause) {
    log.warn({ what: cause instanceof Error ? cause.message : 'unknown' }, 'a photo was not read')
    return ''
  }
}

/** The file first, then the row that names it; a file without a row is swept away after a day. */
async function keep(app: Needs, learner: Learner, conversationId: string, drawn: Drawn, reading: string | null) {
  const { data, width, height } = drawn
  const { name, bytes } = await app.files.save(asContent(data), largestPhoto)
  const id = newId()
  const student_id = learner.studentId
  const row = { id, student_id, conversation_id: conversationId, file: name, width, height, bytes, reading }
  const gone = await keepRow(app, learner, { ...row, created_at: app.now() }).catch(async (error) => {
    await letGoOfFile(app, name)
    throw error
  })
  for (const { file } of gone) await letGoOfFile(app, file)
  return id
}

type Row = typeof photo.$inferInsert & { conversation_id: string }

/** While the model looked, the parent may have taken back the consent, or removed the lesson or the child. */
async function keepRow(app: Needs, learner: Learner, row: Row): Promise<{ file: string }[]> {
  const student_id = learner.studentId
  return app.db.transaction(async (tx) => {
    await tx.select({ id: student.id }).from(student).where(eq(student.id, student_id)).for('update')
    await attachedTo(tx, learner, row.conversation_id)
    await tx.insert(photo).values(row)
    const tooMany = tx
      .select({ id: photo.id })
      .from(photo)
      .where(eq(photo.student_id, student_id))
      .orderBy(desc(photo.id))
      .offset(mostPhotos)
    return tx.delete(photo).where(inArray(photo.id, tooMany)).returning({ file: photo.file })
  })
}

/** Words in a photo that need a grown-up are told as those on the blackboard are. */
async function tell(app: Needs, learner: Learner, conversationId: string, said: string): Promise<PhotoTaken['help']> {
  const alarms = alarmsIn([said])
  if (alarms.length === 0) return null
  await app.db.transaction(async (tx) =>
    raiseDrawn(app, tx, learner, conversationId, await notToldLately(app, tx, learner, alarms)),
  )
  return helpFor(gravestAlarm(alarms)?.kind)
}

/** The photos of a conversation of one of the parent's students, newest first. */
export async function photosOfConversation(
  app: Pick<App, 'db'>,
  parent: Parent,
  conversationId: string,
): Promise<PhotoView[]> {
  const rows = await app.db
    .select({ photo })
    .from(conversation)
    .innerJoin(student, eq(student.id, conversation.student_id))
    .leftJoin(photo, eq(photo.conversation_id, conversation.id))
    .where(and(eq(conversation.id, conversationId), eq(student.parent_id, parent.id)))
    .orderBy(desc(photo.id))
  if (rows.length === 0) throw notFound()
  return rows.flatMap(({ photo: row }) => {
    if (!row) return []
    const { id, conversation_id, width, height, reading, created_at } = row
    return [{ id, conversation_id, width, height, reading, created_at: created_at.toISOString() }]
  })
}

/** The picture itself, for the parent of the child who took it and for that child. */
export async function openPhoto(app: Pick<App, 'db' | 'files'>, asking: Parent | Learner, id: string) {
  if (isLearner(asking)) requireConsent(asking.allowance)
  const own = isLearner(asking) ? eq(student.id, asking.studentId) : eq(student.parent_id, asking.id)
  const [row] = await app.db
    .select({ file: photo.file })
    .from(photo)
    .innerJoin(student, eq(student.id, photo.student_id))
    .where(and(eq(photo.id, id), own))
  if (!row) throw notFound()
  const found = await app.files.read(row.file)
  if (!found) throw notFound()
  return found
}
