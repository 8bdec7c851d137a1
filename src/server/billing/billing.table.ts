import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { timestampColumn } from '#server/db/columns.ts'

/** A parent as the payment provider knows them. One customer belongs to one parent, and is never another's. */
export const billingCustomer = pgTable('billing_customer', {
  parent_id: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** The provider's name for this parent; null: none yet. */
  customer_id: text().unique(),
  /** The one checkout that waits to be finished, and which wish of this parent's it is for. */
  checkout_id: text(),
  round: integer().notNull().default(0),
  /** Who is reading this customer's state at this moment, and until when at most, by the database's clock. */
  held_by: uuid(),
  held_until: timestamp({ withTimezone: true }),
  /** When the state was last read from the provider. */
  read_at: timestampColumn(),
  created_at: timestampColumn().notNull(),
})

/** A subscription as it was last read from the provider. Money in the currency's smallest unit. */
export const subscription = pgTable(
  'subscription',
  {
    /** The provider's name for it. */
    id: text().primaryKey(),
    parent_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    interval: text().notNull(),
    period_end: timestampColumn().notNull(),
    trial_end: timestampColumn(),
    /** When it ends, if that is settled. */
    ends_at: timestampColumn(),
    ended_at: timestampColumn(),
    /** Since when a payment is due that did not come. */
    unpaid_since: timestampColumn(),
    /** The newest payment went back to whoever made it. */
    withdrawn: text({ enum: ['refunded', 'disputed'] }),
    created_at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.parent_id)],
)

/** The provider's events that have had their effect. The same event again has none. */
export const billingEvent = pgTable('billing_event', {
  id: text().primaryKey(),
  type: text().notNull(),
  received_at: timestampColumn().notNull(),
})
