import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'

const answered = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/** Lets a library that writes `$1` speak to a transaction of Drizzle's. */
export const inTransaction = (tx: Pick<Db, 'execute'>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : named(values[Number(part) - 1])))
    return answered.parse(await tx.execute(sql.join(parts)))
  },
})

// A text that is named twice becomes two parameters here, and is read as something else at each place unless we say so.
const named = (value: unknown) => (typeof value === 'string' ? sql`${value}::text` : sql`${sql.param(value ?? null)}`)
