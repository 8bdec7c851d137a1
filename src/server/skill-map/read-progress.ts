import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { notFound } from '#server/errors.ts'
import { bandNames } from '#shared/bands.ts'
import { inkStroke } from '#shared/ink.ts'
import { factDecks } from './fact-grid.ts'
import { bothAlphabets } from './letters.ts'

const moment = z.coerce.date()

const row = z.object({
  nickname: z.string(),
  grade: z.number(),
  today: z.string(),
  first_at: moment.nullable(),
  states: z.array(
    z.object({
      skill: z.string(),
      p: z.number(),
      answers: z.number(),
      right_answers: z.number(),
      band: z.enum(bandNames),
      steady_at: moment.nullable(),
      proof: z.number(),
      proof_at: moment.nullable(),
      last_at: moment,
    }),
  ),
  changes: z
    .array(z.tuple([z.string(), z.enum(bandNames), z.string()]))
    .transform((all) => all.map(([skill, band, day]) => ({ skill, band, day }))),
  late: z.array(
    z.object({
      skill: z.string(),
      card_id: z.string(),
      was_correct: z.boolean(),
      hint_level: z.number(),
      mistake: z.string().nullable(),
      answer: z.string().nullable(),
      answered_at: moment,
    }),
  ),
  facts: z.array(z.object({ card_id: z.string(), state: z.enum(['asked', 'quick', 'fluent']) })),
  letters: z.array(z.object({ glyph: z.string(), strokes: z.array(inkStroke), written_at: moment })),
})
export type KeptProgress = z.infer<typeof row>

/** So many last answers, and so many days, tell what the child mixes up now. */
const mostLate = 400
const lateDays = 56

/** All that the map shows of one of the parent's students, in one statement. Fails with not_found. */
export async function readProgress(
  app: Pick<App, 'db' | 'now'>,
  parent: Parent,
  studentId: string,
): Promise<KeptProgress> {
  const now = app.now().toISOString()
  const result = await app.db.execute(sql`
    select s.nickname, s.grade_level as grade, (${now}::timestamptz at time zone s.time_zone)::date::text as today, (
      select e.answered_at from evidence e where e.student_id = s.id order by e.id limit 1
    ) as first_at, (
      select coalesce(json_agg(json_build_object('skill', k.skill, 'p', k.p, 'answers', k.answers, 'right_answers', k.right_answers,
        'band', k.band, 'steady_at', k.steady_at, 'proof', k.proof, 'proof_at', k.proof_at, 'last_at', k.last_at)), '[]')
      from skill_state k where k.student_id = s.id
    ) as states, (
      select coalesce(json_agg(json_build_array(e.skill, e.changed_to, (e.answered_at at time zone s.time_zone)::date)
        order by e.id), '[]')
      from evidence e where e.student_id = s.id and e.changed_to is not null and e.tool <> 'letter-tracing'
    ) as changes, (
      select coalesce(json_agg(json_build_object('skill', l.skill, 'card_id', l.card_id, 'was_correct', l.was_correct,
        'hint_level', l.hint_level, 'mistake', l.mistake, 'answer', case when l.mistake is not null then l.answer end,
        'answered_at', l.answered_at) order by l.id desc), '[]')
      from (
        select e.id, e.tool, e.skill, e.card_id, e.was_correct, e.hint_level, e.mistake, e.answer, e.answered_at from evidence e where e.student_id = s.id order by e.id desc limit ${mostLate}
      ) l
      where l.tool <> 'letter-tracing' and l.answered_at > ${now}::timestamptz - make_interval(days => ${lateDays})
    ) as late, (
      select coalesce(json_agg(json_build_object('card_id', m.card_id, 'state', case when m.fluent_at is not null then 'fluent'
        when m.quick_at is not null then 'quick' else 'asked' end)), '[]')
      from card_memory m where m.student_id = s.id
        and split_part(m.card_id, '~', 1) in (${factDecks.times}, ${factDecks.plus})
    ) as facts, (
      select coalesce(json_agg(json_build_object('glyph', h.glyph, 'strokes', h.strokes, 'written_at', h.written_at)
        order by g.place), '[]')
      from json_array_elements_text(${JSON.stringify(bothAlphabets)}::json) with ordinality g(glyph, place)
      cross join lateral (
        select w.glyph, w.strokes, w.written_at from handwriting w
        where w.student_id = s.id and w.glyph = g.glyph and jsonb_array_length(w.strokes) > 0
        order by w.id desc limit 1
      ) h
    ) as letters
    from student s where s.id = ${studentId} and s.parent_id = ${parent.id}`)
  const [found] = rowsOf(row).parse(result)
  if (!found) throw notFound()
  return found
}
