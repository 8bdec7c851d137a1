import { and, desc, eq, lt } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import type { App } from '#server/context.ts'
import { misconceptionOf } from '#server/curriculum/misconceptions.ts'
import { notFound } from '#server/errors.ts'
import { evidence } from '#server/progress/progress.table.ts'
import { student } from '#server/students/student.table.ts'
import type { SkillAnswer } from '#shared/progress.ts'
import { questionOf } from './skill-map.ts'

const perPage = 20

/** The answers behind what is said of a skill, newest first. Fails with not_found. */
export async function answersTo(
  app: Pick<App, 'db' | 'database'>,
  parent: Parent,
  { studentId, skill, cursor }: { studentId: string; skill: string; cursor?: string | undefined },
): Promise<{ answers: SkillAnswer[]; next: string | null }> {
  const wanted = and(
    eq(evidence.student_id, student.id),
    eq(evidence.skill, skill),
    cursor ? lt(evidence.id, cursor) : undefined,
  )
  const rows = await app.db
    .select({ row: evidence })
    .from(student)
    .leftJoin(evidence, wanted)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(desc(evidence.id))
    .limit(perPage + 1)
  if (rows.length === 0) throw notFound()
  const catalog = await catalogFor(app, parent.id)
  const found = rows.flatMap(({ row }) => row ?? [])
  const answers = found.slice(0, perPage).map((row) => ({
    id: row.id,
    tool: row.tool,
    question: questionOf(catalog, row.card_id),
    answer: row.answer,
    was_correct: row.was_correct,
    hint_level: row.hint_level,
    misconception: row.mistake === null ? null : (misconceptionOf(row.mistake)?.name ?? null),
    answered_at: row.answered_at.toISOString(),
  }))
  return { answers, next: found.length > perPage ? (answers.at(-1)?.id ?? null) : null }
}
