import type { Logger } from 'pino'
import type { ParentAuth } from './auth/parents.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Payments } from './billing/payments.ts'
import type { Config } from './config.ts'
import type { Admission } from './conversations/admission.ts'
import type { RunningTurns } from './conversations/running-turns.ts'
import type { Db, OpenDb } from './db/client.ts'
import type { News } from './db/news.ts'
import type { Replica } from './db/replica.ts'
import type { SendEmail } from './email/send-email.ts'
import type { SendText } from './email/send-text.ts'
import type { Files } from './files/files.ts'
import type { Limits } from './http/rate-limit.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Hearing } from './speech/hearing.ts'
import type { Speech } from './speech/speech.ts'
import type { Brain } from './tutor/turn.ts'

/** Everything the server needs from outside itself. Built once, in main.ts; passed, never imported. */
export type App = {
  config: Config
  db: Db
  database: Pick<OpenDb, 'kind' | 'ping' | 'query' | 'connections' | 'patiently'>
  /** Answers reads that may be a second old (`db/from-replica.ts`); null: there is none. */
  replica: Replica | null
  now: () => Date
  log: Logger
  brain: Brain
  speech: Speech
  /** Who hears a child, when it is not the browser. */
  hearing: Hearing | null
  auth: ParentAuth
  passwords: Passwords
  limits: Limits
  /** Work outside the database: a row that is written with what it belongs to, and done afterwards. */
  jobs: Pick<Jobs, 'send'>
  sendEmail: SendEmail
  sendText: SendText
  turns: RunningTurns
  /** How many turns are made at once, and who waits for one. */
  admission: Admission
  metrics: Pick<Metrics, 'call' | 'stage' | 'answered' | 'readFrom'>
  /** Who takes payments; null: nobody, and everything is free. */
  payments: Payments | null
  /** What changed, told to whoever listens on any server. */
  news: Pick<News, 'hear'>
  files: Files
}
