import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { raiseAlarm } from '#server/alarms/alarms.ts'
import { type AllowanceSettings, type Permit, permitFor } from '#server/allowance/allowance.ts'
import type { Learner } from '#server/auth/actor.ts'
import { type Care, standingCare, storedCare } from '#server/care/care.ts'
import { type CareTurn, careTurn, verdictOfCare } from '#server/care/care-turn.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { type ChildVerdict, checkChild } from '#server/safety/check-child.ts'
import type { sendMessage } from '#shared/conversation.ts'
import { type Heard, type OpenedTurn, openTurn, triesToPause } from './turn-store.ts'

type Needs = Pick<App, 'db' | 'now' | 'limits' | 'jobs' | 'config'>
/** `isFine`: the safety rules found nothing in it. `earlier`: what was read together with it. */
export type HeardMessage = { opened: OpenedTurn | null; isFine: boolean; permit: Permit; earlier: string[] }
type Asked = z.output<typeof sendMessage>

/**
 * Keeps what a child said and takes the turn. Words that a grown-up must know of commit with their alarm and its email:
 * there is never the one without the other. The usual message costs two statements: one reads what was said just before.
 */
export async function hearMessage(
  app: Needs,
  learner: Learner,
  asked: Asked,
  messageId: string,
  settings: AllowanceSettings,
): Promise<HeardMessage> {
  // One look at the clock: hours that begin while the message is on its way do not hold it up.
  const now = app.now()
  const { care, earlier } = await before(app, learner, asked.conversation_id)
  const verdict = checkChild(asked.message, 0, earlier)
  // What is told does not depend on the child's grade and country, which are read with the turn.
  const caring = careTurn({ care, verdict, text: asked.message, grade: 0, country: null, now })
  const isAlarm = caring !== null && caring.care?.kind !== 'feeling'
  const permit = permitFor(settings, { isAlarm }, app.limits.chat.perMinute, now)
  const heard = { verdict: verdictKept(verdict, caring) }
  if (heard.verdict === null || heard.verdict === 'personal_data') {
    const opened = await openTurn(app, learner, asked, messageId, heard, permit)
    return { opened, isFine: verdict.kind === 'fine', permit, earlier }
  }
  const opened = await app.db.transaction(async (tx) => {
    const turn = await openTurn({ ...app, db: tx }, learner, asked, messageId, heard, permit)
    const raised = turn?.said ? (caring ? caring.tells : blockedTries(turn)) : null
    if (raised) {
      const { studentId, parentId } = learner
      await raiseAlarm(app, tx, { ...raised, studentId, parentId, conversationId: asked.conversation_id, messageId })
    }
    return turn
  })
  return { opened, isFine: verdict.kind === 'fine', permit, earlier }
}

const beforeRow = z.object({
  care: storedCare.nullish(),
  care_ended_at: z.coerce.date().nullable(),
  earlier: z.array(z.string()),
})

/**
 * The care that is open in this conversation; where there is none, the child's last two messages since there was, oldest
 * first. Next to what opened care, everything sounds like need: there each message is judged by itself.
 */
async function before({ db }: Needs, { studentId }: Learner, conversationId: string) {
  const result = await db.execute(sql`
    select c.lesson->'care' as care, c.care_ended_at, (select coalesce(json_agg(l.said order by l.seq), '[]'::json) from (
      select m.seq, array_to_string(m.sentences, ' ') as said from message m
      where m.conversation_id = ${conversationId} and m.role = 'user' and m.created_at > greatest(c.started_at, c.care_ended_at,
        (c.lesson->>'careOverAt')::timestamptz) order by m.seq desc limit 2) l) as earlier
    from conversation c where c.id = ${conversationId} and c.student_id = ${studentId}`)
  const [row] = rowsOf(beforeRow).parse(result)
  const care: Care | null = row ? standingCare(row.care, row.care_ended_at) : null
  return { care, earlier: care ? [] : (row?.earlier ?? []) }
}

/** Words of anger are no offence in the mouth of a child that is cared for. */
function verdictKept(verdict: ChildVerdict, caring: CareTurn | null): Heard['verdict'] {
  if (caring) return verdictOfCare(caring)
  return verdict.kind === 'steer' ? verdict.reason : null
}

/** That it was the fifth try in ten minutes. */
const blockedTries = ({ blocked }: OpenedTurn) =>
  blocked === triesToPause - 1 ? ({ kind: 'blocked_tries', severity: 'standard', audience: 'parent' } as const) : null
