import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { primaryId, timestampColumn } from '#server/db/columns.ts'
import { familyNews } from '#shared/family-rules.ts'

// The field names of these tables are better-auth's own; parents.test.ts compares them with what it asks for.

/** A parent's account. */
export const user = pgTable(
  'user',
  {
    id: primaryId(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** Confirmed by a code; opens the account by a text message. International form, +4915…. */
    phone: text().unique(),
    /** ISO 3166 alpha-2: whose helplines the family is told. */
    country: text(),
    /** When the parent chose it, or said that it is another one; null: it is a guess, or not known. */
    countryAskedAt: timestampColumn(),
    role: text({ enum: ['parent', 'admin'] })
      .notNull()
      .default('parent'),
    /** When the account was made an administrator, or last worked as one; null: never yet. */
    adminUsedAt: timestampColumn(),
    /** What was made before the address was proven waits since then for its owner's decision (server/unclaimed); null: nothing. */
    unclaimedSince: timestampColumn(),
    /** The account that founded the family of this second guardian, to which everything of the family belongs; null: one's own. */
    familyId: uuid().references((): AnyPgColumn => user.id, { onDelete: 'set null' }),
    /** What changed about who the guardians are, until this one has seen it. It names nobody. */
    familyNews: text({ enum: familyNews }),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
    /** Name and address without accents and case, for the administrators' search; kept by the database itself. */
    searchText: text().generatedAlwaysAs(sql`left(search_fold(name), 200) || ' ' || left(search_fold(email), 254)`),
  },
  (t) => [index('user_search').on(t.searchText), uniqueIndex('user_second_guardian').on(t.familyId)],
)

/** One sign-in of a parent on one device. */
export const session = pgTable(
  'session',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: timestampColumn().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** The student whose lesson closed the parent's gate on this device; null: open. No reference: it only names. */
    lockedFor: uuid(),
    /** When an administrator last showed the second factor here. */
    secondFactorAt: timestampColumn(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.userId)],
)

/** How a parent proves who they are: the password's hash, or an outside provider. */
export const account = pgTable(
  'account',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestampColumn(),
    refreshTokenExpiresAt: timestampColumn(),
    scope: text(),
    password: text(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
  },
  (t) => [uniqueIndex().on(t.providerId, t.accountId), index().on(t.userId)],
)

/** Codes and links that wait to be used once. */
export const verification = pgTable(
  'verification',
  {
    id: primaryId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestampColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.identifier)],
)
