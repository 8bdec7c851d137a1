import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Parent } from '#server/auth/actor.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { notFound } from '#server/errors.ts'
import type { HistoryItem } from '#shared/history.ts'
import type { HistoryShow } from '#shared/history-rules.ts'
import { answeredIn, ownConversations } from './own-conversations.ts'

/** How many conversations one page of the history holds. */
export const historyPage = 50
/** So many topics are named of one conversation. */
const mostTopics = 4

type Needs = Pick<App, 'db' | 'database'>
type Asked = { cursor?: string | undefined; show?: HistoryShow | undefined }
export type HistoryPage = { sessions: HistoryItem[]; next: string | null }

const row = z.object({
  id: z.string().nullable(),
  started_at: z.coerce.date(),
  tutor_name: z.string(),
  seconds: z.coerce.number(),
  skills: z.array(z.string()).nullable(),
  tried: z.coerce.number(),
  right: z.coerce.number(),
  drawings: z.coerce.number(),
  alarm: z.boolean(),
  open: z.boolean(),
})
const nothing = z.object({ id: z.null() })

/** The conversations of one of the parent's students, newest first, from behind the one named by `cursor`. */
export async function listSessions(
  app: Needs,
  parent: Parent,
  studentId: string,
  { cursor, show = 'all' }: Asked,
): Promise<HistoryPage> {
  const { graph } = await catalogFor(app, parent.id)
  const ofSubject = graph.skills.filter(({ subject }) => subject === show).map(({ id }) => id)
  const answered = answeredIn(studentId)
  const ofOneSubject = sql`exists (select 1 from evidence e where ${answered}
    and e.skill in (select jsonb_array_elements_text(${JSON.stringify(ofSubject)}::jsonb)))`
  const wanted: Partial<Record<HistoryShow, SQL>> = {
    all: sql`true`,
    drawings: sql`exists (select 1 from drawing d where d.conversation_id = o.id and ${hasSomething})`,
    alarm: toldToParent(studentId),
  }
  const behind = cursor
    ? sql`and (o.started_at, o.id) < (select f.started_at, f.id from own f where f.id = ${cursor})`
    : sql``
  const result = await app.db.execute(sql`
    with ${ownConversations(studentId)}, page as (
      select * from own o where o.removed_at is null and ${wanted[show] ?? ofOneSubject} ${behind}
      order by o.started_at desc, o.id desc limit ${historyPage + 1}
    )
    select o.id, o.started_at, o.tutor_name, o.ended_at is null as open, e.tried, e.right, t.skills,
      extract(epoch from greatest(o.last_active_at, e.newest) - o.started_at) as seconds,
      (select count(*) from drawing d where d.conversation_id = o.id and ${hasSomething}) as drawings,
      ${toldToParent(studentId)} as alarm
    from student s left join page o on true
      left join lateral (
        select count(*) as tried, count(*) filter (where e.was_correct) as right, max(e.answered_at) as newest
        from evidence e where ${answered}
      ) e on true
      left join lateral (
        select array_agg(k.skill order by k.times desc, k.skill) as skills from (
          select e.skill, count(*) as times from evidence e where ${answered} group by e.skill order by 2 desc, 1 limit ${mostTopics}
        ) k
      ) t on true
    where s.id = ${studentId} and s.parent_id = ${parent.id}
    order by o.started_at desc, o.id desc`)
  const rows = rowsOf(z.union([nothing, row])).parse(result)
  if (rows.length === 0) throw notFound()
  const found = rows.flatMap((one) => ('tutor_name' in one && one.id !== null ? [{ ...one, id: one.id }] : []))
  const sessions = found.slice(0, historyPage).map(({ seconds, skills, started_at, ...one }) => ({
    ...one,
    started_at: started_at.toISOString(),
    minutes: Math.round(seconds / 60),
    topics: (skills ?? []).flatMap((skill) => graph.get(skill)?.name ?? []),
  }))
  return { sessions, next: found.length > historyPage ? (sessions.at(-1)?.id ?? null) : null }
}

const hasSomething = sql.raw("jsonb_array_length(d.scene->'elements') > 0")

/** A hurt at home is told to others: here it leaves no mark. */
const toldToParent = (studentId: string) =>
  sql`exists (select 1 from alarm a where a.student_id = ${studentId} and a.conversation_id = o.id and a.audience = 'parent')`
