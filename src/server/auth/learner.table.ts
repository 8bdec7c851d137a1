import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, primaryId } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { session, user } from './account.table.ts'

/** A learner and their pass: anonymous, bound to one student, gone with the parent's session. */
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
    parent_session_id: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [index().on(t.parent_session_id), index().on(t.student_id), index().on(t.expires_at)],
)
