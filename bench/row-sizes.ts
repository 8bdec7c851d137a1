// How large the rows of a family are, with their indexes: an invented family of two children who learn for eight weeks,
// through the real doors. Run: scripts/with-postgres.sh node --import tsx bench/row-sizes.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inventFamily } from '../scripts/demo/invent-family.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('Run it with scripts/with-postgres.sh in front.')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-rows-'))
await inventFamily({ ...process.env, DATA_DIR: dataDir, INVENTED: '1', LOG_LEVEL: 'warn' }, 7)
rmSync(dataDir, { recursive: true, force: true })

const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows: days } = await client.query('select count(*)::int as lessons from conversation')
// pg_total_relation_size counts free pages too: after a full vacuum what is left is what the rows need.
await client.query('vacuum full analyze')
const { rows: tables } = await client.query(`
  select relname as name, pg_total_relation_size(oid)::int as bytes, pg_indexes_size(oid)::int as indexes from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 2 desc`)
process.stdout.write(`${days[0].lessons} lessons\n`)
for (const { name, bytes, indexes } of tables) {
  const { rows } = await client.query(
    `select count(*)::int as rows, coalesce(round(avg(pg_column_size(t.*)))::int, 0) as size from "${name}" t`,
  )
  if (rows[0].rows > 0)
    process.stdout.write(`${name}: ${rows[0].rows} rows of ${rows[0].size} bytes; ${bytes} with indexes (${indexes})\n`)
}
await client.end()
