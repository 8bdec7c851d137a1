import type { Logger } from 'pino'
import type { ParentAuth } from './auth/parents.ts'
import type { Brain } from './brain/brain.ts'
import type { Config } from './config.ts'
import type { RunningTurns } from './conversations/running-turns.ts'
import type { Db, OpenDb } from './db/client.ts'
import type { Speech } from './speech/speech.ts'

/** Everything the server needs from outside itself. Built once, in main.ts; passed, never imported. */
export type App = {
  config: Config
  db: Db
  database: Pick<OpenDb, 'kind' | 'ping'>
  now: () => Date
  log: Logger
  brain: Brain
  speech: Speech
  auth: ParentAuth
  turns: RunningTurns
}
