import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'

/**
 * An email or text message that waits for an answer. Its link and its code are derived from the id and the server's
 * secret, so nothing that stands here opens an account. One per purpose and subject: a new one ends the one before.
 */
export const challenge = pgTable(
  'challenge',
  {
    id: primaryId(),
    purpose: text({
      enum: [
        'sign_in',
        'sign_up',
        'recovery',
        'set_password',
        'email_change',
        'phone_sign_in',
        'phone_change',
        'guardian_invitation',
      ],
    }).notNull(),
    /** Whose it is: the address that it was asked for, or the account's id where somebody signed in asked; a family's for its invitation. */
    subject: text().notNull(),
    /** Where the email or text message goes. */
    address: text().notNull(),
    user_id: uuid().references(() => user.id, { onDelete: 'cascade' }),
    /** Of an account that is made when its address is confirmed. */
    password_hash: text(),
    full_name: text(),
    country: text(),
    tries_left: integer().notNull(),
    code_expires_at: timestampColumn().notNull(),
    expires_at: timestampColumn().notNull(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.purpose, t.subject),
    index().on(t.user_id),
    index().on(t.expires_at),
    check('challenge_tries', sql`${t.tries_left} >= 0`),
  ],
)
