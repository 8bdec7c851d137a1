import { createParser } from 'eventsource-parser'
import type { ChatEvent } from '#shared/conversation.ts'
import { readChatEvent } from './chat-event.ts'

/** The events of a streamed reply, as they come. `onBytes` is told of every sign of life. */
export async function* readEvents(
  response: Response,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ChatEvent> {
  const arrived: ChatEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data: json }) => {
      const understood = readChatEvent(event, json)
      if (understood) arrived.push(understood)
    },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  while (reader) {
    const { done: over, value } = await reader.read()
    if (over) return
    onBytes()
    parser.feed(value)
    yield* arrived.splice(0)
  }
}
