import type { App } from '#server/context.ts'
import type { listen } from '#server/listen.ts'

/** Longest wait for replies in the making when the server is asked to stop. Milliseconds. */
const drainLimit = 20_000

/** How long the last bytes of finished replies may take to leave. Milliseconds. */
const lastWords = 1_000

export type Draining = { isDraining: boolean }
type Ends = { first: () => void; last: () => Promise<void> }

/** Asked to stop, it takes no new calls, finishes the replies in the making, and ends. Asked twice, it ends at once. */
export function drainOnSignal(
  app: Pick<App, 'log' | 'turns' | 'speech'>,
  server: ReturnType<typeof listen>,
  draining: Draining,
  ends: Ends,
): void {
  const stop = async () => {
    if (draining.isDraining) process.exit(1)
    draining.isDraining = true
    app.log.info({ running: app.turns.count() }, 'stopping: no new calls, replies in the making are finished')
    ends.first()
    const closed = new Promise((resolve) => server.close(resolve))
    await app.turns.settled(drainLimit)
    // The last events are on their way out; whoever does not read them does not hold the server.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, lastWords))])
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await app.speech.close()
    await ends.last()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
