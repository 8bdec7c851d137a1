import { raiseAlarm } from '#server/alarms/alarms.ts'
import { helpFor } from '#server/alarms/help-for.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import type { Almost } from '#server/grading/almost.ts'
import { type Answer, type Recorded, recordAnswer } from '#server/progress/evidence.ts'
import { readRecord } from '#server/progress/record.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { tellingOf } from '#shared/alarm.ts'
import { bandNames } from '#shared/bands.ts'
import type { AnswerLogged } from '#shared/card.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config'>

/** An answer is a child's words too: when they need a grown-up, the alarm commits with them, as it does in the chat. */
export async function keepHeard(
  app: Needs,
  learner: Learner,
  answer: Answer,
): Promise<{ recorded: Recorded; help: Help }> {
  const { studentId, parentId } = learner
  const verdict = answer.was_correct || !answer.answer ? fine : checkChild(answer.answer, 0)
  if (verdict.kind !== 'alarm') return { recorded: await recordAnswer(app, studentId, answer), help: null }
  const { reason, mayBeHome } = verdict
  const recorded = await app.db.transaction(async (tx) => {
    const kept = await recordAnswer({ ...app, db: tx }, studentId, answer)
    const where = { studentId, parentId, conversationId: null, messageId: null }
    if (kept.isNew) await raiseAlarm(app, tx, { ...where, ...tellingOf(reason, mayBeHome) })
    return kept
  })
  return { recorded, help: helpFor(reason) }
}

/** An answer that is nearly there is no evidence; a child's words it is all the same. */
export async function hearAlmost(
  app: Needs,
  { studentId, parentId }: Learner,
  { skill, said, verdict, says }: Almost & { skill: string; said: string | undefined },
) {
  const heard = said ? checkChild(said, 0) : fine
  if (heard.kind === 'alarm') {
    const { reason, mayBeHome } = heard
    const where = { studentId, parentId, conversationId: null, messageId: null }
    await app.db.transaction((tx) => raiseAlarm(app, tx, { ...where, ...tellingOf(reason, mayBeHome) }))
  }
  const help: Help = heard.kind === 'alarm' ? helpFor(heard.reason) : null
  const band = (await readRecord(app, studentId))?.states.get(skill)?.band ?? bandNames[0]
  return { was_correct: false, band, grew: false, first_time: false, grown: [], help, verdict, says }
}

type Help = AnswerLogged['help']

const fine = { kind: 'fine' } as const

/** An answer may wait on a device for so long, in milliseconds; what says otherwise is taken as of now. */
const longestWait = 30 * 24 * 3_600_000

/** When an answer was given. */
export function momentOf({ now }: Pick<App, 'now'>, said: string | undefined): Date {
  const [at, present] = [said === undefined ? now() : new Date(said), now()]
  const waited = present.getTime() - at.getTime()
  return waited >= 0 && waited <= longestWait ? at : present
}
