import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#server/db/columns.ts'

/** How often something outside us failed, by the hour. Nothing of what it was about. */
export const failureCount = pgTable(
  'failure_count',
  {
    hour: timestampColumn().notNull(),
    what: text({ enum: ['model', 'voice'] }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.what] })],
)
