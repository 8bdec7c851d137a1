import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'
import { letterLengths } from '#shared/weekly-letter-rules.ts'

/** How much a parent wants to read each week. No row: the usual. */
export const weeklyLetterChoice = pgTable('weekly_letter_choice', {
  parent_id: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  length: text({ enum: letterLengths }).notNull(),
  changed_at: timestampColumn().notNull(),
})

/** That the letter about a week was sent: never twice. What it says is composed from what was observed, and kept nowhere. */
export const weeklyLetter = pgTable(
  'weekly_letter',
  {
    id: primaryId(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The Monday on which the week began: '2026-11-16'. */
    week: text().notNull(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [uniqueIndex('weekly_letter_once').on(t.parent_id, t.week)],
)
