import { createParser } from 'eventsource-parser'
import type { ChatEvent } from '#shared/conversation.ts'

const eventTypes: ReadonlySet<string> = new Set(['accepted', 'sentence', 'done', 'error'] satisfies ChatEvent['type'][])

/** The events of a streamed reply, as they come. `onBytes` is told of every sign of life. */
export async function* readEvents(
  response: Response,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ChatEvent> {
  const arrived: ChatEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data: json }) => {
      if (event && eventTypes.has(event)) arrived.push({ type: event, ...JSON.parse(json) })
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
