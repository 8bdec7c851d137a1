import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkedJson, knownOnly } from '#server/db/checked-json.ts'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { evidence } from '#server/progress/progress.table.ts'
import { student } from '#server/students/student.table.ts'
import { hands, smoothnesses, stages, ways } from '#shared/handwriting.ts'
import { letterStyles } from '#shared/handwriting-rules.ts'
import { inkStroke } from '#shared/ink.ts'

/** How the school of a student writes print, where a parent said so. */
export const handwritingStyle = pgTable(
  'handwriting_style',
  {
    student_id: uuid()
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    style: text({ enum: letterStyles }).notNull(),
  },
  (t) => [index('handwriting_style_of_family').on(t.parent_id)],
)

/** The strokes behind an evidence of handwriting: what a parent replays. */
export const handwriting = pgTable(
  'handwriting',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    evidence_id: uuid()
      .notNull()
      .references(() => evidence.id, { onDelete: 'cascade' }),
    glyph: text().notNull(),
    stage: text({ enum: stages }).notNull(),
    hand: text({ enum: hands }).notNull(),
    strokes: checkedJson(knownOnly(inkStroke)).notNull(),
    /** Beside whether it could be read (the evidence): null where there is nothing to say. */
    way: text({ enum: ways }),
    smoothness: text({ enum: smoothnesses }),
    /** What was said to the child about it. */
    says: text().notNull(),
    written_at: timestampColumn().notNull(),
  },
  (t) => [
    index('handwriting_newest').on(t.student_id, t.id),
    index('handwriting_of').on(t.evidence_id),
    index('handwriting_of_glyph').on(t.student_id, t.glyph, t.id),
    index('handwriting_of_family').on(t.parent_id),
  ],
)
