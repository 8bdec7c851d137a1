import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayBegan } from '#server/allowance/family-clock.ts'
import type { Parent } from '#server/auth/actor.ts'
import { type Catalog, catalog } from '#server/cards/catalog.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { InsightView } from '#shared/insight.ts'
import { claimsOf, mostAnswers, suggestedOf, toldOf } from './claims.ts'
import { grouped, type SeenAnswer } from './rules.ts'
import { sayClaim, saySuggestion, sayThin, topicsOf } from './say-claims.ts'

type Needs = Pick<App, 'db' | 'now'>

const studentRow = z.object({
  id: z.string(),
  grade: z.number(),
  time_zone: z.string(),
  begun: z.array(z.string()),
  week: z.object({
    minutes: z.coerce.number(),
    lessons: z.coerce.number(),
    right: z.coerce.number(),
    tried: z.coerce.number(),
  }),
  last_day: z.object({ date: z.string(), minutes: z.coerce.number(), tutors: z.array(z.string()) }).nullable(),
})

const moment = z.coerce.date()
const answerRow = z.object({
  student_id: z.string(),
  id: z.string(),
  skill: z.string(),
  card_id: z.string(),
  tool: z.enum(['chat', 'flashcards', 'multiple-choice', 'letter-tracing', 'blackboard', 'video']),
  was_correct: z.boolean(),
  hint_level: z.number(),
  answer: z.string().nullable(),
  mistake: z.string().nullable(),
  answered_at: moment,
  day: z.string(),
})

/** What is told of each of the parent's students, oldest first, in two statements. */
export async function insightsOf(app: Needs, parent: Parent): Promise<InsightView[]> {
  const [students, answers] = await Promise.all([readStudents(app, parent), readAnswers(app, parent)])
  const cards = catalog()
  return students.map((student) => toView(cards, app.now(), student, answers.get(student.id) ?? []))
}

/** Fewer answers than these are said to be few. */
const few = 40

function toView(cards: Catalog, now: Date, student: z.infer<typeof studentRow>, answers: SeenAnswer[]): InsightView {
  const { id, grade, time_zone, last_day, week } = student
  const told = toldOf(claimsOf(cards, { now, grade, begun: new Set(student.begun), answers }))
  const ofDay = answers.filter(({ day }) => day === last_day?.date)
  return {
    student_id: id,
    last_day: last_day && {
      date: last_day.date,
      is: dayWord(now, last_day.date, time_zone),
      minutes: Math.round(last_day.minutes),
      tutors: last_day.tutors,
      topics: topicsOf(cards, ofDay),
    },
    week: { ...week, minutes: Math.round(week.minutes) },
    claims: told.map((claim) => sayClaim(cards, claim)),
    thin: told.length >= 3 ? null : sayThin(answers.length < few),
    suggestion: saySuggestion(cards, suggestedOf(told), answers),
  }
}

function dayWord(now: Date, date: string, zone: string) {
  const midnight = dayBegan(now, zone)
  const shown = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
  if (date === shown(now)) return 'today'
  return date === shown(new Date(midnight.getTime() - 1)) ? 'yesterday' : 'earlier'
}

async function readStudents({ db, now }: Needs, parent: Parent) {
  const monday = sql`date_trunc('week', ${now().toISOString()}::timestamptz at time zone s.time_zone) at time zone s.time_zone`
  const result = await db.execute(sql`
    select s.id, s.grade_level as grade, s.time_zone, (
      select coalesce(json_agg(k.skill), '[]') from skill_state k where k.student_id = s.id
    ) as begun, (
      select json_build_object('minutes', coalesce(sum(extract(epoch from c.last_active_at - c.started_at)) / 60, 0),
        'lessons', count(*) filter (where exists (select 1 from message m where m.conversation_id = c.id and m.role = 'user')
          or c.last_active_at > c.started_at),
        'right', (select count(*) from evidence e where e.student_id = s.id and e.answered_at >= ${monday} and e.was_correct),
        'tried', (select count(*) from evidence e where e.student_id = s.id and e.answered_at >= ${monday}))
      from conversation c where c.student_id = s.id and c.started_at >= ${monday} and c.removed_at is null
    ) as week, (
      select json_build_object('date', to_char(l.day, 'YYYY-MM-DD'),
        'minutes', sum(extract(epoch from c.last_active_at - c.started_at)) / 60,
        'tutors', json_agg(distinct c.tutor_name))
      from (
        select (v.started_at at time zone s.time_zone)::date as day from conversation v
        where v.student_id = s.id order by v.started_at desc limit 1
      ) l join conversation c on c.student_id = s.id and c.started_at >= l.day::timestamp at time zone s.time_zone
      group by l.day
    ) as last_day
    from student s where s.parent_id = ${parent.id} order by s.id`)
  return rowsOf(studentRow).parse(result)
}

async function readAnswers({ db }: Needs, parent: Parent): Promise<Map<string, SeenAnswer[]>> {
  const result = await db.execute(sql`
    select s.id as student_id, e.id, e.skill, e.card_id, e.tool, e.was_correct, e.hint_level, e.answer, e.mistake, e.answered_at,
      to_char(e.answered_at at time zone s.time_zone, 'YYYY-MM-DD') as day
    from student s cross join lateral (
      select * from evidence o where o.student_id = s.id order by o.id desc limit ${mostAnswers}
    ) e
    where s.parent_id = ${parent.id}`)
  const rows = rowsOf(answerRow).parse(result)
  // What waited on a device came later than it was given.
  rows.sort((a, b) => a.answered_at.getTime() - b.answered_at.getTime() || (a.id < b.id ? -1 : 1))
  return grouped(rows, ({ student_id }) => student_id)
}
