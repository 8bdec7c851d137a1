import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { type OpenDb, openDb } from '#server/db/client.ts'
import { keepMonths } from '#server/db/months.ts'
import { startJobs } from '#server/jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated embedded database; '' when the tests run on PostgreSQL. */
    snapshot: string
    /** The migrated database to copy on PostgreSQL; '' otherwise. */
    template: string
    /** The tables that are empty in a fresh database, as SQL names them. */
    tables: string
  }
}

/** The names of all tables but those in which the migrations and the jobs say how they are made. */
export const ownTables = `
  select string_agg(format('%I.%I', schemaname, tablename), ', ' order by schemaname, tablename) as names from pg_tables
  where schemaname in ('public', 'jobs') and schemaname || '.' || tablename not in
    ('jobs.version', 'jobs.queue', 'jobs.schedule', 'jobs.subscription')`

/** Migrates once for the whole run; every worker starts from copies. */
export default async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  return url ? templateOnPostgres(project, url) : snapshotOfPglite(project)
}

async function snapshotOfPglite(project: TestProject) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'trellis-test-'))
  const file = path.join(dir, 'snapshot.tar')
  const lite = await PGlite.create()
  await migrate(drizzle(lite), { migrationsFolder: 'migrations' })
  await keepMonths(drizzle(lite), true)
  await installJobs(async (text, values) =>
    values ? lite.query(text, values) : { rows: (await lite.exec(text)).at(-1)?.rows ?? [] },
  )
  writeFileSync(file, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()))
  const { rows } = await lite.query<{ names: string }>(ownTables)
  await lite.close()
  project.provide('tables', rows[0]?.names ?? '')
  project.provide('snapshot', file)
  project.provide('template', '')
  return () => rmSync(dir, { recursive: true, force: true })
}

/** The tables of the jobs, which pg-boss makes by itself at a first start. */
async function installJobs(query: OpenDb['query']) {
  const jobs = await startJobs({ query, log: pino({ level: 'silent' }) })
  await jobs.stop()
}

async function templateOnPostgres(project: TestProject, url: string) {
  const template = `trellis_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const database = await openDb({ databaseUrl: databaseNamed(url, template), dataDir: '', migrations: 'migrations' })
  await installJobs(database.query)
  const { rows } = await database.query(ownTables)
  await database.close()
  project.provide('tables', String(rows[0]?.names))
  project.provide('snapshot', '')
  project.provide('template', template)
  return async () => {
    const made = await admin.query("select datname from pg_database where datname like $1 || '%'", [template])
    for (const { datname } of made.rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.end()
  }
}

/** The same server, another database. */
export function databaseNamed(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}
