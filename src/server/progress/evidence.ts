import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayBegan } from '#server/allowance/family-clock.ts'
import { lasting } from '#server/allowance/tool-time.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { often } from '#server/db/often.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, notFound } from '#server/errors.ts'
import { type Band, bandNames } from '#shared/bands.ts'
import type { Grown } from '#shared/growth.ts'
import { type Fluency, fluencyAfter } from './fluency.ts'
import { grownBy } from './grown.ts'
import { after, isLearned, type Mastery, showsKnowing } from './mastery.ts'
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
  /** Anybody gives the right answer: 7 × 0, 5 + 0. */
  isEasy?: boolean
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
  /** What grew on the child's plant by it. */
  grown: Grown[]
}

type Needs = Pick<App, 'db' | 'now'>

const moment = z.coerce.date()
const known = z.object({
  parent_id: z.string(),
  grade: z.number(),
  time_zone: z.string(),
  /** This very card was answered a while ago, and then the answer stood there. */
  seen: z.boolean(),
  earlier: z.object({ was_correct: z.boolean(), card_id: z.string() }).nullable(),
  state: z
    .object({
      p: z.number(),
      answers: z.number(),
      right_answers: z.number(),
      met: z.number(),
      band: z.enum(bandNames),
      steady_at: moment.nullable(),
      proof: z.number(),
      proof_at: moment.nullable(),
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
      quick_at: moment.nullable(),
      fluent_at: moment.nullable(),
    })
    .nullable(),
})
type Known = z.infer<typeof known>

const attempts = 6

/** A card that was answered so long ago, in milliseconds, still has its answer in the child's ear. */
const stillHeard = 6 * 3_600_000
/** A second answer to the same card counts as given after most of the hints. */
const afterAnswer = 3

/**
 * Keeps an answer once, and with it what follows: the belief about the skill and the memory of the card, in one
 * statement. Two answers at the same time are both counted: the one that comes second is worked out anew.
 */
export async function recordAnswer(app: Needs, studentId: string, given: Answer): Promise<Recorded> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await readKnown(app, studentId, given)
    const answer = before.seen ? { ...given, hint_level: Math.max(given.hint_level, afterAnswer) } : given
    const band = before.state?.band ?? 'new'
    if (before.earlier) {
      const { was_correct } = before.earlier
      return { was_correct, band, grew: false, first_time: false, isNew: false, evidence_id: null, grown: [] }
    }
    const next = whatFollows(before, answer)
    const evidence_id = await keep(app, studentId, answer, before, next)
    if (evidence_id === null) continue
    const { was_correct } = answer
    const { state, grew_to } = next
    // What waited on the device since another day is no part of this day's plant.
    const isToday = answer.answered_at >= dayBegan(app.now(), before.time_zone)
    const grown = isToday ? grownBy({ ...answer, id: evidence_id, grew_to }) : []
    const about = { first_time: before.memory === null, isNew: true, evidence_id, grown }
    return { was_correct, band: state.band, grew: grew_to !== null, ...about }
  }
  throw new AppError('conflict', 'Another answer came at the same moment. Please try again.', { retryAfter: 1 })
}

/** Growth is told from here on: one lucky choice is none. */
const likelyKnown = 0.5

type Following = { state: Mastery; memory: Memory & Fluency; isReview: boolean; grew_to: Band | null }

function whatFollows(before: Known, answer: Answer): Following {
  const at = answer.answered_at
  const attempt = { ...answer, at, dayBegan: dayBegan(at, before.time_zone) }
  const { was_correct, hint_level } = answer
  const memory = remembered(before.memory, was_correct, hint_level, latest(before, at))
  const isMade = answer.memory !== answer.card_id
  const isDue = before.memory !== null && before.memory.due <= at
  const state = after(before.state, answer.prior(before.grade), attempt)
  const isHigher = bandNames.indexOf(state.band) > bandNames.indexOf(before.state?.band ?? 'new')
  return {
    state,
    grew_to: isHigher && showsKnowing(answer) && state.p >= likelyKnown ? state.band : null,
    memory: { ...memory, ...fluencyAfter(before.memory, { ...attempt, latency_ms: answer.latency_ms }) },
    isReview: isDue && (!isMade || (before.state !== null && isLearned(before.state))),
  }
}

