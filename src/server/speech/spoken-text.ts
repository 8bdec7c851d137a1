import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Learner, Parent } from '#server/auth/actor.ts'
import { isLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import { isDidYouSay } from '#shared/tools/did-you-say.ts'

/** How far back words may be asked for again. */
const recentMessages = 200

const found = rowsOf(z.object({ pace: z.number(), grade: z.number() }))

/**
 * Only words that were checked are spoken: a sentence, a whole message, or what a reply's picture shows, of the asking
 * child's (or family's) latest conversations, or a fixed phrase of the app. Gives the pace that suits the tutor and the child. Anything else is refused, without a reason to guess.
 */
export async function mayBeSpoken(
  app: Pick<App, 'db'>,
  asking: Parent | Learner,
  text: string,
): Promise<{ pace: number }> {
  if (isDidYouSay(text)) return paceOfPhrase(app, asking)
  const whose = isLearner(asking) ? sql`c.student_id = ${asking.studentId}` : sql`s.parent_id = ${asking.id}`
  const result = await app.db.execute(sql`
    select coalesce(t.pace, 1)::float8 as pace, recent.grade_level as grade from (
      select m.sentences, m.extras #>> '{picture,alt}' as described, c.tutor_id, s.grade_level from message m
        join conversation c on c.id = m.conversation_id join student s on s.id = c.student_id
      where ${whose} order by m.id desc limit ${recentMessages}
    ) recent left join tutor t on t.id = recent.tutor_id
    where ${text} = any(recent.sentences) or ${text} = array_to_string(recent.sentences, ' ')
      or ${text} = recent.described limit 1`)
  const match = found.parse(result)[0]
  if (!match) throw notSpokenHere()
  return { pace: paceFor(match) }
}

/** A fixed phrase of the app is in nobody's conversation: it is said as the child's tutor speaks. */
async function paceOfPhrase({ db }: Pick<App, 'db'>, asking: Parent | Learner): Promise<{ pace: number }> {
  if (!isLearner(asking)) return { pace: 1 }
  const result = await db.execute(sql`
    select coalesce(t.pace, 1)::float8 as pace, s.grade_level as grade from student s
      left join tutor t on t.id = s.assigned_tutor_id where s.id = ${asking.studentId}`)
  const match = found.parse(result)[0]
  return { pace: match ? paceFor(match) : 1 }
}

export const notSpokenHere = () =>
  new AppError('validation_failed', 'Only what the tutor said can be read aloud.', {
    fields: { text: 'not_spoken_here' },
  })

/** The tutor's own pace, slower for those who do not go to school yet. */
export const paceFor = ({ pace, grade }: { pace: number; grade: number }) => pace * (grade <= 0 ? 1.1 : 1)
