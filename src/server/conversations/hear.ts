import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { raiseAlarm } from '#server/alarms/alarms.ts'
import { type AllowanceSettings, type Permit, permitFor } from '#server/allowance/allowance.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { type ChildVerdict, checkChild } from '#server/safety/check-child.ts'
import type { sendMessage } from '#shared/conversation.ts'
import { conversation, message } from './conversation.table.ts'
import { type Heard, type OpenedTurn, openTurn, triesToPause } from './turn-store.ts'

type Needs = Pick<App, 'db' | 'now' | 'limits' | 'jobs' | 'config'>
/** `isFine`: the safety rules found nothing in it. */
export type HeardMessage = { opened: OpenedTurn | null; isFine: boolean; permit: Permit }
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
  const verdict = checkChild(asked.message, 0, null, await saidBefore(app, learner, asked.conversation_id))
  const isAlarm = verdict.kind === 'alarm' || verdict.kind === 'unclear'
  const permit = permitFor(settings, { isAlarm }, app.limits.chat.perMinute, app.now())
  const heard = { verdict: verdictKept(verdict) }
  if (heard.verdict === null || heard.verdict === 'personal_data') {
    const opened = await openTurn(app, learner, asked, messageId, heard, permit)
    return { opened, isFine: verdict.kind === 'fine', permit }
  }
  const opened = await app.db.transaction(async (tx) => {
    const turn = await openTurn({ ...app, db: tx }, learner, asked, messageId, heard, permit)
    const raised = turn?.said ? alarmOf(verdict, turn) : null
    if (raised) {
      const { studentId, parentId } = learner
      await raiseAlarm(app, tx, { ...raised, studentId, parentId, conversationId: asked.conversation_id, messageId })
    }
    return turn
  })
  return { opened, isFine: false, permit }
}

/** The child's last two messages of this conversation, oldest first. */
async function saidBefore({ db }: Needs, { studentId }: Learner, conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ sentences: message.sentences })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversation_id))
    .where(and(eq(conversation.id, conversationId), eq(conversation.student_id, studentId), eq(message.role, 'user')))
    .orderBy(desc(message.seq))
    .limit(2)
  return rows.map(({ sentences }) => sentences.join(' ')).toReversed()
}

function verdictKept(verdict: ChildVerdict): Heard['verdict'] {
  if (verdict.kind === 'alarm' || verdict.kind === 'steer') return verdict.reason
  return verdict.kind === 'unclear' ? 'unclear' : null
}

/** The alarm that a message asks for: its own, or that it was the fifth try in ten minutes. */
function alarmOf(verdict: ChildVerdict, { blocked }: OpenedTurn) {
  if (verdict.kind === 'alarm' || verdict.kind === 'unclear') {
    const { reason, severity, audience } = verdict
    return { kind: reason, severity, audience }
  }
  const isFifth = blocked === triesToPause - 1
  return isFifth ? ({ kind: 'blocked_tries', severity: 'standard', audience: 'parent' } as const) : null
}
