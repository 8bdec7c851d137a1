import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDb } from '#server/db/client.ts'
import { say, startLesson } from '#tests/support/family.ts'
import { type PostgresCluster, postgresCluster } from '#tests/support/postgres-cluster.ts'
import { startApp } from '#tests/support/start-app.ts'

// To any moment, as docs/operations.md tells it: an archive of PostgreSQL's log, a base backup, and a new server that plays the log
// up to the moment before a mistake. On a PostgreSQL of its own; runs where the suite
// runs on PostgreSQL.

let cluster: PostgresCluster | null = null
afterAll(() => cluster?.close())

const tables = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs') and c.relkind = 'r' order by 1`

/** Every row of every table, as text. */
async function everything(client: pg.Client): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { name } of (await client.query(tables)).rows)
    found[name] = (await client.query(`select t::text as row from ${name} t order by 1`)).rows.map(({ row }) => row)
  return found
}

it.runIf(process.env.DATABASE_URL)('comes back as it was at a moment: each row before it, none after it', async () => {
  cluster = await postgresCluster()
  const archive = cluster.shared('archive')
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('alter system set archive_mode = on')
  await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`)
  await client.end()
  cluster.pgCtl('-m', 'fast', 'restart')

  const database = await openDb({ databaseUrl: cluster.url, dataDir: '', migrations: 'migrations' })
  const app = await startApp({ database })
  const lesson = await startLesson(app)
  expect((await say(app, lesson, 'this was before the base backup')).status).toBe(200)
  const base = cluster.baseBackup()
  expect((await say(app, lesson, 'this was after it')).status).toBe(200)
  const asker = new pg.Client({ connectionString: cluster.url })
  await asker.connect()
  const whole = await everything(asker)
  // The clock of the database goes on before the mistake is made.
  const { rows } = await asker.query('select clock_timestamp()::text as moment, pg_sleep(0.1)')
  await asker.query('delete from conversation')
  const { rows: last } = await asker.query('select pg_walfile_name(pg_switch_wal()) as file')
  await expect
    .poll(async () => (await asker.query('select last_archived_wal as file from pg_stat_archiver')).rows[0].file)
    .toBe(last[0].file)
  await asker.end()
  await database.close()

  writeFileSync(path.join(base.folder, 'recovery.signal'), '')
  base.start(
    'archive_mode=off',
    `restore_command='cp ${archive}/%f %p'`,
    `recovery_target_time='${rows[0].moment}'`,
    'recovery_target_action=promote',
  )
  const back = new pg.Client({ connectionString: base.url })
  await back.connect()
  await expect.poll(async () => (await back.query('select pg_is_in_recovery() as is')).rows[0].is).toBe(false)
  expect(await everything(back)).toEqual(whole)
  expect(Object.values(whole).flat().join()).toContain('this was after it')
  await back.end()

  // It serves.
  const again = await openDb({ databaseUrl: base.url, dataDir: '', migrations: 'migrations' })
  await again.ping()
  await again.close()
})
