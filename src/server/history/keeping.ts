import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { removeOne } from './remove.ts'

type Needs = Pick<App, 'db' | 'now'>

/** So many sessions are taken away in one go; the next hour takes more. */
const atOnce = 500

const overdue = z.object({ id: z.string() })

/**
 * Deletes what is older than a family keeps it (`student.keep_days`, shared/keeping-rules.ts): sessions as when a parent deletes
 * them, and the words, drawings and strokes that belong to none. What the child showed that it knows stays, without its words.
 * Runs every hour; twice does no harm. Gives how many sessions went.
 */
export async function eraseOverdue(app: Needs): Promise<number> {
  const now = app.now().toISOString()
  const limit = sql`${now}::timestamptz - s.keep_days * interval '1 day'`
  const found = await app.db.execute(sql`
    select c.id from conversation c join student s on s.id = c.student_id
    where c.removed_at is null and c.ended_at < ${limit} and coalesce(c.replying_until, c.ended_at) < ${now}::timestamptz
    order by c.ended_at limit ${atOnce}`)
  const sessions = rowsOf(overdue).parse(found)
  for (const { id } of sessions) await app.db.transaction((tx) => removeOne(tx, id, app.now()))
  for (const statement of [
    sql`delete from drawing d using student s where s.id = d.student_id and d.conversation_id is null and d.updated_at < ${limit}`,
    sql`delete from photo p using student s where s.id = p.student_id and p.conversation_id is null and p.created_at < ${limit}`,
    sql`update handwriting h set strokes = '[]' from student s
      where s.id = h.student_id and h.written_at < ${limit} and h.strokes <> '[]'`,
    sql`update evidence e set answer = null from student s
      where s.id = e.student_id and e.answered_at < ${limit} and e.answer is not null`,
  ])
    await app.db.execute(statement)
  return sessions.length
}
