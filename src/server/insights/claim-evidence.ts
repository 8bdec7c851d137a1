import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { handwriting } from '#server/handwriting/handwriting.table.ts'
import { evidence } from '#server/progress/progress.table.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { student } from '#server/students/student.table.ts'
import type { ClaimEvidence } from '#shared/insight.ts'
import { mirrored } from './rules.ts'
import { isIdea } from './say-claims.ts'

/** How many answers one page holds. */
export const evidencePage = 20

type Asked = { studentId: string; claim: string; cursor?: string | undefined }

/** The very answers behind a sentence about one of the parent's students, newest first. */
export async function evidenceOf(
  app: Pick<App, 'db' | 'database'>,
  parent: Parent,
  { studentId, claim, cursor }: Asked,
): Promise<{ answers: ClaimEvidence[]; next: string | null }> {
  const wanted = answersBehind(claim)
  if (!wanted) throw notFound()
  const rows = await app.db
    .select({ evidence, handwriting })
    .from(student)
    .leftJoin(evidence, and(eq(evidence.student_id, student.id), wanted, cursor ? lt(evidence.id, cursor) : undefined))
    .leftJoin(handwriting, wasWritten(claim))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
    .orderBy(desc(evidence.id))
    .limit(evidencePage + 1)
  if (rows.length === 0) throw notFound()
  const cards = await catalogFor(app, parent.id)
  const found = rows.flatMap(({ evidence: row, handwriting: drawn }): ClaimEvidence[] => {
    if (!row) return []
    const { id, tool, was_correct, hint_level } = row
    // What needs a grown-up is told in its own place, and not to each.
    const answer = row.answer && checkChild(row.answer, 0).kind === 'alarm' ? null : row.answer
    const written = drawn && { glyph: drawn.glyph, strokes: strokesOf(drawn.strokes) }
    const question = cards.get(row.card_id)?.question ?? null
    return [
      { id, answered_at: row.answered_at.toISOString(), tool, question, answer, was_correct, hint_level, written },
    ]
  })
  const answers = found.slice(0, evidencePage)
  return { answers, next: found.length > evidencePage ? (answers.at(-1)?.id ?? null) : null }
}

const strokesOf = (strokes: (typeof handwriting.$inferSelect)['strokes']) =>
  strokes.map((stroke) => stroke.map(([x, y, t, pressure]): [number, number, number, number] => [x, y, t, pressure]))

/** The strokes of a letter hang on the try at that letter; what tells it from its mirror was seen in the same moment. */
const wasWritten = (claim: string) =>
  mirrored.includes(claim.split(':')[1] ?? '')
    ? and(
        eq(handwriting.student_id, evidence.student_id),
        eq(handwriting.written_at, evidence.answered_at),
        eq(sql`'letters~' || ${handwriting.glyph}`, evidence.card_id),
      )
    : eq(handwriting.evidence_id, evidence.id)

/** Null for a sentence that can be about nobody. */
function answersBehind(claim: string): SQL | undefined | null {
  const [kind = '', about = ''] = claim.split(':')
  const skill = skillGraph().get(about)
  if (kind === 'mixes') {
    if (mirrored.includes(about)) {
      const written = about.split('-').map((letter) => `letters~${letter}`)
      return and(inArray(evidence.card_id, written), eq(evidence.skill, 'reading.letters-b-d-p-q'))
    }
    return isIdea(about) ? eq(evidence.mistake, about) : null
  }
  if (kind === 'ready') return skill ? inArray(evidence.skill, skill.after) : null
  return skill || about.startsWith('handwriting.') ? eq(evidence.skill, about) : null
}
