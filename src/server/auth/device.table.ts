import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'

/** A child's own device: it may obtain passes for one student, and nothing else. */
export const device = pgTable(
  'device',
  {
    id: primaryId(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    token_hash: text().notNull().unique(),
    created_at: timestampColumn().notNull(),
    last_used_at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.parent_id), index().on(t.student_id)],
)

/** A code that lets one device in. Its first half finds the row, its second half is the secret; one per student. */
export const pairing = pgTable(
  'pairing',
  {
    student_id: uuid()
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    locator: text().notNull().unique(),
    secret_hash: text().notNull(),
    tries_left: integer().notNull(),
    expires_at: timestampColumn().notNull(),
  },
  (t) => [index('pairing_of_family').on(t.parent_id)],
)
