import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { memoryKinds } from '#shared/memory.ts'

/** What the tutor remembers of a child from lesson to lesson. The parent sees each, and takes away each. */
export const memory = pgTable(
  'memory',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    kind: text({ enum: memoryKinds }).notNull(),
    /** The id of a theme, or the parts of a sum: never a text that the child wrote. */
    what: text().notNull(),
    /** The conversation in which it was said first, and when. */
    said_in: uuid().notNull(),
    since: timestampColumn().notNull(),
  },
  (t) => [uniqueIndex('memory_once').on(t.student_id, t.kind, t.what), index('memory_of_family').on(t.parent_id)],
)
