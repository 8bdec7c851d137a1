import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'

/** A question of the child that the book of answers does not have, for the grown-ups. */
export const wonder = pgTable(
  'wonder',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    /** The child's words as a tutor's brain was given them: shielded (safety/shield.ts). */
    question: text().notNull(),
    /** What the tutor said to it. */
    said: text().array().notNull(),
    conversation_id: uuid().notNull(),
    /** The child's message: however often it is answered anew, it is one question. */
    message_id: uuid().notNull(),
    asked_at: timestampColumn().notNull(),
    /** When a grown-up put it away as talked about. */
    talked_at: timestampColumn(),
  },
  (t) => [
    index('wonder_newest').on(t.student_id, t.id),
    uniqueIndex('wonder_once').on(t.message_id),
    index('wonder_of_family').on(t.parent_id),
  ],
)
