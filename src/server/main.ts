import path from 'node:path'
import { type Logger, pino } from 'pino'
import { countFailure, tellingFailures } from './admin/failures.ts'
import { deliverAlarmEmail } from './alarms/alarm-emails.ts'
import { deliverEmail, deliverText } from './auth/emails.ts'
import { parentAuth } from './auth/parents.ts'
import { passwordHashing } from './auth/passwords.ts'
import { doBillingJob } from './billing/events.ts'
import { type Config, readConfig } from './config.ts'
import type { App } from './context.ts'
import { admission } from './conversations/admission.ts'
import { runningTurns } from './conversations/running-turns.ts'
import { freeTurns } from './conversations/turn-store.ts'
import { listenForNews } from './db/news.ts'
import { outboxEmail, smtpEmail } from './email/send-email.ts'
import { httpTexts, outboxTexts, twilioTexts } from './email/send-text.ts'
import { loggable } from './errors.ts'
import { localFiles } from './files/local-files.ts'
import { s3Files } from './files/s3-files.ts'
import { rateLimits } from './http/rate-limit.ts'
import { type Handlers, startJobs } from './jobs/jobs.ts'
import { deliverMessageEmail } from './messages/message-emails.ts'
import { type Metrics, openMetrics } from './metrics/metrics.ts'
import { readWaiting } from './metrics/read-waiting.ts'
import { projectRoot } from './project-root.ts'
import { rehearseVersion } from './rehearsal/rehearse.ts'
import { runBackup, runCommand } from './running/command-line.ts'
import { openDatabase, openReplica } from './running/open-database.ts'
import { serveUntilStopped } from './running/serve.ts'
import { builtinSpeech } from './speech/builtin-speech.ts'
import { serviceHearing } from './speech/service-hearing.ts'
import { serviceSpeech } from './speech/service-speech.ts'
import { isStartRefusal } from './start-refusal.ts'
import { withFallback } from './tutor/model/fallback.ts'
import { modelBrain } from './tutor/model/model-brain.ts'
import { builtInBrain } from './tutor/turn.ts'
import { seedTutors } from './tutors/tutors.ts'
import { deliverWeeklyLetter } from './weekly-letter/send.ts'

const what = {
  pglite:
    'The embedded database serves: good for a home and for trying out. It survives a crash of the server, but a power cut may cost the last moments, and only one server can use it. For more set DATABASE_URL to a PostgreSQL.',
  postgres: 'PostgreSQL serves.',
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  const database = await openDatabase(config, log)
  log.info({ database: database.kind, role: config.role }, what[database.kind])
  const { db } = database
  const replica = await openReplica(config, database, log)
  const { metrics, close: closeTraces } = await measuring(config)
  const count = (what: 'model' | 'voice') => {
    metrics.failed(what)
    void countFailure({ db, now: () => new Date() }, what).catch(() => log.warn({ what }, 'a failure was not counted'))
  }
  const onFailure = (error: unknown) => {
    count('model')
    log.warn({ reason: loggable(error) }, 'the language model failed; the built-in tutor answers')
  }
  const jobs = await startJobs({ query: database.query, log })
  const hashing = passwordHashing()
  const news = listenForNews(database)
  const app: App = {
    config,
    db,
    database,
    replica,
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
    metrics,
    admission: admission({ atOnce: config.turnsAtOnce }),
    news,
    files: config.s3 ? s3Files(config.s3) : localFiles(path.join(config.dataDir, 'files')),
    payments: await payments(config),
  }
  // Only one server can use the embedded database: a turn that is still held was a killed server's.
  if (database.kind === 'pglite') await freeTurns(app)
  await seedTutors(app, path.join(projectRoot, 'content'))
  const { role } = config
  const { connections } = database
  metrics.watch({ ...app, connections, waiting: role === 'web' ? null : () => readWaiting(app) })
  const handlers: Handlers = {
    email: (data, jobId) => deliverEmail(app, data, jobId),
    text_message: (data, jobId) => deliverText(app, data, jobId),
    alarm_email: (data, jobId) => deliverAlarmEmail(app, data, jobId),
    billing: (data, jobId) => doBillingJob(app, data, jobId),
    tutor_rehearsal: (data) => rehearseVersion(app, data),
    message_email: (data, jobId) => deliverMessageEmail(app, data, jobId),
    weekly_letter: (data, jobId) => deliverWeeklyLetter(app, data, jobId),
  }
  if (role !== 'web') await jobs.work(handlers)
  serveUntilStopped(app, database, metrics, async () => {
    await jobs.stop()
    await news.close()
    await replica?.close()
    await closeTraces()
    await database.close()
  })
}

/** Figures; and traces, whose library is loaded only where a collector is set. */
async function measuring({ traces, role }: Config): Promise<{ metrics: Metrics; close: () => Promise<void> }> {
  if (!traces) return { metrics: openMetrics(), close: async () => undefined }
  const { openTraces } = await import('./traces/traces.ts')
  return openTraces(openMetrics(), { collector: traces, role })
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

function giveUp(error: unknown): never {
  process.stderr.write(
    `${isStartRefusal(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

process.on('unhandledRejection', giveUp)
function run(words: string[]): Promise<unknown> {
  const [command = ''] = words
  if (command === 'admin') return runCommand(readConfig(), words.slice(1))
  if (command === 'backup' || command === 'restore')
    return runBackup(
      // Neither signs anything, and a restore wants an empty folder.
      readConfig(undefined, () => ''),
      words,
    )
  return start(readConfig())
}

await Promise.resolve()
  .then(() => run(process.argv.slice(2)))
  .catch(giveUp)
