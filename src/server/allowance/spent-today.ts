import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'

/** How much of the family's day a student has used. */
export const spentToday = z.object({
  said_day: z.coerce.number(),
  /** Minutes in conversations since midnight, up to what was said last. */
  learned: z.coerce.number(),
})
export type SpentToday = z.infer<typeof spentToday>

/** No day is longer, not even one on which the clocks are set back. */
export const longestDay = sql.raw("interval '25 hours'")

/** The row `spent` (minutes since the day began) of one student, for a `with`. */
export const spentSince = (studentId: string, began: Date): SQL => sql`
  spent as (
    select coalesce(sum(extract(epoch from o.last_active_at - greatest(o.started_at, ${began.toISOString()}::timestamptz))), 0) / 60 as minutes
    from conversation o where o.student_id = ${studentId} and o.last_active_at > ${began.toISOString()}::timestamptz
  )`

export async function readSpentToday(db: Pick<Db, 'execute'>, studentId: string, began: Date): Promise<SpentToday> {
  const since = sql`${began.toISOString()}::timestamptz`
  const result = await db.execute(sql`
    with ${spentSince(studentId, began)}
    select spent.minutes as learned, (
      select count(*) from conversation o join message m on m.conversation_id = o.id
      where o.student_id = ${studentId} and o.last_active_at >= ${since} and m.role = 'user' and m.created_at >= ${since}
    ) as said_day from spent`)
  return rowsOf(spentToday).parse(result)[0] ?? { said_day: 0, learned: 0 }
}
