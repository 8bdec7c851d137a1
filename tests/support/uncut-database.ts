import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { openDb } from '#server/db/client.ts'
import { databaseNamed } from './database-snapshot.ts'

let made = 0

/** A database with all migrations whose messages still lie in one table, as a release before had them; of its taker alone. */
export async function uncutDatabase() {
  const url = process.env.DATABASE_URL
  const asItIs = { dataDir: '', migrations: null }
  if (!url) {
    const lite = await PGlite.create()
    await migrate(drizzle(lite), { migrationsFolder: 'migrations' })
    const database = await openDb({ ...asItIs, databaseUrl: null, embedded: lite })
    return { ...database, url: null, close: () => lite.close() }
  }
  const name = `trellis_uncut_${process.pid}_${++made}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const own = databaseNamed(url, name)
  const { drizzle: onPostgres } = await import('drizzle-orm/node-postgres')
  const { migrate: migratePostgres } = await import('drizzle-orm/node-postgres/migrator')
  const client = new pg.Client({ connectionString: own })
  await client.connect()
  await migratePostgres(onPostgres(client), { migrationsFolder: 'migrations' })
  await client.end()
  const database = await openDb({ ...asItIs, databaseUrl: own })
  const close = async () => {
    await database.close()
    await admin(`drop database ${name} with (force)`)
  }
  return { ...database, url: own, close }
}
