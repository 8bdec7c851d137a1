import { openChannel } from '#server/http/channel.ts'
import type { ChatEvent } from '#shared/conversation.ts'

export type Emit = (event: ChatEvent) => void

/**
 * The replies that this process is making now. A drain waits for them, whoever still listens; and whoever sends the same
 * message again listens to the one that is being made: this process needs no lease to know that it still works on it.
 */
export type RunningTurns = {
  /** Lets the reply to a message be made, to its end. Gives its events. */
  start: (messageId: string, make: (emit: Emit) => Promise<void>) => AsyncIterable<ChatEvent>
  /** The events, from the first one on, of a reply to this message that is being made here. */
  listen: (messageId: string) => AsyncIterable<ChatEvent> | null
  /** How many are running. */
  count: () => number
  /** Resolves when none is left, or after `limit` milliseconds. */
  settled: (limit: number) => Promise<void>
}

type Turn = { events: AsyncIterable<ChatEvent>; made: Promise<void> }

export function runningTurns(): RunningTurns {
  const running = new Map<string, Turn>()
  return {
    start: (messageId, make) => {
      const events = openChannel<ChatEvent>()
      const turn = {
        events,
        made: make(events.push).finally(() => {
          if (running.get(messageId) === turn) running.delete(messageId)
          events.end()
        }),
      }
      running.set(messageId, turn)
      return events
    },
    listen: (messageId) => running.get(messageId)?.events ?? null,
    count: () => running.size,
    settled: async (limit) => {
      let timer: NodeJS.Timeout | undefined
      const timeUp = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([Promise.all([...running.values()].map(({ made }) => made)), timeUp])
      clearTimeout(timer)
    },
  }
}
