import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest'
import { deliverAlarmEmail } from '#server/alarms/alarm-emails.ts'
import { createHttp } from '#server/app.ts'
import { deliverEmail, deliverText } from '#server/auth/emails.ts'
import { parentAuth } from '#server/auth/parents.ts'
import { passwordHashing } from '#server/auth/passwords.ts'
import { doBillingJob } from '#server/billing/events.ts'
import { catalog } from '#server/cards/catalog.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/context.ts'
import { type Admission, admission } from '#server/conversations/admission.ts'
import { runningTurns } from '#server/conversations/running-turns.ts'
import type { OpenDb } from '#server/db/client.ts'
import { listenForNews } from '#server/db/news.ts'
import type { Email } from '#server/email/account-emails.ts'
import { localFiles } from '#server/files/local-files.ts'
import type { AllCalls } from '#server/http/all-calls-limit.ts'
import { rateLimits } from '#server/http/rate-limit.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { deliverMessageEmail } from '#server/messages/message-emails.ts'
import { type Metrics, openMetrics } from '#server/metrics/metrics.ts'
import { rehearseVersion } from '#server/rehearsal/rehearse.ts'
import type { Speech } from '#server/speech/speech.ts'
import { builtInBrain } from '#server/tutor/turn.ts'
import { seedTutors } from '#server/tutors/tutors.ts'
import { deliverWeeklyLetter } from '#server/weekly-letter/send.ts'
import { strayStatements } from './family-statements.ts'
import { freshDatabase } from './fresh-database.ts'

export { freshDatabase }

export type TestApp = {
  app: App
  http: ReturnType<typeof createHttp>
  /** Every statement the server sent, newest last. */
  statements: string[]
  /** Every line that was logged, as text. */
  logged: string[]
  /** Emails that were sent, newest last. */
  emails: Email[]
  /** Text messages that were sent, newest last. */
  texts: { to: string; text: string }[]
  /** The same database, for a second server. */
  borrowed: () => OpenDb
  /** Moves the server's clock. */
  advance: (ms: number) => void
  /** Does the jobs that wait, whatever the time they wait for. */
  finishJobs: () => Promise<void>
}

const testConfig: Config = {
  production: true,
  port: 0,
  host: '127.0.0.1',
  publicUrl: null,
  trustedProxies: 0,
  dataDir: path.join(os.tmpdir(), 'trellis-no-data'),
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  authSecret: 'a secret of the tests that is long enough to be one',
  model: null,
  speech: null,
  hearing: null,
  adminEmail: null,
  confirmation: false,
  mail: { smtpUrl: null, from: 'Trellis <trellis@localhost>' },
  sms: null,
  google: null,
  github: null,
  azure: null,
  operator: { name: null, contact: null, address: null },
  dataLocation: null,
  s3: null,
  billing: null,
  role: 'both',
  turnsAtOnce: 100,
  metrics: null,
  traces: null,
  backupKey: null,
  invented: false,
  logLevel: 'info',
}

/** A voice that says its text back as bytes: what is outside the house in these tests. */
const echoSpeech: Speech = {
  kind: 'builtin',
  speak: async (text) => ({ audio: new TextEncoder().encode(text), type: 'audio/wav' }),
  close: async () => undefined,
}

type Swap = Partial<Pick<App, 'brain' | 'speech' | 'hearing' | 'files' | 'replica'>> & {
  config?: Partial<Config>
  database?: OpenDb
  /** Counts as the running server does; most tests call more often than anybody may. */
  limits?: boolean
  /** Counts all calls from one address too. */
  calls?: AllCalls
  admission?: Admission
  metrics?: Metrics
}

const noLimits: App['limits'] = {
  chat: { perMinute: 100_000 },
  spend: async () => undefined,
  forget: async () => undefined,
  giveBack: async () => undefined,
}

