import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { App } from '#server/context.ts'
import { openChannel } from './channel.ts'
import { asAppError, logFailure, toProblem } from './problem.ts'

/** This often it is looked again whether the listener may still listen, and whether news were missed. Milliseconds. */
const lookAgain = 20_000

type Bell = {
  /** What rings it (db/news.ts). */
  topic: string
  /** What is told. Throws when the listener may not listen any more: that ends the stream. */
  read: () => Promise<Record<string, unknown>>
}

/** Tells a browser how something is, now and whenever it changes, as event `state`. It says no more than a call would. */
export function bellStream(app: Pick<App, 'log' | 'news'>, c: Context, { topic, read }: Bell): Response {
  c.header('cache-control', 'no-store')
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const rings = openChannel<'ring'>()
    const stopHearing = app.news.hear(topic, () => rings.push('ring'))
    const again = setInterval(() => rings.push('ring'), lookAgain)
    stream.onAbort(rings.end)
    rings.push('ring')
    let told = ''
    try {
      for await (const _ of rings) {
        const state = JSON.stringify(await read())
        if (stream.aborted) return
        if (state === told) await stream.write(': waiting\n\n')
        else await stream.writeSSE({ event: 'state', data: state })
        told = state
      }
    } catch (error) {
      const failure = asAppError(error)
      logFailure(app, failure, c.get('requestId'))
      await stream.writeSSE({ event: 'over', data: JSON.stringify(toProblem(failure, c.get('requestId'))) })
    } finally {
      clearInterval(again)
      stopHearing()
    }
  })
}
