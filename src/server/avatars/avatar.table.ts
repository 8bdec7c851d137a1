import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { primaryId, timestampColumn } from '#server/db/columns.ts'

/** A portrait that somebody uploaded, drawn anew by the server: two files of the same picture. Named by a student or by tutors. */
export const avatar = pgTable('avatar', {
  id: primaryId(),
  webp: text().notNull(),
  avif: text().notNull(),
  bytes: integer().notNull(),
  created_at: timestampColumn().notNull(),
})
