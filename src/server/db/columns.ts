import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** A new id: UUID version 7, so that ids made later sort later. */
export const newId = () => v7()

export const primaryId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => newId())

/** A moment in UTC. */
export const timestampColumn = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
