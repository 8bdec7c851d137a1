import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofFamily } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { outsideKinds } from '#shared/ledger-rules.ts'

/** How often something of a child's lessons was sent to a service outside this server, by the family's day. No words of anybody. */
export const sentOut = pgTable(
  'sent_out',
  {
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    /** '2026-11-22' on the family's clock. */
    day: text().notNull(),
    kind: text({ enum: outsideKinds }).notNull(),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.student_id, t.day, t.kind] }), index('sent_out_of_family').on(t.parent_id)],
)
