import path from 'node:path'
import { Hono } from 'hono'
import { createHttp } from '#server/app.ts'
import { followContent } from '#server/cards/follow-content.ts'
import type { App } from '#server/context.ts'
import type { OpenDb } from '#server/db/client.ts'
import { loggable } from '#server/errors.ts'
import { allCalls, settleCalls } from '#server/http/all-calls-limit.ts'
import { addHealth } from '#server/http/health.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { makeReady } from '#server/late.ts'
import { listen } from '#server/listen.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { projectRoot } from '#server/project-root.ts'
import { type Draining, drainOnSignal } from './drain.ts'
import { giveBackMemory } from './give-back.ts'
import { keepSweeping } from './sweeps.ts'

type Warn = (message: string) => (error: unknown) => void
type Around = { draining: () => boolean; warn: Warn }

/** Does what this process's role is, until it is asked to stop. `close`: what ends last. */
export function serveUntilStopped(app: App, database: OpenDb, metrics: Metrics, close: () => Promise<void>): void {
  const draining: Draining = { isDraining: false }
  const { config, log } = app
  const warn: Warn = (message) => (error) => log.warn({ reason: loggable(error) }, message)
  const around = { draining: () => draining.isDraining, warn }
  const { fetch, stop } = config.role === 'jobs' ? onlyHealth(app, around) : web(app, database, around)
  const ready = config.role === 'jobs' ? 'Trellis does jobs, and tells how it is' : 'Trellis is ready'
  const server = listen(fetch, config, (port) =>
    log.info({ port, role: config.role }, `${ready} at ${config.publicUrl ?? `http://localhost:${port}`}`),
  )
  server.on('error', (error) => {
    log.fatal({ reason: error.message }, 'Trellis cannot listen')
    process.exit(1)
  })
  const stopTelling = config.metrics ? tellMetrics(metrics, config.metrics, warn) : () => undefined
  const stopSweeping =
    config.role === 'web' ? () => undefined : keepSweeping(app, warn('the sweep failed; it is tried again'))
  drainOnSignal(app, server, draining, {
    first: () => {
      stopSweeping()
      stop()
    },
    last: async () => {
      stopTelling()
      await close()
    },
  })
}

/** Every screen and every call. */
function web(app: App, database: OpenDb, { draining, warn }: Around) {
  const files = staticFiles({
    webDir: path.join(projectRoot, 'dist', 'web'),
    contentDir: path.join(projectRoot, 'content'),
    publicUrl: app.config.publicUrl,
    invented: app.config.invented,
  })
  const calls = allCalls(database)
  const http = createHttp(app, { files, draining, calls })
  // All of this is made when it is first asked for, a message that comes early waits for it; later ones find it there.
  void makeReady()
    .catch(warn('what messages are checked and answered with could not be made ready ahead'))
    .then(() => followContent(app))
    .catch(warn('what was learned could not follow the cards'))
    .then(() => giveBackMemory(() => app.turns.count() > 0))
    .catch(warn('the memory of the start could not be given back'))
  return { fetch: http.fetch, stop: settleCalls(calls, warn('the counts of calls could not be shared')) }
}

function onlyHealth(app: App, { draining }: Around) {
  const http = new Hono()
  addHealth(http, app, draining)
  return { fetch: http.fetch, stop: () => undefined }
}

/** Figures have a port of their own, so that no proxy shows them to the world by mistake. */
function tellMetrics(metrics: Metrics, at: { port: number; host: string }, warn: Warn): () => void {
  const http = new Hono().get('/metrics', async (c) => {
    const { text, type } = await metrics.tell()
    return c.text(text, 200, { 'content-type': type })
  })
  const server = listen(http.fetch, at, () => undefined)
  server.on('error', warn('the figures cannot be told at their port'))
  return () => void server.close()
}
