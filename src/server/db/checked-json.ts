import { customType } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/**
 * A jsonb column whose values go through a schema each time that they are read. What an older server wrote, or something
 * else did, is brought into today's form by the schema, or refused; never trusted.
 */
export const checkedJson = <T>(read: z.ZodType<T>, kept: (value: T) => unknown = (value) => value) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    fromDriver: (value) => read.parse(typeof value === 'string' ? JSON.parse(value) : value),
    toDriver: (value) => JSON.stringify(kept(value)),
  })()

/** A list of which only whole entries are taken: one that today's form does not know is left out. */
export const knownOnly = <T>(entry: z.ZodType<T>): z.ZodType<T[]> =>
  z.unknown().transform((list) =>
    Array.isArray(list)
      ? list.flatMap((one) => {
          const read = entry.safeParse(one)
          return read.success ? [read.data] : []
        })
      : [],
  )
