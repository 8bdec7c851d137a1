import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { settle, type TableHead } from './dump-database.ts'

type Tx = Pick<Db, 'execute'>

const constraint = rowsOf(z.object({ table: z.string(), name: z.string(), definition: z.string() }))
const tableName = rowsOf(z.object({ table: z.string() }))

const references = sql.raw(`
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
const ownTables = sql.raw(`
  select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`)

export type Loading = {
  begin: (head: TableHead) => void
  /** Rows as they were dumped, of the table that was begun last. */
  add: (rows: string) => Promise<void>
  counts: () => Record<string, number>
}

/**
 * Fills the tables of a database that has just been made, in one transaction: no trigger writes anything of its own, and what
 * refers to something is checked when everything is there. `fill` fails, and nothing stays.
 */
export async function loadDatabase(db: Db, fill: (loading: Loading) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await settle(tx)
    const tables = tableName.parse(await tx.execute(ownTables))
    const kept = constraint.parse(await tx.execute(references))
    for (const { table, name } of kept) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
    for (const { table } of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
    for (const { table } of tables) await tx.execute(sql.raw(`delete from ${table}`))
    await fill(loadingInto(tx))
    for (const { table } of tables) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
    for (const { table, name, definition } of kept)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  })
}

function loadingInto(tx: Tx): Loading {
  const counts: Record<string, number> = {}
  let at: TableHead | null = null
  return {
    begin: (head) => {
      at = head
      counts[head.table] = 0
    },
    add: async (rows) => {
      if (!at) throw new Error('The backup is damaged: rows of no table.')
      const { table, columns } = at
      const names = columns.map(({ name }) => name).join(', ')
      const values = columns.map(({ type }, place) => `(r.row->>${place})::${type}`).join(', ')
      const result = await tx.execute(sql`with added as (
        insert into ${sql.raw(`${table} (${names})`)} overriding system value
        select ${sql.raw(values)} from json_array_elements(${rows}::text::json) as r(row) returning 1
      ) select count(*)::int as count from added`)
      const [added] = rowsOf(z.object({ count: z.number() })).parse(result)
      counts[table] = (counts[table] ?? 0) + (added?.count ?? 0)
    },
    counts: () => counts,
  }
}
