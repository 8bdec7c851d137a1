import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'

/** How much of the family's day a student has used, and how much there is. */
export const timeToday = z.object({
  quiet: z.boolean(),
  said_day: z.coerce.number(),
  /** Minutes in conversations since midnight, up to what was said last. */
  learned: z.coerce.number(),
  lesson_minutes: z.number(),
  daily_minutes: z.number(),
  daily_messages: z.number(),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  time_zone: z.string(),
})
export type TimeToday = z.infer<typeof timeToday>

/** No day is longer, not even one on which the clocks are set back. */
export const longestDay = sql.raw("interval '25 hours'")

/**
 * The rows `today` (when the family's day began, whether it is quiet now, the settings) and `spent` (minutes) of one
 * student, for a `with`. On a night that has midnight twice, the day begins with the first.
 */
export const todayOf = (studentId: string, now: string): SQL => sql`
  clock as (
    select s.*, ${now}::timestamptz at time zone s.time_zone as shown,
      date_trunc('day', ${now}::timestamptz at time zone s.time_zone) at time zone s.time_zone as midnight
    from student s where s.id = ${studentId}
  ), today as (
    select id, consent_version, lesson_minutes, daily_minutes, daily_messages, quiet_from, quiet_to, time_zone,
      case when ((midnight - interval '1 hour') at time zone time_zone)::date = shown::date
        then midnight - interval '1 hour' else midnight end as began,
      case when quiet_from is null or quiet_to is null then false
        when quiet_from < quiet_to then shown::time >= quiet_from::time and shown::time < quiet_to::time
        else shown::time >= quiet_from::time or shown::time < quiet_to::time end as quiet
    from clock
  ), spent as (
    select coalesce(sum(extract(epoch from o.last_active_at - greatest(o.started_at, today.began))), 0) / 60 as minutes
    from today join conversation o on o.student_id = today.id where o.last_active_at > today.began
  )`

const oneRow = z.object({ rows: z.tuple([timeToday]) }).transform(({ rows }) => rows[0])

export async function readTimeToday(db: Pick<Db, 'execute'>, studentId: string, now: Date): Promise<TimeToday> {
  const result = await db.execute(sql`
    with ${todayOf(studentId, now.toISOString())}
    select today.*, spent.minutes as learned, (
      select count(*) from conversation o join message m on m.conversation_id = o.id
      where o.student_id = today.id and o.last_active_at >= today.began and m.role = 'user' and m.created_at >= today.began
    ) as said_day from today, spent`)
  return oneRow.parse(result)
}
