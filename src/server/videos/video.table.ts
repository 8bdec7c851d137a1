import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'

/** A film that a grown-up added: for the own family, or, when an administrator did it, for everyone. */
export const videoFile = pgTable(
  'video_file',
  {
    id: primaryId(),
    /** Null: for every family. */
    parent_id: uuid().references(() => user.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    minimum_grade_level: integer().notNull(),
    file: text().notNull(),
    type: text({ enum: ['video/mp4', 'video/webm'] }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** WebVTT, checked. Null: there are none. */
    captions: text(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [index('video_file_of').on(t.parent_id)],
)

/** That a child watched something to its end. */
export const videoSeen = pgTable(
  'video_seen',
  {
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    /** 'clip:skip-counting', or the id of a file. */
    video: text().notNull(),
    seen_at: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.student_id, t.video] }), index('video_seen_of_family').on(t.parent_id)],
)
