import { setTimeout as pause } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { BillingJob } from '#server/billing/billing-job.ts'
import type { Db, OpenDb } from '#server/db/client.ts'
import { loggable } from '#server/errors.ts'
import type { DeletedAccount } from '#shared/account.ts'
import type { FamilyNews } from '#shared/family-rules.ts'
import { inTransaction } from './in-transaction.ts'
import { workLoop } from './work-loop.ts'

export type EmailJob =
  | { kind: 'sign_in' | 'sign_up' | 'recovery' | 'email_change' | 'guardian_invitation'; challenge_id: string }
  | { kind: 'password_changed' | 'phone_changed' | 'pin_locked'; to: string }
  | { kind: 'email_changed'; to: string; new_email: string }
  | { kind: 'family_news'; to: string; news: FamilyNews; other: string }
  | { kind: 'guardian_gone'; to: string; what: 'left' | 'removed'; other: string }
  | { kind: 'account_deleted'; to: string; counts: DeletedAccount }

export type TextMessageJob = { challenge_id: string }

/**
 * The case of an alarm, told to the parent; or that one waits, told to an administrator or to whoever runs this
 * installation. `round`: the how manieth time. `guardian_id`: which of the parents; without it, who founded the family. `parent_id` stands in jobs of before there were cases.
 */
export type AlarmEmailJob =
  | { alarm_id: string; round: number; guardian_id?: string }
  | { admin_id: string; alarm_id: string; round?: number }
  | { operator: true; alarm_id: string; round?: number }
  | { parent_id: string }

/** A version of a tutor is said what children say. */
export type RehearsalJob = { version_id: string }
/** That a message of the administrators waits for a parent. */
export type MessageEmailJob = { parent_id: string; guardian_id?: string }

/** The letter about a week, for a parent who wants one. */
export type WeeklyLetterJob = { parent_id: string; week: string }

/** What is done outside the database, by the name of its queue. */
export type JobData = {
  email: EmailJob
  text_message: TextMessageJob
  alarm_email: AlarmEmailJob
  billing: BillingJob
  tutor_rehearsal: RehearsalJob
  message_email: MessageEmailJob
  weekly_letter: WeeklyLetterJob
}
type Name = keyof JobData

/** A database, or one transaction of it. */
export type Tx = Pick<Db, 'execute'>

export type Handlers = { [N in Name]?: (data: JobData[N], jobId: string) => Promise<void> }

export type Jobs = {
  /** Writes the job with the transaction: it is done if, and only if, the transaction is. `startAfter`: seconds. */
  send: <N extends Name>(tx: Tx, name: N, data: JobData[N], when?: { startAfter: number }) => Promise<void>
  /** Does jobs as they come, of the queues that it is given a way for. The same job may come again, with the same id, when
   * a server died in the middle. */
  work: (handlers: Handlers) => Promise<void>
  stop: () => Promise<void>
}

type Parts = {
  query: OpenDb['query']
  log: Logger
  /** How often a failed job is tried again before it is given up. */
  retryLimit?: number
  /** First pause before a failed job is tried again, in seconds; it doubles each time. */
  retryDelay?: number
  /** A job that is not done after so many seconds was a dead server's, and is taken again. */
  expireInSeconds?: number
  /** How often dead servers' jobs are looked for, in seconds. */
  lookAfter?: number
  /** Pause between two looks for work, in milliseconds. */
  lookEvery?: number
}

/** What the queues are called in the database: as before emails were called so, and jobs of before an update are done. */
const queueNames = {
  email: 'letter',
  text_message: 'text_message',
  alarm_email: 'alarm_letter',
  billing: 'billing',
  tutor_rehearsal: 'tutor_rehearsal',
  message_email: 'message_email',
  weekly_letter: 'weekly_letter',
} satisfies Record<Name, string>

/** An email about a child in need is tried for more than a day, at first often: 15 s, 30 s, a minute, ... */
const alarmTries = { retryLimit: 13, retryBackoff: true, retryDelay: 15 }

/** A model may take its time over twenty replies. */
const rehearsalTries = { retryLimit: 3, expireInSeconds: 600 }

const ownTries: { [N in Name]?: object } = { alarm_email: alarmTries, tutor_rehearsal: rehearsalTries }

/** Jobs in the database itself, by pg-boss: on PostgreSQL for all servers together, or in the embedded one. */
export async function startJobs({
  query,
  log,
  retryLimit = 8,
  retryDelay = 5,
  expireInSeconds = 60,
  lookAfter = 30,
  lookEvery = 1_000,
}: Parts): Promise<Jobs> {
  const boss = await again(() => openBoss(query, log, lookAfter))
  await again(async () => {
    for (const queue of Object.values(queueNames)) await boss.createQueue(queue)
  })
  // Said with each job: what a queue was made with does not change when these numbers do.
  const tries = { retryLimit, retryBackoff: true, retryDelay, expireInSeconds }
  const loops: { stop: () => Promise<void> }[] = []
  return {
    send: async (tx, name, data, when) => {
      const often = { ...tries, ...ownTries[name] }
      await boss.send(queueNames[name], data, { ...often, ...when, db: inTransaction(tx) })
    },
    work: async (handlers) => {
      const parts = { boss, log, lookEvery }
      const { email, text_message, alarm_email, billing, tutor_rehearsal, message_email, weekly_letter } = handlers
      if (email) loops.push(workLoop(parts, queueNames.email, email))
      if (text_message) loops.push(workLoop(parts, queueNames.text_message, text_message))
      if (alarm_email) loops.push(workLoop(parts, queueNames.alarm_email, alarm_email))
      if (billing) loops.push(workLoop(parts, queueNames.billing, billing))
      if (message_email) loops.push(workLoop(parts, queueNames.message_email, message_email))
      if (weekly_letter) loops.push(workLoop(parts, queueNames.weekly_letter, weekly_letter))
      if (tutor_rehearsal) loops.push(workLoop(parts, queueNames.tutor_rehearsal, tutor_rehearsal))
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
      await boss.stop({ graceful: false, wait: true, timeout: 1_000 })
    },
  }
}

async function openBoss(query: OpenDb['query'], log: Logger, lookAfter: number): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: leavingNothingOpen(query) },
    schema: 'jobs',
    schedule: false,
    // Finished jobs carry addresses: they are kept for an hour, and then for a day out of the way.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
    maintenanceIntervalSeconds: lookAfter,
  })
  boss.on('error', (error) => log.warn({ reason: loggable(error) }, 'the jobs were held up'))
  await boss.start()
  return boss
}

/** Servers that start together on a new database are in each other's way while they make its tables: the loser looks again. */
async function again<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await task()
    } catch (error) {
      if (attempt >= 5) throw error
      await pause(100 * attempt)
    }
}

/**
 * pg-boss sends some statements together with their own `begin` and `commit`. Where they fail in the embedded database,
 * the transaction would stay open in the one session that all calls share, and every call after it would fail.
 */
const leavingNothingOpen =
  (query: OpenDb['query']): OpenDb['query'] =>
  async (text, values) => {
    try {
      return await query(text, values)
    } catch (error) {
      if (!values) await query('rollback').catch(() => undefined)
      throw error
    }
  }
