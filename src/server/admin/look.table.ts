import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'
import { lookReasons, lookTargets } from '#shared/look-rules.ts'

/**
 * That an administrator opened what a child said. Nobody changes or removes a row: the database itself refuses (the
 * trigger of migration `administrators_work`), and lets them go only together with the family's account.
 */
export const adminLook = pgTable(
  'admin_look',
  {
    id: primaryId(),
    /** Who; without a reference, so that the row outlives the account. */
    admin_id: uuid().notNull(),
    admin_name: text().notNull(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    student_id: uuid().notNull(),
    conversation_id: uuid(),
    what: text({ enum: lookTargets }).notNull(),
    reason: text({ enum: lookReasons }).notNull(),
    note: text(),
    /** False where telling the family could harm the child; the server decides, never the administrator. */
    told: boolean().notNull(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.parent_id, t.created_at)],
)
