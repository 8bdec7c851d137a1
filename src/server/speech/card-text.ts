import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Learner, Parent } from '#server/auth/actor.ts'
import { isLearner } from '#server/auth/require.ts'
import { catalogFor } from '#server/cards/family-catalog.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { CardView } from '#shared/card.ts'
import { notSpokenHere, paceFor } from './spoken-text.ts'

const found = rowsOf(z.object({ pace: z.number(), grade: z.number() }))

/**
 * What stands on a card may be read to the learner: its question, choices, hints, and what is said about answers, one or
 * several of them. Gives the pace of the learner's tutor. Anything else is refused.
 */
export async function cardMayBeRead(
  app: Pick<App, 'db' | 'database'>,
  asking: Parent | Learner,
  cardId: string,
  text: string,
): Promise<{ pace: number }> {
  if (!isLearner(asking)) throw notSpokenHere()
  const card = (await catalogFor(app, asking.parentId)).get(cardId)
  if (!card || !isOf(card.view(), text)) throw notSpokenHere()
  return paceOfLearner(app, asking)
}

/** The pace of the learner's tutor, as it suits the learner. */
export async function paceOfLearner(app: Pick<App, 'db'>, { studentId }: Learner): Promise<{ pace: number }> {
  const result = await app.db.execute(sql`
    select coalesce(t.pace, 1)::float8 as pace, s.grade_level as grade
    from student s left join tutor t on t.id = s.assigned_tutor_id where s.id = ${studentId}`)
  const [row] = found.parse(result)
  if (!row) throw notSpokenHere()
  return { pace: paceFor(row) }
}

function isOf(card: CardView, text: string): boolean {
  return isMadeOf(text, [
    ...card.text,
    card.question,
    ...card.hints,
    card.explanation,
    ...card.feedback.map((one) => one.says),
    card.correct_answer,
    ...card.distractors,
    card.picture?.alt ?? '',
    card.hint_picture?.alt ?? '',
  ])
}

/** Nothing is in the text but these parts, in any order, with commas and line breaks between. */
export function isMadeOf(text: string, parts: readonly string[]): boolean {
  const longestFirst = parts.filter((part) => part !== '').sort((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part, ' '), text)
  return !/[\p{L}\p{N}]/u.test(rest)
}
