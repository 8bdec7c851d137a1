import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#server/context.ts'
import { often } from '#server/db/often.ts'
import { rowsOf } from '#server/db/rows.ts'
import { type Band, bandNames } from '#shared/bands.ts'
import type { Mastery } from './mastery.ts'

/** A list checked as one: zod's own makes an object for each number. */
function columnOf<T>(isOne: (one: unknown) => one is T) {
  return z.custom<readonly T[]>((list) => Array.isArray(list) && list.every(isOne))
}
function isNumber(one: unknown): one is number {
  return typeof one === 'number'
}
function isNumberOrNull(one: unknown): one is number | null {
  return one === null || isNumber(one)
}
function isBand(one: unknown): one is Band {
  return bandNames.some((band) => band === one)
}

/** The states of a student column by column: two hundred skills, each with all its names, took most of a call. */
const stateColumns = z.object({
  skill: columnOf((one): one is string => typeof one === 'string'),
  p: columnOf(isNumber),
  answers: columnOf(isNumber),
  right_answers: columnOf(isNumber),
  met: columnOf(isNumber),
  band: columnOf(isBand),
  steady_at: columnOf(isNumberOrNull),
  proof: columnOf(isNumber),
  proof_at: columnOf(isNumberOrNull),
  last_at: columnOf(isNumber),
})

const recordRow = z.object({
  parent_id: z.string(),
  grade_level: z.number(),
  /** Null where there are none. */
  states: stateColumns.nullable(),
  due: z.array(z.string()),
  /** Facts that came at once: today, on a day before, or on two days. */
  quick: z.array(z.object({ card_id: z.string(), far: z.enum(['today', 'before', 'fluent']) })),
  recent: z.array(
    z.object({
      card_id: z.string(),
      skill: z.string(),
      was_correct: z.boolean(),
      is_review: z.boolean(),
      answered_at: z.coerce.date(),
    }),
  ),
  /** When the student answered for the first time. */
  first_at: z.coerce.date().nullable(),
})

/** What a student has done with cards, as far as the next one depends on it. */
export type StudentRecord = Omit<z.infer<typeof recordRow>, 'states'> & {
  states: Map<string, Mastery & { met: number }>
}

/** So many due cards and so many last answers are looked at. */
const mostDue = 60
const mostRecent = 40

/** Of these skills, or of cards whose id begins so; of all when both are left out. */
export type DueFilter = { skills?: readonly string[]; deck?: string }

/** Everything in one statement. What is due are cards: what clips asked and letters that were traced is not among them. Null when there is no such student. */
export async function readRecord(
  app: Pick<App, 'db' | 'now'>,
  studentId: string,
  { skills, deck }: DueFilter = {},
): Promise<StudentRecord | null> {
  const ofSkills = skills
    ? sql`and m.skill in (select jsonb_array_elements_text(${JSON.stringify(skills)}::jsonb))`
    : sql``
  const ofDeck = deck === undefined ? sql`` : sql`and starts_with(m.card_id, ${`${deck}~`})`
  const now = app.now().toISOString()
  const result = await often(app.db)(sql`
    select s.parent_id, s.grade_level, (
      select case when count(*) > 0 then json_build_object('skill', json_agg(k.skill), 'p', json_agg(k.p), 'answers', json_agg(k.answers),
        'right_answers', json_agg(k.right_answers), 'met', json_agg(k.met), 'band', json_agg(k.band), 'steady_at', json_agg(${seconds('steady_at')}),
        'proof', json_agg(k.proof), 'proof_at', json_agg(${seconds('proof_at')}), 'last_at', json_agg(${seconds('last_at')})) end
      from skill_state k where k.student_id = s.id and not starts_with(k.skill, 'handwriting.')
    ) as states, (
      select coalesce(json_agg(d.card_id order by d.due), '[]') from (
        select m.card_id, m.due from card_memory m
        where m.student_id = s.id and m.due <= ${now}::timestamptz ${ofSkills} ${ofDeck}
          and not starts_with(m.card_id, 'clips~') and not starts_with(m.card_id, 'letters~')
        order by m.due limit ${mostDue}
      ) d
    ) as due, (
      select coalesce(json_agg(r order by r.id desc), '[]') from (
        select e.id, e.card_id, e.skill, e.was_correct, e.is_review, e.answered_at from evidence e
        where e.student_id = s.id and e.tool in ('chat', 'flashcards', 'multiple-choice', 'blackboard')
        order by e.id desc limit ${mostRecent}
      ) r
    ) as recent, (
      select coalesce(json_agg(json_build_object('card_id', q.card_id, 'far', case when q.fluent_at is not null then 'fluent'
        when (q.quick_at at time zone s.time_zone)::date = (${now}::timestamptz at time zone s.time_zone)::date then 'today'
        else 'before' end)), '[]')
      from card_memory q where q.student_id = s.id and q.quick_at is not null
    ) as quick, (
      select e.answered_at from evidence e where e.student_id = s.id order by e.id limit 1
    ) as first_at
    from student s where s.id = ${studentId}`)
  const [row] = rowsOf(recordRow).parse(result)
  if (!row) return null
  return { ...row, states: row.states ? statesOf(row.states) : new Map() }
}

/** Since 1970: a number is read sooner than a date. */
const seconds = (column: 'steady_at' | 'proof_at' | 'last_at') => sql`date_part('epoch', k.${sql.identifier(column)})`

const momentOf = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(Math.round(seconds * 1_000)) : null

/** Row by row again. All columns are as long as the first. */
function statesOf(columns: z.infer<typeof stateColumns>): StudentRecord['states'] {
  const { p, answers, right_answers, met, band, steady_at, proof, proof_at, last_at } = columns
  const states: StudentRecord['states'] = new Map()
  for (const [at, skill] of columns.skill.entries())
    states.set(skill, {
      p: p[at] ?? 0,
      answers: answers[at] ?? 0,
      right_answers: right_answers[at] ?? 0,
      met: met[at] ?? 0,
      band: band[at] ?? bandNames[0],
      steady_at: momentOf(steady_at[at]),
      proof: proof[at] ?? 0,
      proof_at: momentOf(proof_at[at]),
      last_at: momentOf(last_at[at]) ?? new Date(0),
    })
  return states
}
