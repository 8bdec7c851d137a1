import { integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { moment, primaryId } from '#server/db/columns.ts'

/** The character a child meets. */
export const tutor = pgTable('tutor', {
  id: primaryId(),
  name: text().notNull(),
  description: text().notNull(),
  personality: text().notNull(),
  subjects: text().array().notNull(),
  avatar_url: text(),
  access_level: text({ enum: ['public', 'premium'] }).notNull(),
  minimum_grade_level: integer().notNull(),
  /** How much slower than an adult this tutor speaks: 1 to 1.3. */
  pace: real().notNull().default(1),
  created_at: moment().notNull(),
})