/** The real jobs. Nobody looks for work in a test that has sent none. */
async function jobsOf(parts: Parameters<typeof startJobs>[0], handlers: Parameters<Jobs['work']>[0]) {
  const jobs = await startJobs({ lookEvery: 50, ...parts })
  let isWorking = false
  const send: Jobs['send'] = async (tx, name, data, when) => {
    await jobs.send(tx, name, data, when)
    if (!isWorking) await jobs.work(handlers)
    isWorking = true
  }
  const finish = async () => {
    const waiting = `update jobs.job set start_after = now() where state in ('created', 'retry', 'active') returning id`
    const ids = (await parts.query(waiting)).rows.map((row) => String(row.id))
    const left = `select 1 from jobs.job where state in ('created', 'retry', 'active') and id = any($1::uuid[])`
    while ((await parts.query(left, [ids])).rows.length > 0) await pause(20)
  }
  return { send, stop: jobs.stop, finish }
}

/** When the test is over that asked for it, or else the file. */
function afterwards(task: () => Promise<void> | void): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined
  if (isInTest) onTestFinished(task)
  else afterAll(task)
}

/** The real app on a real, empty database. What lies outside the house can be swapped. */
export async function startApp(swap: Swap = {}): Promise<TestApp> {
  const statements: string[] = []
  const logged: string[] = []
  const database = swap.database ?? (await freshDatabase((statement) => statements.push(statement)))
  const emails: Email[] = []
  const texts: { to: string; text: string }[] = []
  let moved = 0
  const config = { ...testConfig, ...swap.config }
  const log = pino({ level: config.logLevel }, { write: (line: string) => void logged.push(line) })
  const jobs = await jobsOf(
    { query: database.query, log },
    {
      email: (data, jobId) => deliverEmail(app, data, jobId),
      text_message: (data, jobId) => deliverText(app, data, jobId),
      alarm_email: (data, jobId) => deliverAlarmEmail(app, data, jobId),
      billing: (data, jobId) => doBillingJob(app, data, jobId),
      tutor_rehearsal: (data) => rehearseVersion(app, data),
      message_email: (data, jobId) => deliverMessageEmail(app, data, jobId),
      weekly_letter: (data, jobId) => deliverWeeklyLetter(app, data, jobId),
    },
  )
  afterwards(async () => {
    await jobs.stop()
    await news.close()
    if (!swap.database) await database.close()
    // What the server says to its database on behalf of one family stays in that family, in every test there is.
    expect(strayStatements(statements)).toEqual([])
  })
  const { db } = database
  const news = listenForNews(database)
  // As little work as it allows: what it costs in earnest is held in passwords.test.ts.
  const hashing = passwordHashing({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  const app: App = {
    config,
    db,
    database,
    replica: swap.replica ?? null,
    now: () => new Date(Date.now() + moved),
    log,
    brain: swap.brain ?? builtInBrain,
    speech: swap.speech ?? echoSpeech,
    hearing: swap.hearing ?? null,
    auth: parentAuth({ db, config, log, passwords: hashing }),
    passwords: hashing,
    limits: swap.limits ? rateLimits(database) : noLimits,
    jobs,
    sendEmail: async (email) => void emails.push(email),
    sendText: async (message) => void texts.push(message),
    turns: runningTurns(),
    metrics: swap.metrics ?? openMetrics(),
    admission: swap.admission ?? admission({ atOnce: config.turnsAtOnce }),
    news,
    files: swap.files ?? localFiles(temporaryFolder()),
    payments: config.billing && (await import('#server/billing/stripe-payments.ts')).stripePayments(config.billing),
  }
  await seedTutors(app, 'content')
  // As the running server does. PostgreSQL gives up a transaction in which cards are made for too long.
  if (database.kind === 'postgres') catalog()
  const http = createHttp(app, { ...(swap.calls && { calls: swap.calls }) })
  const advance = (ms: number) => {
    moved += ms
  }
  const borrowed = () => ({ ...database, close: async () => undefined })
  return { app, http, borrowed, statements, logged, emails, texts, advance, finishJobs: jobs.finish }
}

/** A folder of its own, removed when nobody asks for it any more. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-files-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
