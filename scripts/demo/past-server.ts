import path from 'node:path'
import { pino } from 'pino'
import { createHttp } from '#server/app.ts'
import { parentAuth } from '#server/auth/parents.ts'
import { passwordHashing } from '#server/auth/passwords.ts'
import { readConfig } from '#server/config.ts'
import type { App } from '#server/context.ts'
import { admission } from '#server/conversations/admission.ts'
import { runningTurns } from '#server/conversations/running-turns.ts'
import { listenForNews } from '#server/db/news.ts'
import { localFiles } from '#server/files/local-files.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { openDatabase } from '#server/running/open-database.ts'
import { builtInBrain } from '#server/tutor/turn.ts'
import { seedTutors } from '#server/tutors/tutors.ts'

/** A server whose clock is set by hand: what is done through its doors was done then. No email of those weeks goes out. */
export async function pastServer(settings: Record<string, string | undefined>, clock: { now: Date }) {
  const config = readConfig(settings)
  const log = pino({ level: 'warn' })
  const database = await openDatabase(config, log)
  const { db } = database
  const news = listenForNews(database)
  const passwords = passwordHashing()
  const nothing = async () => undefined
  const app: App = {
    config,
    db,
    database,
    replica: null,
    now: () => clock.now,
    log,
    brain: builtInBrain,
    speech: {
      kind: 'builtin',
      speak: () => Promise.reject(new Error('nobody listens in the past')),
      close: nothing,
    },
    hearing: null,
    auth: parentAuth({ db, config, log, passwords }),
    passwords,
    limits: { chat: { perMinute: 100_000 }, spend: nothing, forget: nothing, giveBack: nothing },
    jobs: { send: nothing },
    sendEmail: nothing,
    sendText: nothing,
    turns: runningTurns(),
    news,
    files: localFiles(path.join(config.dataDir, 'files')),
    payments: null,
    admission: admission({ atOnce: config.turnsAtOnce }),
    metrics: openMetrics(),
  }
  await seedTutors(app, 'content')
  const close = async () => {
    await news.close()
    await database.close()
  }
  return { http: createHttp(app), close }
}
