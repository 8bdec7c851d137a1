import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import { themeOf, themesIn } from '#server/tutor/know/themes.ts'
import type { MemoryKind, MemoryView } from '#shared/memory.ts'
import { memory } from './memory.table.ts'

/** So many likes go into a lesson, the newest; a lesson itself holds as many. */
const likesInLesson = 8

/** So many of each kind are kept; the oldest make room. There are fewer themes than this. */
export const mostOfKind = 100

type Remembered = { studentId: string; conversationId: string; kind: MemoryKind; what: string }

/** Remembers something of a child, once: it stays as it was said first. */
export async function remember(app: Pick<App, 'db' | 'now'>, told: Remembered): Promise<void> {
  const { studentId, conversationId, kind, what } = told
  const added = await app.db
    .insert(memory)
    .values({ student_id: studentId, kind, what, said_in: conversationId, since: app.now() })
    .onConflictDoNothing()
    .returning({ id: memory.id })
  if (added.length === 0) return
  const ofKind = and(eq(memory.student_id, studentId), eq(memory.kind, kind))
  const tooOld = app.db.select({ id: memory.id }).from(memory).where(ofKind).orderBy(desc(memory.id)).offset(mostOfKind)
  await app.db.delete(memory).where(inArray(memory.id, tooOld))
}

/** The themes that a student likes, the newest last: what a lesson begins with. */
export async function rememberedLikes(db: Pick<App['db'], 'select'>, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ what: memory.what })
    .from(memory)
    .where(and(eq(memory.student_id, studentId), eq(memory.kind, 'likes')))
    .orderBy(desc(memory.id))
  // A theme that the content does not have any more is nothing that a tutor can talk about.
  const known = rows.map(({ what }) => what).filter((what) => themeOf(what) !== null)
  return known.slice(0, likesInLesson).reverse()
}

/** All that is remembered of one of the parent's students, newest first. */
export async function listMemory(app: Pick<App, 'db'>, parent: Parent, studentId: string): Promise<MemoryView[]> {
  const rows = await app.db
    .select({ memory })
    .from(student)
    .leftJoin(memory, eq(memory.student_id, student.id))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(desc(memory.id))
  if (rows.length === 0) throw notFound()
  return rows.flatMap((row) => (row.memory ? [toView(row.memory)] : []))
}

/** The tutor forgets it from the next lesson on; a child that says it again is remembered again. */
export async function forget(app: Pick<App, 'db'>, parent: Parent, studentId: string, memoryId: string): Promise<void> {
  const mine = app.db
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  const forgotten = await app.db
    .delete(memory)
    .where(and(eq(memory.id, memoryId), eq(memory.student_id, mine)))
    .returning({ id: memory.id })
  if (forgotten.length === 0) throw notFound()
}

/** A parent says what the child likes instead; the tutor takes it up from the next lesson on. */
export async function correct(
  app: Pick<App, 'db'>,
  parent: Parent,
  { studentId, memoryId, what }: { studentId: string; memoryId: string; what: string },
): Promise<MemoryView> {
  const all = await listMemory(app, parent, studentId)
  const before = all.find(({ id }) => id === memoryId)
  if (!before) throw notFound()
  const refused = (sentence: string, reason: string) =>
    new AppError('validation_failed', sentence, { fields: { what: reason } })
  if (before.kind !== 'likes') throw refused('This can be deleted, not changed.', 'not_changeable')
  const [theme] = themesIn(what)
  if (!theme) throw refused('The tutor has no words for that yet. Try something like dinosaurs or soccer.', 'unknown')
  if (all.some((one) => one.id !== memoryId && one.kind === 'likes' && one.what === theme.thing)) {
    throw refused('The tutor remembers that already.', 'taken')
  }
  const [row] = await app.db
    .update(memory)
    .set({ what: theme.id })
    .where(and(eq(memory.id, memoryId), eq(memory.student_id, studentId)))
    .returning()
  if (!row) throw notFound()
  return toView(row)
}

const toView = ({ id, kind, what, said_in, since }: typeof memory.$inferSelect): MemoryView => ({
  id,
  kind,
  what: kind === 'likes' ? (themeOf(what)?.thing ?? what) : what,
  said_in,
  since: since.toISOString(),
})
