import { helpFor } from '#server/alarms/help-for.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ChatEvent } from '#shared/conversation.ts'
import { followTurn } from './turn-store.ts'

const lookEvery = 150
/** A little longer than a turn may take. Milliseconds. */
const patience = 16_000

/** The events of a reply that another call, perhaps on another server, makes or has made. */
export async function* followReply(
  app: Pick<App, 'db' | 'now' | 'turns'>,
  conversationId: string,
  messageId: string,
): AsyncGenerator<ChatEvent> {
  // It may have begun to be made here since this call looked.
  const running = app.turns.listen(messageId)
  if (running) return yield* running
  yield { type: 'accepted', conversation_id: conversationId, message_id: messageId }
  yield* followFrom(app, conversationId, messageId, 0)
}

/** The same for whoever has heard that it is accepted, and the first `heard` sentences. */
export async function* followFrom(
  app: Pick<App, 'db' | 'now'>,
  conversationId: string,
  messageId: string,
  heard: number,
): AsyncGenerator<ChatEvent> {
  const until = Date.now() + patience
  for (let shown = heard; Date.now() < until; ) {
    const turn = await followTurn(app, conversationId, messageId)
    if (!turn) throw notFound()
    for (const text of turn.sentences.slice(shown)) {
      yield { type: 'sentence', message_id: turn.reply_id, index: shown++, text }
    }
    if (turn.complete) {
      const said = turn.sentences.join(' ')
      return yield {
        type: 'done',
        message_id: turn.reply_id,
        conversation_id: conversationId,
        reply: said,
        mood: 'calm',
        help: helpFor(turn.verdict),
        marks: turn.marks,
        expects: null,
        over: turn.over,
      }
    }
    if (!turn.held)
      throw new AppError('unavailable', 'The tutor was interrupted. Please send it again.', { retryAfter: 1 })
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  throw new AppError('tutor_timeout', 'The tutor takes too long. Please send it again.')
}
