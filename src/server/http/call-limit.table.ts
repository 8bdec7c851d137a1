import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** How often something was done in a window of time, shared by all server processes. Columns as rate-limiter-flexible has them. */
export const callLimit = pgTable('call_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
