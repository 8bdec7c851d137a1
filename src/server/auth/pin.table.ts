import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'

/** The PIN that a parent set, and how often it may still be tried wrongly before the password is needed. */
export const parentPin = pgTable('parent_pin', {
  parent_id: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  pin_hash: text().notNull(),
  tries_left: integer().notNull(),
})
