import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { notFound } from '#server/errors.ts'
import { type Band, bandNames } from '#shared/bands.ts'
import { stages } from '#shared/handwriting.ts'
import { letterStyles } from '#shared/handwriting-rules.ts'
import type { HandwritingRecord } from './handwriting-plan.ts'
import { usualStyle } from './handwriting-style.ts'

export const skillPrefix = 'handwriting.'
export const cardPrefix = 'letters~'
/** The own name has a place of its own: what it is may change. */
const nameMark = 'name'

/** 'handwriting.A' for a letter, 'handwriting.name' for the own name. */
export const placeOf = (prefix: string, letter: string) => `${prefix}${letter.length > 1 ? nameMark : letter}`

const rows = z.object({
  nickname: z.string(),
  grade: z.number(),
  style: z.enum(letterStyles),
  tries: z.array(z.object({ letter: z.string(), stage: z.enum(stages), right: z.boolean() })),
  due: z.array(z.string()),
  states: z.array(z.object({ skill: z.string(), p: z.number(), band: z.enum(bandNames) })),
})

export type KeptHandwriting = Omit<z.infer<typeof rows>, 'states' | 'tries' | 'due'> & {
  record: HandwritingRecord
  bandOf: (letter: string) => Band
}

const mostTries = 400
const mostDue = 20

/** What is known of a child's handwriting, in one statement. Fails with not_found. */
export async function readHandwriting(app: Pick<App, 'db' | 'now'>, studentId: string): Promise<KeptHandwriting> {
  const result = await app.db.execute(sql`
    select s.nickname, s.grade_level as grade,
    coalesce((select h.style from handwriting_style h where h.student_id = s.id), ${usualStyle}) as style, (
      select coalesce(json_agg(json_build_object('letter', t.letter, 'stage', t.stage, 'right', t.was_correct) order by t.id), '[]')
      from (
        select h.id, substr(e.skill, ${skillPrefix.length + 1}::int) as letter, h.stage, e.was_correct
        from handwriting h join evidence e on e.id = h.evidence_id
        where h.student_id = s.id order by h.id desc limit ${mostTries}
      ) t
    ) as tries, (
      select coalesce(json_agg(d.letter order by d.due), '[]') from (
        select substr(m.card_id, ${cardPrefix.length + 1}::int) as letter, m.due from card_memory m
        where m.student_id = s.id and starts_with(m.card_id, ${cardPrefix}) and m.due <= ${app.now().toISOString()}::timestamptz
        order by m.due limit ${mostDue}
      ) d
    ) as due, (
      select coalesce(json_agg(json_build_object('skill', k.skill, 'p', k.p, 'band', k.band)), '[]') from skill_state k
      where k.student_id = s.id and starts_with(k.skill, ${skillPrefix})
    ) as states
    from student s where s.id = ${studentId}`)
  const [row] = rowsOf(rows).parse(result)
  if (!row) throw notFound()
  const { states, tries, due, ...about } = row
  const asLetter = (place: string) => (place === nameMark ? about.nickname : place)
  const letterOf = (skill: string) => asLetter(skill.slice(skillPrefix.length))
  return {
    ...about,
    record: {
      nickname: about.nickname,
      tries: tries.map((one) => ({ ...one, letter: asLetter(one.letter) })),
      due: due.map(asLetter),
      known: new Map(states.map(({ skill, p }) => [letterOf(skill), p])),
    },
    bandOf: (letter) => states.find(({ skill }) => letterOf(skill) === letter)?.band ?? 'new',
  }
}
