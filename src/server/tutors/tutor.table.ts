import { index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/accounts/account.table.ts'
import { avatar } from '#server/avatars/avatar.table.ts'
import { primaryId, timestampColumn } from '#server/db/columns.ts'
import type { RehearsedLine } from '#shared/admin-tutor.ts'

/** What can be said about a tutor: the same columns for the one that children meet and for each of its versions. */
const content = () => ({
  name: text().notNull(),
  description: text().notNull(),
  personality: text().notNull(),
  subjects: text().array().notNull(),
  /** The portrait: one of ours by its address, or an uploaded one. */
  avatar_url: text(),
  avatar_id: uuid().references(() => avatar.id, { onDelete: 'set null' }),
  access_level: text({ enum: ['public', 'premium'] }).notNull(),
  minimum_grade_level: integer().notNull(),
  /** How much slower than an adult this tutor speaks: 1 to 1.3. */
  pace: real().notNull().default(1),
  /** The question that its first greeting ends with; empty: the usual one. */
  greeting_style: text().notNull().default(''),
})

/** The character a child meets, as it was last published. */
export const tutor = pgTable(
  'tutor',
  {
    id: primaryId(),
    ...content(),
    /** The version that children meet; null: none was published yet, and no family sees this tutor. */
    published_version: integer().default(1),
    /** No family sees it from then on; lessons that are open are finished with it. */
    removed_at: timestampColumn(),
    /** The sender's key for the request that made this row: the same request twice makes one tutor. */
    request_key: text().unique(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [index('tutor_avatar').on(t.avatar_id)],
)

/** What a tutor was at one time. Only `rehearsal` and what is written at publishing change after it is made. */
export const tutorVersion = pgTable(
  'tutor_version',
  {
    id: primaryId(),
    tutor_id: uuid()
      .notNull()
      .references(() => tutor.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    ...content(),
    author_id: uuid().references(() => user.id, { onDelete: 'set null' }),
    /** Kept, so that a version names its author after the account is gone. */
    author: text().notNull(),
    /** The version whose content was brought back with this one. */
    restored_from: integer(),
    /** What it answered in the rehearsal, line by line; `rehearsed_at`: when all were through. */
    rehearsal: jsonb().$type<RehearsedLine[]>(),
    rehearsed_at: timestampColumn(),
    published_at: timestampColumn(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [uniqueIndex('tutor_version_number').on(t.tutor_id, t.number), index('tutor_version_avatar').on(t.avatar_id)],
)
