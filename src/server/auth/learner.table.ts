import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { session, user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { device } from './device.table.ts'

/** A learner and their pass: anonymous, bound to one student, gone with the parent's session or the child's device. */
export const learner = pgTable(
  'learner',
  {
    id: primaryId(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    /** What the pass hangs on: the parent's session on this device, or the child's own device. Exactly one is set. */
    parent_session_id: uuid().references(() => session.id, { onDelete: 'cascade' }),
    device_id: uuid().references(() => device.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    expires_at: timestampColumn().notNull(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    index().on(t.parent_id),
    index().on(t.parent_session_id),
    index().on(t.device_id),
    index().on(t.student_id),
    index().on(t.expires_at),
    check('learner_source', sql`num_nonnulls(${t.parent_session_id}, ${t.device_id}) = 1`),
  ],
)
