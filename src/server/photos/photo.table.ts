import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { conversation } from '#server/conversations/conversation.table.ts'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'

/** A photo of homework, drawn anew by the server: no metadata is left in it. */
export const photo = pgTable(
  'photo',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    conversation_id: uuid().references(() => conversation.id, { onDelete: 'set null' }),
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** What the seeing model read in it, as the child was asked. */
    reading: text(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    index('photo_newest').on(t.student_id, t.id),
    index('photo_of').on(t.conversation_id),
    index('photo_of_family').on(t.parent_id),
  ],
)
