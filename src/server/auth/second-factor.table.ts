import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'

/** The secret that an administrator's authenticator app shares with us, and how it was used. */
export const secondFactor = pgTable('second_factor', {
  user_id: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that is not in the database. */
  secret: text().notNull(),
  /** Null until the first code was typed: nobody is shut out by a picture that was never read. */
  confirmed_at: timestampColumn(),
  /** The 30 seconds whose code was used last: no code of that time, or before, works again. */
  last_step: integer().notNull(),
  wrong_tries: integer().notNull(),
  locked_until: timestampColumn(),
  created_at: timestampColumn().notNull(),
})

/** A way in without the app: each works once, and only its hash is kept. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: primaryId(),
    user_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
  },
  (t) => [index().on(t.user_id), uniqueIndex('recovery_code_once').on(t.code_hash)],
)
