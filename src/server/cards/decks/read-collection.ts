import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type initSqlJs from 'sql.js'
import type { Database, SqlValue } from 'sql.js'
import { z } from 'zod'
import { damaged, type Refused } from './unpack-apkg.ts'

// The home of sql.js, which is loaded from node_modules when the first Anki file is read: it brings WebAssembly.

/** A note of Anki: its fields in their order, as they are kept there (HTML). */
export type AnkiNote = { fields: string[]; names: string[]; tags: string }

const wrongSchema: Refused = {
  refused: 'This Anki file is of a kind that cannot be read here. Update Anki, export the deck again, and import that.',
}

// Anki sorts names in an order of its own (unicase), without which its tables cannot be opened. Any other does for reading:
// names are never looked for.
const opening = `
  pragma trusted_schema = off; pragma cell_size_check = on; pragma writable_schema = on;
  update sqlite_master set sql = replace(sql, 'unicase', 'nocase') where sql like '%unicase%';
  pragma writable_schema = reset; pragma query_only = on`

/** A note has at most this many signs; a longer one is no flashcard. */
const longestNote = 60_000

/** Notes in the order in which they were made, one more than `most` at the most. */
export async function readCollection(bytes: Uint8Array, most: number): Promise<{ notes: AnkiNote[] } | Refused> {
  const { Database: Sqlite } = await sqlite()
  let database: Database | null = null
  try {
    database = new Sqlite(bytes)
    database.run(opening)
    const tables = tablesOf(database)
    if (!tables.has('notes')) return wrongSchema
    const names = tables.has('fields') ? namesInTables(database) : tables.has('col') ? namesInJson(database) : null
    if (!names) return wrongSchema
    return { notes: notesIn(database, names, most + 1) }
  } catch (error) {
    return error instanceof Error && /no such (?:column|table)/.test(error.message) ? wrongSchema : damaged
  } finally {
    database?.close()
  }
}

let loaded: ReturnType<typeof initSqlJs> | null = null

function sqlite(): ReturnType<typeof initSqlJs> {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const init: typeof initSqlJs = require('sql.js')
  const wasmBinary = new Uint8Array(readFileSync(require.resolve('sql.js/dist/sql-wasm.wasm'))).buffer
  loaded = init({ wasmBinary })
  return loaded
}

/** Real tables alone: a view or a virtual table of that name could hold anything. */
function tablesOf(database: Database): Set<string> {
  const made = rowsOf(database, "select name, sql from sqlite_master where type = 'table'")
  return new Set(made.filter(([, sql]) => /^create table/i.test(String(sql))).map(([name]) => String(name)))
}

const rowsOf = (database: Database, sql: string): SqlValue[][] => database.exec(sql)[0]?.values ?? []

type FieldNames = Map<string, string[]>

function namesInTables(database: Database): FieldNames {
  const names: FieldNames = new Map()
  const rows = rowsOf(
    database,
    'select cast(ntid as text), name from fields not indexed order by ntid, ord limit 20000',
  )
  for (const [type, name] of rows) names.set(String(type), [...(names.get(String(type)) ?? []), String(name)])
  return names
}

const models = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string(), ord: z.number() })) }))

function namesInJson(database: Database): FieldNames | null {
  const text = rowsOf(database, 'select models from col limit 1')[0]?.[0]
  const read = typeof text === 'string' ? models.safeParse(JSON.parse(text)) : null
  if (!read?.success) return null
  return new Map(
    Object.entries(read.data).map(([id, { flds }]) => [
      id,
      flds.toSorted((a, b) => a.ord - b.ord).map(({ name }) => name),
    ]),
  )
}

function notesIn(database: Database, names: FieldNames, most: number): AnkiNote[] {
  const rows = rowsOf(
    database,
    `select cast(mid as text), substr(tags, 1, 2000), substr(flds, 1, ${longestNote + 1}) from notes order by id limit ${most}`,
  )
  return rows.map(([type, tags, fields]) => ({
    names: names.get(String(type)) ?? [],
    tags: String(tags ?? ''),
    fields: String(fields ?? '').split('\x1f'),
  }))
}
