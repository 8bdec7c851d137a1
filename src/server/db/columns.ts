import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** A new id: UUID version 7, so that ids made later sort later. */
export const newId = () => v7()

export const primaryId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => newId())

/** A moment in UTC. */
export const timestampColumn = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** The words of a text, as they are searched. The database itself keeps it. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The family that a row belongs to. Whoever leaves it out has it filled in by the database (migrations/0032); no wall stands on it. */
export const ofFamily = () => uuid()
