import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { avatar } from '#server/avatars/avatar.table.ts'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { tutor } from '#server/tutors/tutor.table.ts'
import { readingHelps, sideTalkWays } from '#shared/controls-rules.ts'
import { usualKeepDays } from '#shared/keeping-rules.ts'
import { timeRanges } from '#shared/learning-time-rules.ts'
import { subjects } from '#shared/subjects.ts'
import { switchableTools } from '#shared/tools/tool-kinds.ts'

/** The record of a child, owned by a parent. */
export const student = pgTable(
  'student',
  {
    id: primaryId(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    nickname: text().notNull(),
    grade_level: integer().notNull(),
    /** The portrait: one of the drawn ones, by its address, or one that a parent uploaded. */
    avatar_url: text(),
    avatar_id: uuid().references(() => avatar.id, { onDelete: 'set null' }),
    assigned_tutor_id: uuid().references(() => tutor.id, { onDelete: 'set null' }),
    /** The consent that the parent gave: which version of the notice, and when. Both null: none, or withdrawn. */
    consent_version: text(),
    consent_at: timestampColumn(),
    /** When a parent allowed the microphone for this child; null: it is off. */
    microphone_at: timestampColumn(),
    /** How long and when the child may learn; the clock times are in the family's zone (shared/learning-time.ts). */
    lesson_minutes: integer().notNull().default(timeRanges.lesson_minutes.usual),
    daily_minutes: integer().notNull().default(timeRanges.daily_minutes.usual),
    daily_messages: integer().notNull().default(timeRanges.daily_messages.usual),
    quiet_from: text(),
    quiet_to: text(),
    time_zone: text().notNull().default('UTC'),
    /** What a parent has put away, and how the tutor is with this child (shared/controls-rules.ts). */
    subjects_off: text({ enum: subjects }).array().notNull().default([]),
    tools_off: text({ enum: switchableTools }).array().notNull().default([]),
    side_talk: text({ enum: sideTalkWays }).notNull().default('usual'),
    reading_help: text({ enum: readingHelps }).notNull().default('usual'),
    voice: boolean().notNull().default(true),
    photos: boolean().notNull().default(true),
    /** How long lessons are kept, in days (shared/keeping-rules.ts). */
    keep_days: integer().notNull().default(usualKeepDays),
    /** The sender's key for the request that made this row: the same request twice makes one student. */
    request_key: text(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    uniqueIndex('student_nickname').on(t.parent_id, sql`lower(${t.nickname})`),
    uniqueIndex('student_request').on(t.parent_id, t.request_key),
    index('student_avatar').on(t.avatar_id),
    index('student_tutor').on(t.assigned_tutor_id),
  ],
)

/** What a parent wrote for the tutor. */
export const parentNote = pgTable(
  'parent_note',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    note_content: text().notNull(),
    is_permanent: boolean().notNull(),
    /** A note for the next session only: the conversation that it was given to. */
    used_in: uuid(),
    request_key: text(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    index().on(t.student_id),
    uniqueIndex('note_request').on(t.student_id, t.request_key),
    index('parent_note_of_family').on(t.parent_id),
  ],
)

/** What a parent consented to and took back, by version: rows are only added. */
export const consentEvent = pgTable(
  'consent_event',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    /** The version of the notice; null: the consent was taken back. */
    version: text(),
    at: timestampColumn().notNull(),
  },
  (t) => [index('consent_event_of').on(t.student_id, t.id), index('consent_event_of_family').on(t.parent_id)],
)
