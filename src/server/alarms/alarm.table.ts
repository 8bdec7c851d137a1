import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, primaryId } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { alarmKinds } from '#shared/alarm.ts'

/** Something a grown-up must know. Written with the message it points to; the child's words are not in it. */
export const alarm = pgTable(
  'alarm',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    conversation_id: uuid(),
    message_id: uuid(),
    kind: text({ enum: alarmKinds }).notNull(),
    severity: text({ enum: ['severe', 'standard'] }).notNull(),
    /** A hurt that a child told goes to the administrators only: who is at home may be the one who hurts. */
    audience: text({ enum: ['parent', 'safeguarding'] }).notNull(),
    created_at: moment().notNull(),
    seen_at: moment(),
    /** The job whose email tells this alarm, and when the mail server took that email. */
    email_id: uuid('letter_id'),
    sent_at: moment(),
    /** The parent could not be reached by mail: the administrators see it too. */
    escalated_at: moment(),
  },
  (t) => [
    index().on(t.student_id, t.created_at),
    uniqueIndex('alarm_once').on(t.message_id, t.kind),
    index('alarm_unsent').on(t.created_at),
  ],
)