/** Answers that waited on a device may arrive after later ones; a memory does not run backwards. */
const latest = ({ memory }: Known, at: Date) => (memory && memory.last_at > at ? memory.last_at : at)

async function readKnown(app: Needs, studentId: string, answer: Answer): Promise<Known> {
  const { skill, card_id, memory, client_id, answered_at } = answer
  const since = new Date(answered_at.getTime() - stillHeard).toISOString()
  const result = await often(app.db)(sql`
    with ${lasting(studentId, app.now())}
    select s.grade_level as grade, s.time_zone, s.parent_id, exists (
      select 1 from evidence e where e.student_id = ${studentId} and e.skill = ${skill} and e.card_id = ${card_id}
        and e.tool in ('flashcards', 'multiple-choice') and e.answered_at > ${since}::timestamptz
    ) as seen, (
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
  { state, memory, isReview, grew_to }: Following,
): Promise<string | null> {
  const id = newId()
  const expected = before.state?.answers ?? 0
  const met = (before.state?.met ?? 0) + (before.memory ? 0 : 1)
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const result = await often(app.db)(sql`
    with counted as (
      insert into skill_state (student_id, parent_id, skill, p, answers, right_answers, met, band, steady_at, proof, proof_at,
        last_at)
      values (${studentId}, ${before.parent_id}, ${answer.skill}, ${state.p}, ${state.answers}, ${state.right_answers}, ${met}, ${state.band},
        ${iso(state.steady_at)}, ${state.proof}, ${iso(state.proof_at)}, ${iso(state.last_at)})
      on conflict (student_id, skill) do update set p = excluded.p, answers = excluded.answers,
        right_answers = excluded.right_answers, met = excluded.met, band = excluded.band,
        steady_at = excluded.steady_at,
        proof = excluded.proof, proof_at = excluded.proof_at, last_at = greatest(excluded.last_at, skill_state.last_at)
      where skill_state.answers = ${expected}
      returning 1
    ), noted as (
      insert into evidence (id, student_id, parent_id, skill, card_id, tool, was_correct, hint_level, latency_ms, answer, mistake,
        is_review, grew_to, changed_to, client_id, answered_at, created_at)
      select ${id}::uuid, ${studentId}::uuid, ${before.parent_id}::uuid, ${answer.skill}, ${answer.card_id}, ${answer.tool}, ${answer.was_correct},
        ${answer.hint_level}, ${answer.latency_ms}::int, ${answer.answer}, ${answer.mistake}, ${isReview},
        ${grew_to}::text, ${state.band === before.state?.band ? null : state.band}::text, ${answer.client_id}::uuid,
        ${iso(answer.answered_at)}::timestamptz, ${iso(app.now())}::timestamptz
      from counted
      returning 1
    ), remembered as (
      insert into card_memory (student_id, parent_id, card_id, skill, stability, difficulty, due, last_at, reps, lapses,
        quick_at, fluent_at)
      select ${studentId}::uuid, ${before.parent_id}::uuid, ${answer.memory}, ${answer.skill}, ${memory.stability}, ${memory.difficulty},
        ${iso(memory.due)}::timestamptz, ${iso(memory.last_at)}::timestamptz, ${memory.reps}::int, ${memory.lapses}::int,
        ${iso(memory.quick_at)}::timestamptz, ${iso(memory.fluent_at)}::timestamptz
      from noted
      on conflict (student_id, card_id) do update set stability = excluded.stability, difficulty = excluded.difficulty,
        due = excluded.due, last_at = excluded.last_at, reps = excluded.reps, lapses = excluded.lapses,
        quick_at = excluded.quick_at, fluent_at = excluded.fluent_at
    )
    select count(*)::int as kept from noted`)
  const rows = rowsOf(z.object({ kept: z.number() })).parse(result)
  return rows.some((row) => row.kept > 0) ? id : null
}
