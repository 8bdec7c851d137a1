import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { App } from '#server/context.ts'
import type { ChatEvent } from '#shared/conversation.ts'
import { asAppError, logFailure, toProblem } from './problem.ts'

/** A comment this often keeps whatever stands between us and the child from giving up. Milliseconds. */
const heartbeat = 5_000

/** Sends events as they come. A failure after the first byte is the event `error`, with the problem as its data. */
export function eventStream(app: Pick<App, 'log'>, c: Context, events: AsyncIterable<ChatEvent>): Response {
  c.header('cache-control', 'no-store')
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const send = ({ type, ...data }: ChatEvent) => stream.writeSSE({ event: type, data: JSON.stringify(data) })
    const beat = setInterval(() => void stream.write(': waiting\n\n'), heartbeat)
    try {
      for await (const event of events) {
        if (stream.aborted) return
        await send(event)
      }
    } catch (error) {
      const failure = asAppError(error)
      logFailure(app, failure, c.get('requestId'))
      await send({ type: 'error', ...toProblem(failure, c.get('requestId')) })
    } finally {
      clearInterval(beat)
    }
  })
}
