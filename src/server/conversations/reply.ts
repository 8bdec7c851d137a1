import type { z } from 'zod'
import { type AllowanceSettings, allowanceSettings, refuseOver, requireConsent } from '#server/allowance/allowance.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { isUniqueViolation } from '#server/db/faults.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ChatEvent, sendMessage } from '#shared/conversation.ts'
import type { Seat } from './admission.ts'
import { followReply } from './follow.ts'
import { type HeardMessage, hearMessage } from './hear.ts'
import { runTurn } from './run-turn.ts'
import { type OpenedTurn, retakeTurn } from './turn-store.ts'

export type ReplyNeeds = Pick<
  App,
  'db' | 'database' | 'now' | 'brain' | 'log' | 'turns' | 'metrics' | 'limits' | 'jobs' | 'config'
>
type Asked = z.output<typeof sendMessage>
/** `isFine`: the safety rules found nothing in it. `earlier`: what was read together with it. */
type Heard = Asked & { learner: Learner; isFine: boolean; earlier: string[] }

/**
 * A child says something. Fails before the first event, or gives the events of the reply. The reply is made whether or
 * not anybody listens, and the same `client_message_id` again gives the same reply.
 */
export async function reply(
  app: ReplyNeeds,
  learner: Learner,
  asked: Asked,
  requestId: string,
  seat: Seat,
): Promise<AsyncIterable<ChatEvent>> {
  let settings = learner.allowance
  for (let attempt = 0; attempt < 5; attempt++) {
    const messageId = newId()
    const kept = await keepOrAgain(app, learner, asked, messageId, settings)
    if (kept === 'again') continue
    const { opened, permit } = kept
    const heard: Heard = { ...asked, learner, isFine: kept.isFine, earlier: kept.earlier }
    if (opened.said) return start(app, opened, heard, { messageId, turnId: messageId }, requestId, seat)
    refuse(opened, learner, asked)
    if (opened.earlier) return answerEarlier(app, opened, opened.earlier, heard, requestId, seat)
    if (opened.ended) throw new AppError('conversation_ended', 'This lesson is over. A new one is opening.')
    if (opened.held) throw pending()
    if (!opened.is_stale) refuseOver(permit, opened, app.now())
    // The parent has just changed the settings, or another call was faster than what this statement could see. Look again.
    settings = allowanceSettings.parse(opened)
  }
  throw pending()
}

const pending = () => new AppError('reply_pending', 'The tutor is still answering. One moment.', { retryAfter: 1 })

async function keepOrAgain(
  app: ReplyNeeds,
  learner: Learner,
  asked: Asked,
  messageId: string,
  settings: AllowanceSettings,
): Promise<(HeardMessage & { opened: OpenedTurn }) | 'again'> {
  try {
    const heard = await app.metrics.stage('hear', () => hearMessage(app, learner, asked, messageId, settings))
    if (!heard.opened) throw notFound()
    return { ...heard, opened: heard.opened }
  } catch (error) {
    // Two calls kept the same message at once; the other one was first.
    if (isUniqueViolation(error)) return 'again'
    throw error
  }
}

function refuse(opened: OpenedTurn, learner: Learner, asked: Asked): void {
  if (asked.student_id !== learner.studentId || opened.tutor_id !== asked.tutor_id) {
    throw new AppError('conflict', 'This message belongs to another lesson.')
  }
  requireConsent(opened)
}

async function answerEarlier(
  app: ReplyNeeds,
  opened: OpenedTurn,
  earlier: NonNullable<OpenedTurn['earlier']>,
  asked: Heard,
  requestId: string,
  seat: Seat,
): Promise<AsyncIterable<ChatEvent>> {
  if (earlier.text !== asked.message) {
    throw new AppError('idempotency_conflict', 'This message was sent before with other words.')
  }
  const turnId = newId()
  const mayTake = !earlier.replied && !opened.held && !app.turns.listen(earlier.id)
  if (mayTake && (await retakeTurn(app, asked.conversation_id, earlier.id, turnId))) {
    return start(app, opened, asked, { messageId: earlier.id, turnId }, requestId, seat)
  }
  return followReply(app, asked.conversation_id, earlier.id)
}

/** Lets the turn run on its own and listens to it. */
function start(
  app: ReplyNeeds,
  opened: OpenedTurn,
  asked: Heard,
  taken: { messageId: string; turnId: string },
  requestId: string,
  seat: Seat,
): AsyncIterable<ChatEvent> {
  const said = {
    ...taken,
    conversationId: asked.conversation_id,
    text: asked.message,
    requestId,
    learner: asked.learner,
    isFine: asked.isFine,
    earlier: asked.earlier,
    screen: asked.screen,
  }
  return app.turns.start(taken.messageId, (emit) =>
    seat.during(() => app.metrics.stage('whole', () => runTurn(app, opened, said, emit))),
  )
}
