import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'

/** What a family and the administrators write to each other. Its row is held while a message is added, so that order holds. */
export const messageThread = pgTable(
  'message_thread',
  {
    parent_id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    last_seq: integer().notNull(),
    /** Up to where each side has read; all administrators are one side. */
    parent_read_seq: integer().notNull(),
    admin_read_seq: integer().notNull(),
    /** The newest message of which an email tells, and when it was asked for. */
    emailed_seq: integer().notNull(),
    emailed_at: timestampColumn(),
    /** When the family wrote last: where the administrators look first. */
    parent_wrote_at: timestampColumn(),
  },
  (t) => [index().on(t.parent_wrote_at)],
)

export const adminMessage = pgTable(
  'admin_message',
  {
    id: primaryId(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    sent_by: text({ enum: ['admin', 'parent'] }).notNull(),
    /** Which administrator wrote it; without a reference, so that it outlives the account. */
    author_id: uuid().notNull(),
    content: text().notNull(),
    client_message_id: uuid(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    uniqueIndex('admin_message_order').on(t.parent_id, t.seq),
    uniqueIndex('admin_message_once').on(t.parent_id, t.sent_by, t.client_message_id),
  ],
)
