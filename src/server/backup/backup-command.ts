import { existsSync, readdirSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db, OpenDb } from '#server/db/client.ts'
import { askHolder } from '#server/db/data-dir-lock.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { startRefusal } from '#server/start-refusal.ts'
import { backupAsked } from './answer-backup.ts'
import { type BackupEnd, filesFolder, relay, writeBackup } from './backup.ts'
import { dumpDatabase } from './dump-database.ts'
import type { Sink } from './records.ts'
import { readBackup } from './restore.ts'

/** Opens the database of the settings; `migrations`: the folder to migrate by, null: as it is. */
type Open = (migrations: string | null) => Promise<OpenDb>
type Parts = { config: Config; open: Open; migrations: string; now: () => Date }

const told = ({ tables, files }: BackupEnd) => {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${files} files`
}

/** `npm run backup -- file`: also while the server serves. Gives the lines to say. */
export async function backupCommand({ config, open, now }: Parts, args: string[]): Promise<string[]> {
  const [file] = args
  if (!file) throw startRefusal('Say where the backup is to be written: npm run backup -- trellis.backup')
  const { dataDir } = config
  const withFiles = config.s3 === null
  const end = await writeBackup(
    { dump: dumping(config, open, now), dataDir, withFiles },
    keyOf(config),
    path.resolve(file),
  )
  const lines = [`${file}: ${told(end)}.`]
  return withFiles ? lines : [...lines, 'Films, photos and portraits are in S3, and are not in it.']
}

/** The embedded database is read by the server that holds it, where one does; everything else from here. */
function dumping({ databaseUrl, dataDir }: Config, open: Open, now: () => Date) {
  return async (sink: Sink) => {
    const holder = databaseUrl ? null : await askHolder(dataDir)
    if (holder) {
      holder.write(backupAsked)
      return relay(holder, sink)
    }
    if (!databaseUrl && !existsSync(path.join(dataDir, 'db'))) throw startRefusal(`There is no database in ${dataDir}.`)
    const database = await open(null)
    try {
      return await dumpDatabase(database.db, sink, now())
    } finally {
      await database.close()
    }
  }
}

/** `npm run restore -- file`: onto a machine that has nothing yet. */
export async function restoreCommand({ config, open, migrations }: Parts, args: string[]): Promise<string[]> {
  const [file] = args
  if (!file || !existsSync(file)) throw startRefusal('Say which backup: npm run restore -- trellis.backup')
  await refuseFull(config, open)
  let database: OpenDb | null = null
  try {
    const make = async ({ migrations: wanted }: { migrations: number[] }) => {
      database = await withMigrations(migrations, wanted, open)
      return makeJobTables(database)
    }
    const end = await readBackup({ dataDir: config.dataDir, database: make }, keyOf(config), path.resolve(file))
    return [`${told(end)} are back. The next start brings the database up to date.`]
  } finally {
    await closed(database)
  }
}

const closed = async (database: OpenDb | null) => database?.close()

async function makeJobTables(database: OpenDb): Promise<Db> {
  const jobs = await startJobs({ query: database.query, log: pino({ level: 'silent' }) })
  await jobs.stop()
  return database.db
}

function keyOf({ backupKey }: Config): string {
  if (backupKey) return backupKey
  throw startRefusal('Set BACKUP_KEY (at least 32 characters) and keep it somewhere else than the backups.')
}

/** Nothing is ever written over. */
async function refuseFull({ databaseUrl, dataDir }: Config, open: Open): Promise<void> {
  const hasFiles = isFull(path.join(dataDir, filesFolder)) || existsSync(path.join(dataDir, 'auth-secret'))
  if (hasFiles || (!databaseUrl && existsSync(path.join(dataDir, 'db'))))
    throw startRefusal(`There is something in ${dataDir} already: a backup is brought back into an empty folder.`)
  if (!databaseUrl) return
  const database = await open(null)
  const { rows } = await database.query(
    "select 1 from pg_tables where schemaname in ('public', 'jobs', 'drizzle') limit 1",
  )
  await database.close()
  if (rows.length > 0)
    throw startRefusal('There are tables in this database already: a backup is brought back into an empty one.')
}

const isFull = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

type Journal = { entries: { when: number; tag: string }[] }

/** Opens a new database with these migrations and no others, so that rows of an older release fit. */
async function withMigrations(folder: string, wanted: number[], open: Open): Promise<OpenDb> {
  const journalFile = path.join('meta', '_journal.json')
  const journal: Journal = JSON.parse(await fs.readFile(path.join(folder, journalFile), 'utf8'))
  const entries = journal.entries.slice(0, wanted.length)
  if (entries.length < wanted.length || entries.some(({ when }, at) => when !== wanted[at]))
    throw startRefusal('The backup is of a newer release of Trellis: restore it with that one.')
  const some = await fs.mkdtemp(path.join(os.tmpdir(), 'trellis-restore-'))
  try {
    await fs.mkdir(path.join(some, 'meta'))
    await fs.writeFile(path.join(some, journalFile), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await fs.copyFile(path.join(folder, `${tag}.sql`), path.join(some, `${tag}.sql`))
    return await open(some)
  } finally {
    await fs.rm(some, { recursive: true, force: true })
  }
}
