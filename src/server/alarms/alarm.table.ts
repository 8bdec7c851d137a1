import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { alarmKinds, alarmSeverities, caseStates } from '#shared/alarm.ts'

/** Something a grown-up must know. Written with the message it points to; the child's words are not in it. */
export const alarm = pgTable(
  'alarm',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    /** The first alarm of its case; null: it is the first itself. What follows is told inside, not by another email. */
    case_id: uuid(),
    conversation_id: uuid(),
    message_id: uuid(),
    kind: text({ enum: alarmKinds }).notNull(),
    severity: text({ enum: alarmSeverities }).notNull(),
    /** A hurt that a child told goes to the administrators only: who is at home may be the one who hurts. */
    audience: text({ enum: ['parent', 'safeguarding'] }).notNull(),
    created_at: timestampColumn().notNull(),
    seen_at: timestampColumn(),
    /** How often somebody was to be told by email: at once, after an hour, after a day. */
    rounds: integer().notNull().default(0),
    /** The job whose email told this alarm last, and when a mail server took the first one. */
    email_id: uuid('letter_id'),
    sent_at: timestampColumn(),
    /** The parent could not be reached by mail: the administrators see it too. */
    escalated_at: timestampColumn(),
    /** How far the administrators are with it; what the parent has seen is another matter. */
    case_state: text({ enum: caseStates }).notNull().default('raised'),
  },
  (t) => [
    index().on(t.student_id, t.created_at),
    index().on(t.case_id),
    uniqueIndex('alarm_once').on(t.message_id, t.kind),
    index('alarm_unsent').on(t.created_at),
    index('alarm_of_family').on(t.parent_id),
  ],
)

/** What an administrator did about an alarm. Like a look, nobody changes or removes it. */
export const alarmStep = pgTable(
  'alarm_step',
  {
    id: primaryId(),
    alarm_id: uuid()
      .notNull()
      .references(() => alarm.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    state: text({ enum: caseStates }).notNull(),
    note: text(),
    admin_id: uuid().notNull(),
    admin_name: text().notNull(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.alarm_id, t.created_at), index('alarm_step_of_family').on(t.parent_id)],
)
