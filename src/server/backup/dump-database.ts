import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { Sink } from './records.ts'

/** So many rows are one record. */
const batch = 200

export const tableHead = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
})
export type TableHead = z.infer<typeof tableHead>

export const backupHead = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** The migrations that the database had, by the moment each was made. */
  migrations: z.array(z.number()),
})

/** All tables of ours and the jobs, in quotes where they need them, with the columns that can be written. */
const tables = sql.raw(`
  select format('%I.%I', n.nspname, c.relname) as table, json_agg(json_build_object(
    'name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or n.nspname = 'jobs' and c.relname in ('job', 'archive'))
  group by n.nspname, c.relname order by n.nspname, c.relname`)

/** How values are written as text, wherever: without loss, and without the settings of a machine; and without hurry. */
const settings = {
  datestyle: 'ISO',
  timezone: 'UTC',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

export async function settle(tx: Pick<Db, 'execute'>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) await tx.execute(sql.raw(`set local ${name} = '${value}'`))
}

/** Every table as it is at one moment, whatever is written meanwhile. Gives how many rows each has. */
export function dumpDatabase(db: Db, sink: Sink, now: Date): Promise<Record<string, number>> {
  return db.transaction(
    async (tx) => {
      await settle(tx)
      const made = await tx.execute(
        sql`select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`,
      )
      const migrations = rowsOf(z.object({ at: z.number() })).parse(made)
      const head = { format: 1, made_at: now.toISOString(), migrations: migrations.map(({ at }) => at) }
      await sink('head', JSON.stringify(head))
      const counts: Record<string, number> = {}
      for (const head of rowsOf(tableHead).parse(await tx.execute(tables))) {
        await sink('table', JSON.stringify(head))
        counts[head.table] = await dumpRows(tx, head, sink)
      }
      return counts
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const rowText = rowsOf(z.object({ row: z.string() }))

async function dumpRows(tx: Pick<Db, 'execute'>, { table, columns }: TableHead, sink: Sink): Promise<number> {
  const values = columns.map(({ name }) => `${name}::text`).join(', ')
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select to_json(array[${values}]::text[])::text as row from ${table}`,
    ),
  )
  let count = 0
  for (;;) {
    const rows = rowText.parse(await tx.execute(sql.raw(`fetch ${batch} from backup_rows`)))
    if (rows.length > 0) await sink('rows', `[${rows.map(({ row }) => row).join(',')}]`)
    count += rows.length
    if (rows.length < batch) break
  }
  await tx.execute(sql.raw('close backup_rows'))
  return count
}
