import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { often } from '#server/db/often.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'
import { type AllowanceSettings, requireAwake, requireConsent, requireMinutes } from './allowance.ts'
import { requireTool } from './controls.ts'
import { dayBegan } from './family-clock.ts'
import { idleLimit } from './sitting.ts'
import { spentSince } from './spent-today.ts'

// What a child does in a tool is learning, and takes of the day and of the lesson as talk does. There is one measure of
// both: how long the sitting lasts. A tool makes it last.

/** Whoever learns: a learner, as far as this depends on it. */
type Learning = { studentId: string; allowance: AllowanceSettings }

/** A sitting that was noted so short a time ago is not written again. */
const noted = sql.raw("interval '10 seconds'")
/** Minutes after its end in which a lesson can still be finished; the tutor of the chat says goodbye by then too. */
const grace = 5

/** The sitting that the child is in, or has just left by another tab. */
const sitting = (studentId: string, now: string): SQL => sql`
  select c.id from conversation c where c.student_id = ${studentId}
    and c.last_active_at > ${now}::timestamptz - make_interval(secs => ${idleLimit / 1000})
  order by c.started_at desc, c.id desc limit 1`

const madeLonger = (studentId: string, now: string, only: SQL): SQL => sql`
  update conversation set last_active_at = ${now}::timestamptz
  where id = (${sitting(studentId, now)}) and last_active_at < ${now}::timestamptz - ${noted} and ${only} returning 1`

/** As a part of a `with`: what a child has just done in a tool belongs to its sitting. */
export const lasting = (studentId: string, now: Date): SQL =>
  sql`lasting as (${madeLonger(studentId, now.toISOString(), sql`true`)})`

/** The same by itself, for what is kept at any hour. */
export async function noteUse({ db, now }: Needs, studentId: string): Promise<void> {
  await db.execute(sql`with ${lasting(studentId, now())} select 1 from lasting`)
}

type Needs = { db: Pick<Db, 'execute'>; now: () => Date }

const used = z.object({ learned: z.coerce.number(), minutes: z.coerce.number().nullable(), is_over: z.boolean() })

type Taking = { db: Db; now: () => Date }

/** Lets a child use a tool now: it is not put away, it is no quiet hour, and neither the day nor the lesson is used up. */
export async function takeTool(app: Taking, learner: Learning, tool: SwitchableTool): Promise<void> {
  const { studentId, allowance } = learner
  const at = app.now()
  requireConsent(allowance)
  requireAwake(allowance, at)
  requireTool(allowance, tool)
  const now = at.toISOString()
  const longest = allowance.lesson_minutes + grace
  const result = await often(app.db)(sql`
    with ${spentSince(studentId, dayBegan(at, allowance.time_zone))}, lesson as (
      select extract(epoch from ${now}::timestamptz - c.started_at) / 60 as minutes,
        coalesce(c.lesson->>'phase' = 'over', false) as is_over
      from conversation c where c.id = (${sitting(studentId, now)}) and c.ended_at is null
    ), lasting as (${madeLonger(
      studentId,
      now,
      sql`(select minutes from spent) < ${allowance.daily_minutes}::numeric
        and not exists (select 1 from lesson where is_over or minutes >= ${longest}::numeric)`,
    )})
    select spent.minutes as learned, lesson.minutes, coalesce(lesson.is_over, false) as is_over
    from spent left join lesson on true`)
  const [found] = rowsOf(used).parse(result)
  if (!found) return
  requireMinutes(allowance, found, at)
  if (found.is_over || (found.minutes ?? 0) >= longest)
    throw new AppError('lesson_over', 'That was a whole lesson. Time for a break! We go on another time.')
}
