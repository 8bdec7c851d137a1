import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './client.ts'
import { cutByMonth } from './cut-by-month.ts'
import { firstIdOf, nextMonth } from './month-ids.ts'
import { rowsOf } from './rows.ts'

// Messages lie in one table a month: the month in which their conversation began, which its id tells (UUID version 7). So all of
// a conversation lies in one of them, what must be there once is unique by itself, and a month that nobody keeps any more is
// dropped (docs/decisions/0049).

/** So many months are made ahead; `message_rest` takes what fits none, as ids that no clock made. */
const ahead = 3

/** A month of messages: ids of conversations from `from` on, before `until`. The first has no beginning: all that was before. */
export type Month = { table: string; from: string | null; until: string }

type Session = Pick<Db, 'execute' | 'transaction'>

const bounded = rowsOf(z.object({ name: z.string(), bounds: z.string() }))

/** The months that there are, the oldest first. None: messages are not cut. */
export async function readMonths(db: Pick<Db, 'execute'>): Promise<Month[]> {
  const found = await db.execute(sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'message'::regclass`)
  return bounded
    .parse(found)
    .flatMap(({ name, bounds }) => {
      const [, from, until] = /FROM \((?:MINVALUE|'([^']+)')\) TO \('([^']+)'\)/.exec(bounds) ?? []
      return until ? [{ table: name, from: from ?? null, until }] : []
    })
    .sort((a, b) => (a.until < b.until ? -1 : 1))
}

/** One at a time, whichever process comes first; the others go on with what there is. */
const lock = sql.raw('727275')
const taken = rowsOf(z.object({ taken: z.boolean() }))

/**
 * Cuts messages by month where they are not yet, and makes the months ahead. Runs at the start and every hour, on a session of
 * its own without a time limit; both shapes serve. `isAlone`: nobody else uses this database.
 */
export async function keepMonths(session: Session, isAlone: boolean, now = new Date()): Promise<void> {
  if (isMadeAhead(await readMonths(session), now)) return
  const [held] = taken.parse(await session.execute(sql`select pg_try_advisory_lock(${lock}) as taken`))
  if (!held?.taken) return
  try {
    await cutByMonth(session, isAlone, now)
    for (const begin of comingMonths(now))
      if (!isCovered(await readMonths(session), begin)) await addMonth(session, begin)
  } finally {
    await session.execute(sql`select pg_advisory_unlock(${lock})`)
  }
}

const comingMonths = (now: Date): Date[] => {
  const coming = [new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))]
  for (const last of coming) if (coming.length <= ahead) coming.push(nextMonth(last))
  return coming
}

const isCovered = (months: readonly Month[], begin: Date) => {
  const id = firstIdOf(begin)
  return months.some(({ from, until }) => (from === null || from <= id) && id < until)
}
const isMadeAhead = (months: readonly Month[], now: Date) =>
  comingMonths(now).every((begin) => isCovered(months, begin))

/** Nobody waits behind us for longer: who does not get a lock tries again an hour later. */
const briefly = sql.raw("set local lock_timeout = '2s'")

/** Also takes over what came before the month was made, from `message_rest`. */
async function addMonth(session: Session, begin: Date): Promise<void> {
  const [from, until] = [firstIdOf(begin), firstIdOf(nextMonth(begin))]
  const table = `message_${begin.toISOString().slice(0, 7).replace('-', '_')}`
  await session.transaction(async (tx) => {
    await tx.execute(briefly)
    await tx.execute(sql.raw(`create table ${table} (like message including all)`))
    await tx.execute(
      sql.raw(`with moved as (
        delete from message_rest where conversation_id >= '${from}' and conversation_id < '${until}' returning *
      ) insert into ${table} select * from moved`),
    )
    await tx.execute(
      sql.raw(`alter table message attach partition ${table} for values from ('${from}') to ('${until}')`),
    )
  })
}

/** Drops a month of messages, all of it. Whoever asks knows that nobody needs one, and takes the conversations away afterwards. */
export async function dropMonth(session: Session, { table, from, until }: Month): Promise<void> {
  await session.transaction(async (tx) => {
    await tx.execute(briefly)
    await tx.execute(sql.raw(`alter table message detach partition ${table}`))
    await tx.execute(sql.raw(`drop table ${table}`))
    // Later ids of an old month go to `message_rest`; what was before all months keeps its place, empty.
    if (from === null)
      await tx.execute(sql.raw(`create table ${table} partition of message for values from (minvalue) to ('${until}')`))
  })
}
