import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './client.ts'
import { firstIdOf, nextMonth } from './month-ids.ts'
import { rowsOf } from './rows.ts'

// The way from one table of messages to one a month, while they are read and written by servers of this release and the one
// before. What takes long (two indexes, looking at every row) hinders nobody; the change itself is made in one short transaction.
// It copies what the table has, so that migrations of later releases need not know of it.

type Session = Pick<Db, 'execute' | 'transaction'>
type Tx = Pick<Db, 'execute'>

const run = (db: Tx, statement: string) => db.execute(sql.raw(statement))
const read = async <T extends z.ZodRawShape>(db: Tx, shape: T, query: SQL) =>
  rowsOf(z.object(shape)).parse(await db.execute(query))

const isOneTable = async (db: Tx) =>
  (await read(db, { kind: z.string() }, sql`select relkind as kind from pg_class where oid = 'message'::regclass`))[0]
    ?.kind === 'r'

/** What the table before is named, and what belongs to it. */
const before = 'message_before'
const beforeOf = (name: string) => `${name}_before`

const indexShape = { name: z.string(), unique: z.boolean(), primary: z.boolean(), keyed: z.boolean(), on: z.string() }
/** Its indexes: `on` are method, columns and condition; `keyed`: the conversation is among its columns. */
const readIndexes = (db: Tx) =>
  read(
    db,
    indexShape,
    sql`
    select c.relname as name, i.indisunique as unique, i.indisprimary as primary,
      exists (select 1 from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        and a.attname = 'conversation_id') as keyed,
      regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', 'USING ') as on
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'message'::regclass and c.relname not like '%\\_before' order by 1`,
  )
type Index = Awaited<ReturnType<typeof readIndexes>>[number]

/** What is there once is unique in its conversation: a table of months can promise no more, and needs no more. */
const isReshaped = ({ unique, keyed }: Index) => unique && !keyed
const shaped = (index: Index) =>
  isReshaped(index) ? index.on.replace(/^(USING btree \([^)]*)\)/, '$1, conversation_id)') : index.on

export async function cutByMonth(session: Session, isAlone: boolean, now: Date): Promise<void> {
  if (!(await isOneTable(session))) return
  for (const index of (await readIndexes(session)).filter(isReshaped)) {
    const name = beforeOf(index.name)
    // One that was given up half-way is of no use.
    await run(
      session,
      `do $$ begin if exists (select 1 from pg_index where indexrelid = to_regclass('${name}') and not indisvalid)
      then drop index ${name}; end if; end $$`,
    )
    const way = isAlone ? '' : 'concurrently'
    await run(session, `create unique index ${way} if not exists ${name} on message ${shaped(index)}`)
  }
  // Not the end of this month, which may come while we are at it.
  const bound = firstIdOf(nextMonth(nextMonth(now)))
  const strays = await read(
    session,
    { id: z.string() },
    sql`
    select id from message where conversation_id >= ${bound}::uuid limit 1`,
  )
  // With this promise nobody has to look at the rows again while everybody waits.
  if (strays.length === 0) {
    await session.transaction(async (tx) => {
      await run(tx, "set local lock_timeout = '2s'")
      await run(tx, `alter table message drop constraint if exists ${before}_bound`)
      await run(tx, `alter table message add constraint ${before}_bound check (conversation_id < '${bound}') not valid`)
    })
    await run(session, `alter table message validate constraint ${before}_bound`)
  }
  await session.transaction((tx) => swap(tx, bound))
}

async function swap(tx: Tx, bound: string): Promise<void> {
  await run(tx, "set local lock_timeout = '2s'")
  await run(tx, 'lock table message in access exclusive mode')
  if (!(await isOneTable(tx))) return
  const indexes = await readIndexes(tx)
  const references = await read(
    tx,
    { name: z.string(), definition: z.string() },
    sql`
    select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = 'message'::regclass and contype = 'f'`,
  )
  const triggers = await read(
    tx,
    { name: z.string(), definition: z.string() },
    sql`
    select quote_ident(tgname) as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgrelid = 'message'::regclass and not tgisinternal`,
  )
  await run(tx, `alter table message rename to ${before}`)
  for (const { name } of triggers) await run(tx, `drop trigger ${name} on ${before}`)
  await run(tx, `create table message (like ${before} including defaults) partition by range (conversation_id)`)
  for (const index of indexes) await moveIndex(tx, index)
  for (const { name, definition } of references)
    await run(tx, `alter table message add constraint ${name} ${definition}`)
  await run(tx, 'create table message_rest partition of message default')
  await run(
    tx,
    `with moved as (delete from ${before} where conversation_id >= '${bound}' returning *)
    insert into message_rest select * from moved`,
  )
  await run(tx, `alter table message attach partition ${before} for values from (minvalue) to ('${bound}')`)
  await run(tx, `alter table ${before} drop constraint if exists ${before}_bound`)
  // Last: they write nothing into rows that only move.
  for (const { definition } of triggers) await run(tx, definition)
}

/** From the table before to the one of months, under the same name. */
async function moveIndex(tx: Tx, index: Index): Promise<void> {
  const { name, unique, primary } = index
  const old = beforeOf(name)
  if (primary) {
    await run(tx, `alter table ${before} drop constraint ${name}`)
    await run(tx, `alter table ${before} add constraint ${old} primary key using index ${old}`)
    const columns = /\(([^)]*)\)/.exec(shaped(index))?.[0]
    await run(tx, `alter table message add constraint ${name} primary key ${columns}`)
    return
  }
  await run(tx, isReshaped(index) ? `drop index ${name}` : `alter index ${name} rename to ${old}`)
  await run(tx, `create ${unique ? 'unique' : ''} index ${name} on message ${shaped(index)}`)
}
