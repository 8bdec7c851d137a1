import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createHttp } from './app.ts'
import { parentAuth } from './auth/parents.ts'
import { builtInBrain } from './brain/built-in/built-in-brain.ts'
import { withFallback } from './brain/fallback.ts'
import { modelBrain } from './brain/model-brain.ts'
import { type Config, isRefusal, readConfig } from './config.ts'
import type { App } from './context.ts'
import { sweep } from './conversations/conversations.ts'
import { runningTurns } from './conversations/running-turns.ts'
import { freeTurns } from './conversations/turn-store.ts'
import { openDb } from './db/client.ts'
import { staticFiles } from './http/static-files.ts'
import { builtinSpeech } from './speech/builtin-speech.ts'
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

/** The project's folder: two above this file, in the sources as in the build. */
const root = projectRoot(path.dirname(fileURLToPath(import.meta.url)))

function projectRoot(from: string): string {
  return existsSync(path.join(from, 'package.json')) ? from : projectRoot(path.dirname(from))
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel })
  const database = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations: path.join(root, 'migrations'),
    onLostConnection: (error) => log.warn({ reason: error.message }, 'the database closed a connection'),
  })
  log.info({ database: database.kind }, what[database.kind])
  const { db } = database
  const onFailure = (error: unknown, when: string) =>
    log.warn(
      { when, reason: error instanceof Error ? error.message : 'unknown' },
      'the language model failed; the built-in tutor answers',
    )
  const app: App = {
    config,
    db,
    database,
    now: () => new Date(),
    log,
    brain: config.model ? withFallback(modelBrain(config.model), builtInBrain, onFailure) : builtInBrain,
    speech: config.speech ? serviceSpeech(config.speech) : builtinSpeech(),
    auth: parentAuth({ db, config, log }),
    turns: runningTurns(),
  }
  // Only one server can use the embedded database: a turn that is still held was a killed server's.
  if (database.kind === 'pglite') await freeTurns(app)
  await seedTutors(app, path.join(root, 'content'))
  listen(app, database.close)
}

function listen(app: App, closeDatabase: () => Promise<void>): void {
  let draining = false
  const files = staticFiles(path.join(root, 'dist', 'web'), path.join(root, 'content', 'tutors'))
  const http = createHttp(app, { files, draining: () => draining })
  const server = serve(
    {
      fetch: http.fetch,
      port: app.config.port,
      hostname: app.config.host,
      serverOptions: { headersTimeout: 15_000, requestTimeout: 20_000, maxHeaderSize: 16_384 },
    },
    (address) =>
      app.log.info(
        { port: address.port },
        `Trellis is ready at ${app.config.publicUrl ?? `http://localhost:${address.port}`}`,
      ),
  )
  server.on('error', (error) => {
    app.log.fatal({ reason: error.message }, 'Trellis cannot listen')
    process.exit(1)
  })
  const sweeper = setInterval(() => {
    sweep(app).catch((error: unknown) =>
      app.log.warn({ reason: String(error).slice(0, 200) }, 'the sweep failed; it is tried again'),
    )
  }, 60_000)
  const stop = async () => {
    if (draining) process.exit(1)
    draining = true
    app.log.info({ running: app.turns.count() }, 'stopping: no new calls, replies in the making are finished')
    clearInterval(sweeper)
    const closed = new Promise((resolve) => server.close(resolve))
    await app.turns.settled(drainLimit)
    // The last events are on their way out; whoever does not read them does not hold the server.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, lastWords))])
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await app.speech.close()
    await closeDatabase()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
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
  .then(() => start(readConfig()))
  .catch(giveUp)
