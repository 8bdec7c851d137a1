import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDb, openDb } from '#server/db/client.ts'
import { databaseNamed, ownTables } from './database-snapshot.ts'

// To open a database takes half a second, to empty one a twentieth of it: a worker keeps those that its files are done with.

type OnQuery = ((statement: string) => void) | undefined

const embedded: PGlite[] = []
const named: string[] = []
let made = 0

/** A migrated, empty database, which is its taker's alone until it is closed. */
export function freshDatabase(onQuery?: OnQuery): Promise<OpenDb> {
  const url = process.env.DATABASE_URL
  return url ? takePostgres(url, onQuery) : takePglite(onQuery)
}

async function takePglite(onQuery: OnQuery): Promise<OpenDb> {
  const lite = embedded.pop() ?? (await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('snapshot'))]) }))
  let isOver = false
  // What still runs when its test is over must not write into the database of the next one.
  const check = () => {
    if (isOver) throw new Error('the test that this database belonged to is over')
  }
  const database = await openDb({
    databaseUrl: null,
    dataDir: '',
    migrations: 'migrations',
    embedded: lite,
    onQuery: (statement) => {
      check()
      onQuery?.(statement)
    },
  })
  return {
    ...database,
    query: async (text, values) => {
      check()
      return database.query(text, values)
    },
    close: async () => {
      if (isOver) return
      isOver = true
      const isWhole = await emptied(async (text) => (await lite.exec(text)).at(-1)?.rows ?? [])
      if (isWhole) embedded.push(lite)
      else await lite.close()
    },
  }
}

async function takePostgres(url: string, onQuery: OnQuery): Promise<OpenDb> {
  const name = named.pop() ?? (await makePostgres(url))
  const database = await openDb({
    databaseUrl: databaseNamed(url, name),
    dataDir: '',
    migrations: 'migrations',
    ...(onQuery && { onQuery }),
  })
  let isOver = false
  return {
    ...database,
    close: async () => {
      if (isOver) return
      isOver = true
      await database.close()
      const client = new pg.Client({ connectionString: databaseNamed(url, name) })
      await client.connect()
      if (await emptied(async (text) => (await client.query(text)).rows)) named.push(name)
      await client.end()
    },
  }
}

/** A copy of the migrated template, whose name begins with the template's: whoever made the template removes it. */
async function makePostgres(url: string): Promise<string> {
  const template = inject('template')
  const name = `${template}_${process.pid}_${++made}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return name
}

let emptyings = 0

/**
 * Empties all tables. False when a test has made or lost some: nobody should get that database again. To truncate them takes
 * twenty times as long as to delete the few rows of a test: that is only done now and then, for the room that they took.
 */
async function emptied(run: (text: string) => Promise<Record<string, unknown>[]>): Promise<boolean> {
  const tables = inject('tables')
  const deleted = tables.split(', ').map((table) => `delete from ${table}`)
  const empty = ++emptyings % 25 === 0 ? `truncate ${tables} cascade` : deleted.join('; ')
  // Some tables refuse to lose rows, also to whoever owns them; as a replica no trigger of ours is asked.
  await run(`set session_replication_role = replica; ${empty}; reset session_replication_role`)
  return (await run(ownTables))[0]?.names === tables
}
