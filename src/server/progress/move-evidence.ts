import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** How the ids of content changed. A card that is gone moves to its skill as a whole: '' stands for that. */
export type Moves = { skills: Readonly<Record<string, string>>; cards: Readonly<Record<string, string>> }

const pairs = (moves: Moves['skills']) => sql`jsonb_each_text(${JSON.stringify(moves)}::jsonb)`

/**
 * What children have learned goes on under the new ids. Rows of evidence stay as they are but for the skill; where two
 * memories or two beliefs become one, the one that was fed last stands, with the answers of both. To do it again changes nothing.
 */
export async function moveEvidence(tx: Pick<Db, 'execute'>, { skills, cards }: Moves): Promise<void> {
  const madeOf = Object.fromEntries(Object.entries(skills).map(([from, to]) => [`${from}~*`, `${to}~*`]))
  if (Object.keys(skills).length > 0) {
    await tx.execute(sql`update evidence e set skill = m.value from ${pairs(skills)} m where e.skill = m.key`)
    await tx.execute(sql`update card_memory c set skill = m.value from ${pairs(skills)} m where c.skill = m.key`)
    await moveBeliefs(tx, skills)
  }
  const places = { ...madeOf, ...cards }
  if (Object.keys(places).length > 0) await moveMemories(tx, places)
}

const moveBeliefs = (tx: Pick<Db, 'execute'>, skills: Moves['skills']) =>
  tx.execute(sql`
    with moving as (
      delete from skill_state k using ${pairs(skills)} m where k.skill = m.key returning k.*, m.value as new_skill
    ), joined as (
      select student_id, new_skill, sum(answers)::int as answers, sum(right_answers)::int as right_answers, sum(met)::int as met,
        (array_agg(p order by last_at desc))[1] as p, (array_agg(band order by last_at desc))[1] as band,
        (array_agg(steady_at order by last_at desc))[1] as steady_at, max(last_at) as last_at
      from moving group by student_id, new_skill
    )
    insert into skill_state as k (student_id, skill, p, answers, right_answers, met, band, steady_at, last_at)
    select student_id, new_skill, p, answers, right_answers, met, band, steady_at, last_at from joined
    on conflict (student_id, skill) do update set answers = k.answers + excluded.answers,
      right_answers = k.right_answers + excluded.right_answers, met = k.met + excluded.met,
      p = case when excluded.last_at > k.last_at then excluded.p else k.p end,
      band = case when excluded.last_at > k.last_at then excluded.band else k.band end,
      steady_at = case when excluded.last_at > k.last_at then excluded.steady_at else k.steady_at end,
      last_at = greatest(excluded.last_at, k.last_at)`)

const moveMemories = (tx: Pick<Db, 'execute'>, places: Moves['cards']) =>
  tx.execute(sql`
    with moving as (
      delete from card_memory c using ${pairs(places)} m where c.card_id = m.key
      returning c.*, coalesce(nullif(m.value, ''), c.skill || '~*') as new_id
    )
    insert into card_memory as c (student_id, card_id, skill, stability, difficulty, due, last_at, reps, lapses, quick_at, fluent_at)
    select distinct on (student_id, new_id) student_id, new_id, skill, stability, difficulty, due, last_at, reps, lapses,
      quick_at, fluent_at from moving order by student_id, new_id, last_at desc
    on conflict (student_id, card_id) do update set stability = excluded.stability, difficulty = excluded.difficulty,
      due = excluded.due, last_at = excluded.last_at, reps = excluded.reps, lapses = excluded.lapses,
      quick_at = excluded.quick_at, fluent_at = excluded.fluent_at
    where excluded.last_at > c.last_at`)
