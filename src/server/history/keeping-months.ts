import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { firstIdOf } from '#server/db/month-ids.ts'
import { dropMonth, type Month, readMonths } from '#server/db/months.ts'
import { rowsOf } from '#server/db/rows.ts'
import { neededByCase, removeContents } from './remove.ts'

type Needs = Pick<App, 'database' | 'now'>

/** So many conversations go at once, after their messages. */
const atOnce = 1_000

const stillKept = rowsOf(z.object({ kept: z.boolean() }))
const gone = rowsOf(z.object({ id: z.string() }))

/**
 * Whole months of messages that no family keeps any longer (`student.keep_days`) and no case needs are dropped as tables, which costs nothing
 * a message. Where one family keeps a month longer, the others' sessions go one by one (keeping.ts). Runs every hour; twice does
 * no harm, and one that was broken off is taken up by the next. Gives which months went.
 */
export async function dropOverdueMonths(app: Needs): Promise<string[]> {
  return app.database.patiently(async (db) => {
    const newest = firstIdOf(new Date())
    const dropped: string[] = []
    for (const month of await readMonths(db)) {
      if (month.until > newest || !(await isOverdue(db, month, app.now()))) continue
      const began = within(month)
      if (month.from === null && !(await hasMessages(db, month))) continue
      await db.transaction((tx) => removeContents(tx, sql`(select c.id from conversation c where ${began})`, app.now()))
      await dropMonth(db, month)
      dropped.push(month.table)
      const some = sql`select c.id from conversation c where ${began} and c.removed_at is not null limit ${atOnce}`
      while (gone.parse(await db.execute(sql`delete from conversation where id in (${some}) returning id`)).length > 0);
    }
    return dropped
  })
}

/** Of `conversation c`: its messages lie in this month. */
const within = ({ from, until }: Month): SQL =>
  from === null ? sql`c.id < ${until}::uuid` : sql`c.id >= ${from}::uuid and c.id < ${until}::uuid`

async function isOverdue(db: Pick<Db, 'execute'>, month: Month, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const result = await db.execute(sql`select exists (
    select 1 from conversation c join student s on s.id = c.student_id where ${within(month)} and (${neededByCase}
      or c.removed_at is null and (c.ended_at is null or c.ended_at >= ${at} - s.keep_days * interval '1 day'
        or coalesce(c.replying_until, c.ended_at) >= ${at}))) as kept`)
  return stillKept.parse(result)[0]?.kept === false
}

async function hasMessages(db: Pick<Db, 'execute'>, { table }: Month): Promise<boolean> {
  return gone.parse(await db.execute(sql`select id from ${sql.identifier(table)} limit 1`)).length > 0
}
