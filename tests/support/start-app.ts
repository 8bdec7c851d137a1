import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { createHttp } from '#server/app.ts'
import { parentAuth } from '#server/auth/parents.ts'
import { builtInBrain } from '#server/brain/built-in/built-in-brain.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/context.ts'
import { runningTurns } from '#server/conversations/running-turns.ts'
import { type OpenDb, openDb } from '#server/db/client.ts'
import type { Speech } from '#server/speech/speech.ts'
import { seedTutors } from '#server/tutors/tutors.ts'
import { databaseNamed } from './database-snapshot.ts'

export type TestApp = {
  app: App
  http: ReturnType<typeof createHttp>
  /** Every statement the server sent, newest last. */
  statements: string[]
  /** Every line that was logged, as text. */
  logged: string[]
  /** Moves the server's clock. */
  advance: (ms: number) => void
}

const testConfig: Config = {
  production: true,
  port: 0,
  host: '127.0.0.1',
  publicUrl: null,
  trustedProxies: 0,
  dataDir: path.join(os.tmpdir(), 'trellis-no-data'),
  databaseUrl: null,
  authSecret: 'a secret of the tests that is long enough to be one',
  model: null,
  speech: null,
  logLevel: 'info',
}

/** A voice that says its text back as bytes: what is outside the house in these tests. */
const echoSpeech: Speech = {
  kind: 'builtin',
  speak: async (text) => ({ audio: new TextEncoder().encode(text), type: 'audio/wav' }),
  close: async () => undefined,
}

type Swap = Partial<Pick<App, 'brain' | 'speech'>> & {
  config?: Partial<Config>
  database?: OpenDb
  signInLimit?: boolean
}

/** The real app on a real, empty database. What lies outside the house can be swapped. */
export async function startApp(swap: Swap = {}): Promise<TestApp> {
  const statements: string[] = []
  const logged: string[] = []
  const database = swap.database ?? (await freshDatabase((statement) => statements.push(statement)))
  if (!swap.database) afterAll(() => database.close())
  let moved = 0
  const config = { ...testConfig, ...swap.config }
  const log = pino({ level: config.logLevel }, { write: (line: string) => void logged.push(line) })
  const { db } = database
  const app: App = {
    config,
    db,
    database,
    now: () => new Date(Date.now() + moved),
    log,
    brain: swap.brain ?? builtInBrain,
    speech: swap.speech ?? echoSpeech,
    auth: parentAuth({ db, config, log, signInLimit: swap.signInLimit ?? false }),
    turns: runningTurns(),
  }
  await seedTutors(app, 'content')
  const http = createHttp(app)
  const advance = (ms: number) => {
    moved += ms
  }
  return { app, http, statements, logged, advance }
}

/** A migrated, empty database of its own for this test file. */
export async function freshDatabase(onQuery?: (statement: string) => void): Promise<OpenDb> {
  const shared = { dataDir: '', migrations: 'migrations', ...(onQuery && { onQuery }) }
  const url = process.env.DATABASE_URL
  if (!url) return openDb({ ...shared, databaseUrl: null, snapshot: new Blob([readFileSync(inject('snapshot'))]) })
  const name = `trellis_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('template')}`)
  await admin.end()
  return openDb({ ...shared, databaseUrl: databaseNamed(url, name) })
}
