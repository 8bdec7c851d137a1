import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, notFound } from '#server/errors.ts'
import { bandNames } from '#shared/bands.ts'
import { after, type Mastery, showsKnowing } from './mastery.ts'
import { type Memory, remembered } from './memory.ts'
import type { evidence } from './progress.table.ts'

/** One answer of a student, graded. */
export type Answer = {
  skill: string
  card_id: string
  /** What is remembered by it: the card, or its skill where cards are made without end. */
  memory: string
  tool: (typeof evidence.$inferInsert)['tool']
  was_correct: boolean
  hint_level: number
  /** How likely it is right by luck, 0 to 1. */
  guess: number
  /** What is believed about the skill when this is the first answer of a student of a grade to it, 0 to 1. */
  prior: (grade: number) => number
  latency_ms: number | null
  answer: string | null
  mistake: string | null
  /** The same for every retry of one answer. */
  client_id: string | null
  answered_at: Date
}

/** What an answer changed; not `isNew` when it was kept before. `was_correct` is that of the first time, when the same answer came before. */
export type Recorded = Pick<Mastery, 'band'> & {
  was_correct: boolean
  grew: boolean
  first_time: boolean
  isNew: boolean
  /** Of the row that was added; null when there was one. */
  evidence_id: string | null
}

type Needs = Pick<App, 'db' | 'now'>

const moment = z.coerce.date()
const known = z.object({
  grade: z.number(),
  earlier: z.object({ was_correct: z.boolean(), card_id: z.string() }).nullable(),
  state: z
    .object({
      p: z.number(),
      answers: z.number(),
      right_answers: z.number(),
      met: z.number(),
      band: z.enum(bandNames),
      steady_at: moment.nullable(),
      last_at: moment,
    })
    .nullable(),
  memory: z
    .object({
      stability: z.number(),
      difficulty: z.number(),
      due: moment,
      last_at: moment,
      reps: z.number(),
      lapses: z.number(),
    })
    .nullable(),
})
type Known = z.infer<typeof known>

const attempts = 6

/**
 * Keeps an answer once, and with it what follows: the belief about the skill and the memory of the card, in one
 * statement. Two answers at the same time are both counted: the one that comes second is worked out anew.
 */
export async function recordAnswer(app: Needs, studentId: string, answer: Answer): Promise<Recorded> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await readKnown(app, studentId, answer)
    const band = before.state?.band ?? 'new'
    if (before.earlier) {
      const { was_correct } = before.earlier
      return { was_correct, band, grew: false, first_time: false, isNew: false, evidence_id: null }
    }
    const state = after(before.state, answer.prior(before.grade), { ...answer, at: answer.answered_at })
    const memory = remembered(before.memory, answer.was_correct, answer.hint_level, latest(before, answer.answered_at))
    const evidence_id = await keep(app, studentId, answer, before, state, memory)
    if (evidence_id === null) continue
    const grew = showsKnowing(answer) && bandNames.indexOf(state.band) > bandNames.indexOf(band)
    const { was_correct } = answer
    return { was_correct, band: state.band, grew, first_time: before.memory === null, isNew: true, evidence_id }
  }
  throw new AppError('conflict', 'Another answer came at the same moment. Please try again.', { retryAfter: 1 })
}

/** Answers that waited on a device may arrive after later ones; a memory does not run backwards. */
const latest = ({ memory }: Known, at: Date) => (memory && memory.last_at > at ? memory.last_at : at)

async function readKnown(app: Needs, studentId: string, { skill, memory, client_id }: Answer): Promise<Known> {
  const result = await app.db.execute(sql`
    select s.grade_level as grade, (
      select json_build_object('was_correct', e.was_correct, 'card_id', e.card_id) from evidence e
      where e.student_id = ${studentId} and e.client_id = ${client_id}::uuid
    ) as earlier, (
      select row_to_json(k) from skill_state k where k.student_id = s.id and k.skill = ${skill}
    ) as state, (
      select row_to_json(m) from card_memory m where m.student_id = ${studentId} and m.card_id = ${memory}
    ) as memory
    from student s where s.id = ${studentId}`)
  const [row] = rowsOf(known).parse(result)
  if (!row) throw notFound()
  return row
}

/** The id of the new row of evidence; null when something came in between, and nothing was kept. */
async function keep(
  app: Needs,
  studentId: string,
  answer: Answer,
  before: Known,
  state: Mastery,
  memory: Memory,
): Promise<string | null> {
  const id = newId()
  const expected = before.state?.answers ?? 0
  const met = (before.state?.met ?? 0) + (before.memory ? 0 : 1)
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const result = await app.db.execute(sql`
    with counted as (
      insert into skill_state (student_id, skill, p, answers, right_answers, met, band, steady_at, last_at)
      values (${studentId}, ${answer.skill}, ${state.p}, ${state.answers}, ${state.right_answers}, ${met}, ${state.band},
        ${iso(state.steady_at)}, ${iso(state.last_at)})
      on conflict (student_id, skill) do update set p = excluded.p, answers = excluded.answers,
        right_answers = excluded.right_answers, met = excluded.met, band = excluded.band,
        steady_at = excluded.steady_at, last_at = greatest(excluded.last_at, skill_state.last_at)
      where skill_state.answers = ${expected}
      returning 1
    ), noted as (
      insert into evidence (id, student_id, skill, card_id, tool, was_correct, hint_level, latency_ms, answer, mistake,
        client_id, answered_at, created_at)
      select ${id}::uuid, ${studentId}::uuid, ${answer.skill}, ${answer.card_id}, ${answer.tool}, ${answer.was_correct},
        ${answer.hint_level}, ${answer.latency_ms}::int, ${answer.answer}, ${answer.mistake}, ${answer.client_id}::uuid,
        ${iso(answer.answered_at)}::timestamptz, ${iso(app.now())}::timestamptz
      from counted
      returning 1
    ), remembered as (
      insert into card_memory (student_id, card_id, skill, stability, difficulty, due, last_at, reps, lapses)
      select ${studentId}::uuid, ${answer.memory}, ${answer.skill}, ${memory.stability}, ${memory.difficulty},
        ${iso(memory.due)}::timestamptz, ${iso(memory.last_at)}::timestamptz, ${memory.reps}::int, ${memory.lapses}::int
      from noted
      on conflict (student_id, card_id) do update set stability = excluded.stability, difficulty = excluded.difficulty,
        due = excluded.due, last_at = excluded.last_at, reps = excluded.reps, lapses = excluded.lapses
    )
    select count(*)::int as kept from noted`)
  const rows = rowsOf(z.object({ kept: z.number() })).parse(result)
  return rows.some((row) => row.kept > 0) ? id : null
}
