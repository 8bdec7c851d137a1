import path from 'node:path'
import { type Logger, pino } from 'pino'
import { countFailure, sweepFailures, tellingFailures } from './admin/failures.ts'
import { deliverAlarmEmail } from './alarms/alarm-emails.ts'
import { escalateUnsent } from './alarms/alarms.ts'
import { createHttp } from './app.ts'
import { adminCommand } from './auth/admins.ts'
import { deliverEmail, deliverText } from './auth/emails.ts'
import { parentAuth } from './auth/parents.ts'
import { passwords } from './auth/passwords.ts'
import { sweepAccounts } from './auth/sweep.ts'
import { readAllOnceADay } from './billing/daily-look.ts'
import { doBillingJob } from './billing/events.ts'
import { builtInBrain } from './brain/built-in/built-in-brain.ts'
import { withFallback } from './brain/fallback.ts'
import { modelBrain } from './brain/model-brain.ts'
import { catalog, warmCatalog } from './cards/catalog.ts'
import { deckCommand } from './cards/decks/deck-command.ts'
import { skillGraph } from './cards/skills.ts'
import { type Config, isRefusal, readConfig } from './config.ts'
import type { App } from './context.ts'
import { endIdleConversations } from './conversations/conversations.ts'
import { runningTurns } from './conversations/running-turns.ts'
import { freeTurns } from './conversations/turn-store.ts'
import { type OpenDb, openDb } from './db/client.ts'
import { listenForNews } from './db/news.ts'
import { outboxEmail, smtpEmail } from './email/send-email.ts'
import { httpTexts, outboxTexts, twilioTexts } from './email/send-text.ts'
import { localFiles } from './files/local-files.ts'
import { s3Files } from './files/s3-files.ts'
import { allCalls, settleCalls } from './http/all-calls-limit.ts'
import { rateLimits } from './http/rate-limit.ts'
import { staticFiles } from './http/static-files.ts'
import { startJobs } from './jobs/jobs.ts'
import { listen as listenOn } from './listen.ts'
import { deliverMessageEmail } from './messages/message-emails.ts'
import { projectRoot } from './project-root.ts'
import { rehearseVersion } from './rehearsal/rehearse.ts'
import { sweepFiles } from './running/sweep-files.ts'
import { builtinSpeech } from './speech/builtin-speech.ts'
import { serviceHearing } from './speech/service-hearing.ts'
import { serviceSpeech } from './speech/service-speech.ts'
import { seedTutors } from './tutors/tutors.ts'

/** Longest wait for replies in the making when the server is asked to stop. Milliseconds. */
const drainLimit = 20_000

/** How long the last bytes of finished replies may take to leave. Milliseconds. */
const lastWords = 1_000

const what = {
  pglite:
    'The embedded database serves: good for a home and for trying out. It survives a crash of the server, but a power cut may cost the last moments, and only one server can use it. For more set DATABASE_URL to a PostgreSQL.',
  postgres: 'PostgreSQL serves.',
}

const open = (config: Config, log: Logger) =>
  openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations: path.join(projectRoot, 'migrations'),
    onLostConnection: (error) => log.warn({ reason: error.message }, 'the database closed a connection'),
  })

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  const database = await open(config, log)
  log.info({ database: database.kind }, what[database.kind])
  const { db } = database
  const count = (what: 'model' | 'voice') =>
    void countFailure({ db, now: () => new Date() }, what).catch(() => log.warn({ what }, 'a failure was not counted'))
  const onFailure = (error: unknown, when: string) => {
    count('model')
    log.warn(
      { when, reason: error instanceof Error ? error.message : 'unknown' },
      'the language model failed; the built-in tutor answers',
    )
  }
  const jobs = await startJobs({ query: database.query, log })
  const hashing = passwords()
  const news = listenForNews(database)
  const app: App = {
    config,
    db,
    database,
    now: () => new Date(),
    log,
    brain: config.model ? withFallback(modelBrain(config.model), builtInBrain, onFailure) : builtInBrain,
    speech: tellingFailures(config.speech ? serviceSpeech(config.speech) : builtinSpeech(), () => count('voice')),
    hearing: config.hearing && serviceHearing(config.hearing),
    auth: parentAuth({ db, config, log, passwords: hashing }),
    passwords: hashing,
    limits: rateLimits(database),
    jobs,
    ...post(config, log),
    turns: runningTurns(),
    news,
    files: config.s3 ? s3Files(config.s3) : localFiles(path.join(config.dataDir, 'files')),
    payments: await payments(config),
  }
  // Only one server can use the embedded database: a turn that is still held was a killed server's.
  if (database.kind === 'pglite') await freeTurns(app)
  await seedTutors(app, path.join(projectRoot, 'content'))
  await jobs.work({
    email: (data, jobId) => deliverEmail(app, data, jobId),
    text_message: (data, jobId) => deliverText(app, data, jobId),
    alarm_email: (data, jobId) => deliverAlarmEmail(app, data, jobId),
    billing: (data, jobId) => doBillingJob(app, data, jobId),
    tutor_rehearsal: (data) => rehearseVersion(app, data),
    message_email: (data, jobId) => deliverMessageEmail(app, data, jobId),
  })
  listen(app, database, async () => {
    await jobs.stop()
    await news.close()
    await database.close()
  })
}

