import { and, desc, eq, lt } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { evidence } from '#server/progress/progress.table.ts'
import { student } from '#server/students/student.table.ts'
import type { HandwritingView } from '#shared/handwriting.ts'
import { handwriting } from './handwriting.table.ts'

/** How many tries one page holds. */
export const writtenPage = 24

/** What one of the parent's students wrote, newest first; of one letter when it is named. */
export async function writtenBy(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  { cursor, glyph }: { cursor?: string | undefined; glyph?: string | undefined },
): Promise<{ written: HandwritingView[]; next: string | null }> {
  const wanted = and(
    eq(handwriting.student_id, student.id),
    cursor ? lt(handwriting.id, cursor) : undefined,
    glyph ? eq(handwriting.glyph, glyph) : undefined,
  )
  const rows = await app.db
    .select({ row: handwriting, was_correct: evidence.was_correct })
    .from(student)
    .leftJoin(handwriting, wanted)
    .leftJoin(evidence, eq(evidence.id, handwriting.evidence_id))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(desc(handwriting.id))
    .limit(writtenPage + 1)
  if (rows.length === 0) throw notFound()
  const found = rows.flatMap(({ row, was_correct }) => (row && was_correct !== null ? [toView(row, was_correct)] : []))
  const written = found.slice(0, writtenPage)
  return { written, next: found.length > writtenPage ? (written.at(-1)?.id ?? null) : null }
}

const toView = (row: typeof handwriting.$inferSelect, was_correct: boolean): HandwritingView => ({
  id: row.id,
  glyph: row.glyph,
  stage: row.stage,
  hand: row.hand,
  strokes: row.strokes.map((stroke) => stroke.map(([x, y, t, pressure]) => [x, y, t, pressure])),
  was_correct,
  way: row.way,
  smoothness: row.smoothness,
  says: row.says,
  written_at: row.written_at.toISOString(),
})
