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
  yield* followFrom(app, conversationId, messageId, 0, () => app.turns.listen(messageId))
}

/** What comes of a reply behind the first `heard` sentences. */
async function* behind(events: AsyncIterable<ChatEvent>, heard: number): AsyncGenerator<ChatEvent> {
  for await (const event of events) {
    if (event.type !== 'accepted' && !(event.type === 'sentence' && event.index < heard)) yield event
  }
}

/** The same for whoever has heard that it is accepted, and the first `heard` sentences. `listen`: the reply, if it is being made here. */
export async function* followFrom(
  app: Pick<App, 'db' | 'now'>,
  conversationId: string,
  messageId: string,
  heard: number,
  listen: () => AsyncIterable<ChatEvent> | null = () => null,
): AsyncGenerator<ChatEvent> {
  const until = Date.now() + patience
  for (let shown = heard; Date.now() < until; ) {
    // Made in this process it needs no sign of life in the database: one that stood still has not lost it.
    const running = listen()
    if (running) return yield* behind(running, shown)
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
        extras: turn.extras,
        expects: null,
        grown: [],
        over: turn.over,
      }
    }
    // It may have begun here while the question was on its way.
    if (!turn.held && !listen())
      throw new AppError('unavailable', 'The tutor was interrupted. Please send it again.', { retryAfter: 1 })
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  throw new AppError('tutor_timeout', 'The tutor takes too long. Please send it again.')
}