/** The payment provider's library is loaded only where it is used. */
const payments = async ({ billing }: Config) =>
  billing && (await import('./billing/stripe-payments.ts')).stripePayments(billing)

/** Emails and text messages: through a service where one is set, otherwise into a folder. */
function post(config: Config, log: Logger): Pick<App, 'sendEmail' | 'sendText'> {
  const { mail, sms } = config
  const outbox = path.join(config.dataDir, 'outbox')
  return {
    sendEmail: mail.smtpUrl ? smtpEmail({ url: mail.smtpUrl, from: mail.from }) : outboxEmail(outbox, mail.from, log),
    sendText: !sms ? outboxTexts(outbox, log) : sms.kind === 'http' ? httpTexts(sms) : twilioTexts(sms),
  }
}

/** `npm run admin`: says who is an administrator, or brings decks in and out, and ends. */
async function administrate(config: Config, args: string[]): Promise<never> {
  const database = await open(config, pino({ level: 'warn' }))
  const { lines, code } =
    args[0] === 'decks' ? await decks(database, args.slice(1)) : await admins({ ...database, config }, args)
  await database.close()
  await new Promise((resolve) => process.stdout.write(`${lines.join('\n')}\n`, resolve))
  process.exit(code)
}

async function admins(parts: Pick<App, 'db' | 'config'>, args: string[]) {
  const { line, code } = await adminCommand({ ...parts, now: () => new Date() }, args)
  return { lines: [line], code }
}

const decks = ({ db }: OpenDb, args: string[]) =>
  deckCommand({ db, now: () => new Date() }, args, {
    builtIn: (deck) =>
      catalog()
        .inDeck(deck)
        .map((card) => card.view()),
    skillOf: (id) => skillGraph().get(id) ?? null,
  })

function listen(app: App, database: OpenDb, close: () => Promise<void>): void {
  let draining = false
  const files = staticFiles({
    webDir: path.join(projectRoot, 'dist', 'web'),
    contentDir: path.join(projectRoot, 'content'),
    publicUrl: app.config.publicUrl,
  })
  const calls = allCalls(database)
  const http = createHttp(app, { files, draining: () => draining, calls })
  const warn = (message: string) => (error: unknown) => app.log.warn({ reason: String(error).slice(0, 200) }, message)
  const stopSettling = settleCalls(calls, warn('the counts of calls could not be shared'))
  const server = listenOn(http.fetch, app.config, (port) =>
    app.log.info({ port }, `Trellis is ready at ${app.config.publicUrl ?? `http://localhost:${port}`}`),
  )
  // Cards are made when they are first asked for; nobody has to wait for that.
  void warmCatalog().catch(warn('the cards could not be made ahead'))
  server.on('error', (error) => {
    app.log.fatal({ reason: error.message }, 'Trellis cannot listen')
    process.exit(1)
  })
  const stopSweeping = keepSweeping(app, warn('the sweep failed; it is tried again'))
  const stop = async () => {
    if (draining) process.exit(1)
    draining = true
    app.log.info({ running: app.turns.count() }, 'stopping: no new calls, replies in the making are finished')
    stopSweeping()
    stopSettling()
    const closed = new Promise((resolve) => server.close(resolve))
    await app.turns.settled(drainLimit)
    // The last events are on their way out; whoever does not read them does not hold the server.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, lastWords))])
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await app.speech.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** Forgets what is over, every minute; files, which are read from the disk for it, at the start and every hour. */
function keepSweeping(app: App, onFailure: (error: unknown) => void): () => void {
  const everyMinute = setInterval(() => {
    endIdleConversations(app)
      .then(() => sweepAccounts(app))
      .then(() => escalateUnsent(app))
      .then(() => sweepFailures(app))
      .catch(onFailure)
  }, 60_000)
  const tidyFiles = () => {
    void sweepFiles(app).catch(onFailure)
    void readAllOnceADay(app).catch(onFailure)
  }
  // At home the server may not run for an hour.
  tidyFiles()
  const everyHour = setInterval(tidyFiles, 3_600_000)
  return () => {
    clearInterval(everyMinute)
    clearInterval(everyHour)
  }
}

function giveUp(error: unknown): never {
  const known = isRefusal(error) || (error instanceof Error && error.message.startsWith('Another Trellis'))
  process.stderr.write(
    `${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

process.on('unhandledRejection', giveUp)
await Promise.resolve()
  .then(() => (process.argv[2] === 'admin' ? administrate(readConfig(), process.argv.slice(3)) : start(readConfig())))
  .catch(giveUp)
