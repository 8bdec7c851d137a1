import type { Socket } from 'node:net'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger as QueryLogger } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockDataDir } from './data-dir-lock.ts'
import { isPassingFault } from './faults.ts'
import { type Heard, keepListening } from './listen.ts'
import { keepMonths } from './months.ts'
import { keepsPlans } from './often.ts'

export type Db = PgDatabase<PgQueryResultHKT>

export type OpenDb = {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Plain SQL, for libraries that speak it. Without values it may be several statements. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Hears what is told on a channel, until the way to stop that it gives is taken. */
  listen: (channel: string, onHeard: Heard) => Promise<() => Promise<void>>
  /** Long work at a start, on a connection of its own that nothing hurries. */
  patiently: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
  /** How many connections there are, and how many calls wait for one; null where there is none to wait for. */
  connections: () => { open: number; idle: number; waiting: number } | null
}

type Options = {
  databaseUrl: string | null
  /** Where PostgreSQL itself answers, if a pooler stands at `databaseUrl`: migrating and listening need a session of their own. */
  directUrl?: string | null
  dataDir: string
  /** The folder of the migrations; null: the database is taken as it is. */
  migrations: string | null
  /** Another process asks the one that holds the embedded database for something. */
  onAsked?: ((socket: Socket, db: Db) => void) | undefined
  /** An embedded database that is open already and belongs to somebody else (tests): nothing on disk, no start-up work. */
  embedded?: PGlite
  onQuery?: (sql: string) => void
  /** Told of connections that the database closed by itself; the pool makes new ones. */
  onLostConnection?: (error: Error) => void
}

/** Opens PostgreSQL where a URL is given, otherwise the embedded database under the data directory, and migrates it. */
export async function openDb(options: Options): Promise<OpenDb> {
  const logger: QueryLogger | undefined = options.onQuery && { logQuery: options.onQuery }
  return options.databaseUrl ? openPostgres(options, options.databaseUrl, logger) : openPglite(options, logger)
}

async function openPglite(options: Options, logger: QueryLogger | undefined): Promise<OpenDb> {
  const { drizzle } = await import('drizzle-orm/pglite')
  const of = (lite: PGlite) => drizzle(lite, { casing: 'snake_case', ...(logger && { logger }) })
  if (options.embedded) return openedPglite(options.embedded, of(options.embedded), async () => undefined)
  const { PGlite } = await import('@electric-sql/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  let opened: Db | null = null
  const release = await lockDataDir(options.dataDir, (socket) => {
    if (opened && options.onAsked) options.onAsked(socket, opened)
    else socket.destroy()
  })
  try {
    const lite = await PGlite.create({ dataDir: path.join(options.dataDir, 'db') })
    const db = of(lite)
    if (options.migrations) {
      await migrate(db, { migrationsFolder: options.migrations })
      await keepMonths(db, true)
    }
    opened = db
    return openedPglite(lite, db, async () => {
      await lite.close()
      await release()
    })
  } catch (error) {
    await release()
    throw error
  }
}

const openedPglite = (lite: PGlite, db: Db, close: () => Promise<void>): OpenDb => ({
  db,
  kind: 'pglite',
  query: async (text, values) => {
    if (values) return lite.query<Record<string, unknown>>(text, values)
    return { rows: (await lite.exec(text)).at(-1)?.rows ?? [] }
  },
  listen: (channel, onHeard) => lite.listen(channel, onHeard),
  patiently: (work) => work(db),
  ping: async () => void (await lite.query('select 1')),
  close,
  connections: () => null,
})

/** So long an answer may be away, in milliseconds: PostgreSQL itself ends a statement before, unless nothing comes through. */
const silence = 6_000

/** A connection that was held for longer may still wait for an answer: nobody else is to wait behind it. */
function giveUpLate(pool: import('pg').Pool): void {
  const takenAt = new WeakMap<object, number>()
  pool.on('acquire', (client) => takenAt.set(client, performance.now()))
  pool.on('release', (_, client) => {
    if (performance.now() - (takenAt.get(client) ?? 0) > silence) void client.end()
  })
}

/** One migrator at a time, whichever server starts first. */
const migrationLock = 727_274

async function openPostgres(options: Options, url: string, logger: QueryLogger | undefined): Promise<OpenDb> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const directUrl = options.directUrl ?? url
  const settings = {
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'trellis',
  }
  const pool = new pg.Pool({ ...settings, connectionString: url, max: 10, query_timeout: silence, keepAlive: true })
  giveUpLate(pool)
  const migrating = new pg.Pool({ ...settings, connectionString: directUrl, max: 1 })
  // Without these a stopped PostgreSQL would end the server.
  const lost = (error: Error) => options.onLostConnection?.(error)
  for (const each of [pool, migrating]) {
    each.on('error', lost)
    each.on('connect', (client) => void client.on('error', lost))
  }
  try {
    const client = await connectPatiently(migrating)
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0')
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      if (options.migrations)
        await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: options.migrations })
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
      // Serving does not depend on it: what hinders it now is told by the sweep, which tries it every hour.
      await client.query("set lock_timeout = '10s'")
      if (options.migrations) await keepMonths(drizzle(client), false).catch(() => undefined)
    } finally {
      client.release(true)
    }
  } catch (error) {
    await pool.end()
    throw error
  } finally {
    await migrating.end()
  }
  const db = drizzle(pool, { casing: 'snake_case', ...(logger && { logger }) })
  if (directUrl === url) keepsPlans(db)
  return {
    db,
    kind: 'postgres',
    query: async (text, values) => {
      const answer: { rows: Record<string, unknown>[] } | { rows: Record<string, unknown>[] }[] = await pool.query(
        text,
        values,
      )
      return Array.isArray(answer) ? (answer.at(-1) ?? { rows: [] }) : answer
    },
    patiently: async (work) => {
      const client = new pg.Client({ ...settings, connectionString: directUrl, statement_timeout: 0 })
      client.on('error', lost)
      await client.connect()
      return work(drizzle(client, { casing: 'snake_case', ...(logger && { logger }) })).finally(() => client.end())
    },
    listen: async (channel, onHeard) =>
      keepListening(
        () => new pg.Client({ connectionString: directUrl, keepAlive: true, application_name: 'trellis' }),
        channel,
        onHeard,
      ),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Connections for reading only, which give up soon: whoever reads can ask the primary. Nobody is asked before the first
 * statement.
 */
export async function openReads({
  url,
  onLostConnection,
}: {
  url: string
  onLostConnection: (error: Error) => void
}): Promise<Pick<OpenDb, 'db' | 'query' | 'close'>> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1_000,
    query_timeout: 2_000,
    statement_timeout: 2_000,
    application_name: 'trellis-reads',
  })
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => void client.on('error', onLostConnection))
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    query: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  }
}

/** A database that starts together with us may need a moment: 10 tries over about 10 s. */
async function connectPatiently(pool: import('pg').Pool) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.connect()
    } catch (error) {
      if (attempt >= 10 || !isPassingFault(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}
