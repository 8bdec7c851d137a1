import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { familyOf, guardiansOf } from '#server/accounts/guardians.ts'
import type { weekFrom } from '#server/allowance/family-clock.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { answeredIn, ownConversations } from '#server/history/own-conversations.ts'
import { student } from '#server/students/student.table.ts'
import { bandNames } from '#shared/bands.ts'
import type { Letter } from '#shared/weekly-letter.ts'
import { composeWeek, type WeekFacts } from './compose.ts'

type Needs = Pick<App, 'db' | 'database'>
type Week = ReturnType<typeof weekFrom>

/** As many answers and texts of a week are looked through. */
const [mostAnswers, mostTexts] = [3_000, 40]

// In a statement of one table Drizzle leaves its name out, and inside another one the column would be that one's.
const whose = sql.raw('"user".id')
/** Both guardians of a family get its letter. */
const family = sql.raw('coalesce("user".family_id, "user".id)')

/** The family's zone is that of its first child. */
export const zoneOf = sql<string>`(select z.time_zone from student z where z.parent_id = ${family} order by z.created_at, z.id limit 1)`

/** What a week was for a parent's children, composed of what was observed; null when none of them had a lesson. */
export async function letterAbout(
  app: Needs,
  parentId: string,
  { week, last, from, to }: Week,
): Promise<Letter | null> {
  const children = await app.db
    .select({ id: student.id, nickname: student.nickname })
    .from(student)
    .where(eq(student.parent_id, parentId))
    .orderBy(asc(student.created_at), asc(student.id))
  if (children.length === 0) return null
  const { graph } = await catalogFor(app, parentId)
  const guardians = await guardiansOf(app.db, parentId)
  const names = [...children.map(({ nickname }) => nickname), ...guardians.map(({ name }) => name)]
  const weeks = []
  for (const { id, nickname } of children) {
    const facts = await factsOf(app, id, from, to)
    if (facts.lessons > 0)
      weeks.push(
        composeWeek({ ...facts, student_id: id, nickname, family: [...new Set(names)] }, (skill) => graph.get(skill)),
      )
  }
  return weeks.length === 0 ? null : { from: week, to: last, children: weeks }
}

const facts = z.object({
  seconds: z.coerce.number(),
  lessons: z.coerce.number(),
  answers: z.array(
    z.object({
      skill: z.string(),
      was_correct: z.boolean(),
      hint_level: z.number(),
      grew_to: z.enum(bandNames).nullable(),
    }),
  ),
  ways: z.array(z.string()),
  wonders: z.array(z.string()),
})

/**
 * A lesson counts in which the child said or answered something. Words come only from lessons in which nothing was told
 * that a grown-up must know, whoever it was told to.
 */
async function factsOf(
  app: Needs,
  studentId: string,
  from: Date,
  to: Date,
): Promise<Omit<WeekFacts, 'student_id' | 'nickname' | 'family'>> {
  const [since, until] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const inWeek = (at: string) => sql`${sql.raw(at)} >= ${since} and ${sql.raw(at)} < ${until}`
  const result = await app.db.execute(sql`
    with ${ownConversations(studentId)}, lessons as (
      select o.id, extract(epoch from greatest(o.last_active_at, e.newest) - o.started_at) as seconds,
        exists (select 1 from alarm a where a.student_id = ${studentId} and a.conversation_id = o.id) as told
      from own o left join lateral (select max(e.answered_at) as newest from evidence e where ${answeredIn(studentId)}) e on true
      where ${inWeek('o.started_at')} and o.removed_at is null
        and (e.newest is not null or exists (select 1 from message m where m.conversation_id = o.id and m.role = 'user'))
    )
    select coalesce((select sum(seconds) from lessons), 0) as seconds, (select count(*) from lessons) as lessons,
      (select coalesce(json_agg(a), '[]') from (
        select e.skill, e.was_correct, e.hint_level, e.grew_to from evidence e
        where e.student_id = ${studentId} and ${inWeek('e.answered_at')} order by e.answered_at limit ${mostAnswers}
      ) a) as answers,
      (select coalesce(json_agg(w.said), '[]') from (
        select array_to_string(m.sentences, ' ') as said from message m join lessons l on l.id = m.conversation_id and not l.told
        join evidence e on e.student_id = ${studentId} and e.client_id = m.id and e.was_correct
        where m.role = 'user' and m.verdict is null order by length(array_to_string(m.sentences, ' ')) desc, m.id limit ${mostTexts}
      ) w) as ways,
      (select coalesce(json_agg(w.question), '[]') from (
        select w.question from wonder w join lessons l on l.id = w.conversation_id and not l.told
        where w.student_id = ${studentId} order by w.id limit ${mostTexts}
      ) w) as wonders`)
  const [row] = rowsOf(facts).parse(result)
  if (!row) return { minutes: 0, lessons: 0, answers: [], ways: [], wonders: [] }
  const { seconds, ...rest } = row
  return { ...rest, minutes: Math.round(seconds / 60) }
}

/** Parents who use Trellis and may want a letter: since when, and where they live. */
export const lettersDue = (app: Pick<App, 'db' | 'now' | 'config'>) => {
  const now = app.now().toISOString()
  return app.db
    .select({ id: user.id, familyId: familyOf, zone: zoneOf })
    .from(user)
    .where(
      and(
        sql`${user.unclaimedSince} is null`,
        app.config.confirmation ? eq(user.emailVerified, true) : undefined,
        ne(sql`coalesce((select w.length from weekly_letter_choice w where w.parent_id = ${whose}), '')`, 'off'),
        sql`not exists (select 1 from weekly_letter w where w.parent_id = ${whose} and w.created_at > ${now}::timestamptz - interval '3 days')`,
        sql`exists (select 1 from student s join conversation c on c.student_id = s.id
          where s.parent_id = ${family} and c.started_at > ${now}::timestamptz - interval '15 days')`,
      ),
    )
}
