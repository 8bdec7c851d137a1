import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { aboutThis } from '#server/about/about.ts'
import { dateOn } from '#server/allowance/family-clock.ts'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { notFound } from '#server/errors.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { student } from '#server/students/student.table.ts'
import { alarmKinds, alarmSeverities } from '#shared/alarm.ts'
import type { LedgerDay, LedgerView } from '#shared/ledger.ts'
import { type BlockedKind, blockedKinds, ledgerDays, sentKinds } from '#shared/ledger-rules.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'database'>

const counted = <T extends string>(kinds: readonly [T, ...T[]]) =>
  z.object({ day: z.string(), kind: z.enum(kinds), times: z.number() })

const found = z.object({
  raised: z.array(
    z.object({
      day: z.string(),
      id: z.string(),
      kind: z.enum(alarmKinds),
      severity: z.enum(alarmSeverities),
      created_at: z.coerce.date(),
    }),
  ),
  blocked: z.array(counted(blockedKinds)),
  examples: z.array(z.object({ day: z.string(), kind: z.enum(blockedKinds), text: z.string() })),
  sent: z.array(counted(sentKinds)),
  family: z.array(z.string()),
})
type Found = z.infer<typeof found>

/** So many examples of a kind are shown of a day. */
const mostExamples = 3

/** Purposes for which something of a lesson leaves this server. */
const ofLessons: ReadonlySet<string> = new Set(['tutor', 'voice', 'hearing', 'email', 'text_message', 'files'])

/** What was raised, blocked and sent outside in the last days, for the parent of a student. */
export async function readLedger(app: Needs, parent: Parent, studentId: string): Promise<LedgerView> {
  const [whose] = await app.db
    .select({ id: student.id, time_zone: student.time_zone })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  if (!whose) throw notFound()
  const now = app.now()
  const since = dateOn(new Date(now.getTime() - (ledgerDays - 1) * 24 * 3_600_000), whose.time_zone)
  const read = await readFound(app, whose, since)
  const days = [...new Set([...read.raised, ...read.blocked, ...read.sent].map(({ day }) => day))].sort().reverse()
  return {
    since,
    days: days.map((day) => dayOf(day, read)),
    services: aboutThis(app).services.filter(({ purpose }) => ofLessons.has(purpose)),
  }
}

function dayOf(day: string, { raised, blocked, examples, sent, family }: Found): LedgerDay {
  const onDay = <T extends { day: string }>(rows: readonly T[]) => rows.filter((row) => row.day === day)
  const examplesOf = (kind: BlockedKind) => {
    const said = onDay(examples).filter((one) => one.kind === kind)
    return [...new Set(said.map(({ text }) => shieldPersonalData(text, family)))]
  }
  return {
    day,
    raised: onDay(raised).map(({ id, kind, severity, created_at }) => ({
      id,
      kind,
      severity,
      created_at: created_at.toISOString(),
    })),
    blocked: onDay(blocked).map(({ kind, times }) => ({
      kind,
      times,
      examples: examplesOf(kind),
    })),
    sent: onDay(sent).map(({ kind, times }) => ({ kind, times })),
  }
}

type Whose = { id: string; time_zone: string }

/**
 * All of it in one statement. A hurt that somebody at home may have done is in none of it: its alarms are for others, and
 * the messages that raised or led to them are not among the examples.
 */
async function readFound({ db }: Pick<App, 'db'>, { id, time_zone: zone }: Whose, since: string): Promise<Found> {
  const dayOfMoment = (moment: string) => sql`to_char(${sql.raw(moment)} at time zone ${zone}::text, 'YYYY-MM-DD')`
  const result = await db.execute(sql`
    with said as (
      select m.id, ${dayOfMoment('m.created_at')} as day, m.role, m.verdict, m.audit, m.sentences, m.seq
      from conversation c join message m on m.conversation_id = c.id
      where c.student_id = ${id} and m.created_at >= (${since}::date - 1)
    ), stopped as (
      select day, verdict as kind, id, sentences from said
        where role = 'user' and verdict in ('personal_data', 'injection', 'rude')
      union all select day, 'reply', id, null from said
        where role = 'assistant' and jsonb_array_length(coalesce(audit->'faults', '[]'::jsonb)) > 0
      union all select day, 'side_talk', id, null from said
        where role = 'assistant' and (audit->>'move' like 'talk.%' or audit->>'move' in ('moment', 'heard'))
    ), shown as (
      select day, kind, array_to_string(sentences, ' ') as text,
        row_number() over (partition by day, kind order by id desc) as place
      from stopped where sentences is not null
    ), mine as (
      select a.id, ${dayOfMoment('a.created_at')} as day, a.kind, a.severity, a.created_at, a.sent_at
      from alarm a where a.student_id = ${id} and a.audience = 'parent' and a.created_at >= (${since}::date - 1)
    ), gone as (
      select o.day, o.kind, o.times from sent_out o where o.student_id = ${id}
      union all select ${dayOfMoment('x.sent_at')}, 'email', count(*)::int from mine x where x.sent_at is not null group by 1
    )
    select (select coalesce(json_agg(json_build_object('day', r.day, 'id', r.id, 'kind', r.kind, 'severity', r.severity,
        'created_at', r.created_at) order by r.created_at desc), '[]') from mine r where r.day >= ${since}) as raised,
      (select coalesce(json_agg(b), '[]') from (
        select day, kind, count(*)::int as times from stopped where day >= ${since} group by day, kind order by kind) b) as blocked,
      (select coalesce(json_agg(json_build_object('day', e.day, 'kind', e.kind, 'text', e.text)), '[]')
        from shown e where e.place <= ${mostExamples} and e.day >= ${since}) as examples,
      (select coalesce(json_agg(g order by g.kind), '[]') from gone g where g.day >= ${since}) as sent,
      (select json_agg(b.nickname)::jsonb || to_jsonb(u.name) from student b join "user" u on u.id = b.parent_id
        where b.parent_id = (select s.parent_id from student s where s.id = ${id}) group by u.name) as family`)
  const [row] = rowsOf(found).parse(result)
  if (!row) throw notFound()
  return row
}
