import path from 'node:path'
import { createHttp } from '#server/app.ts'
import { warmCatalog } from '#server/cards/catalog.ts'
import { followContent } from '#server/cards/follow-content.ts'
import type { App } from '#server/context.ts'
import type { OpenDb } from '#server/db/client.ts'
import { allCalls, settleCalls } from '#server/http/all-calls-limit.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { listen } from '#server/listen.ts'
import { projectRoot } from '#server/project-root.ts'
import { warmBook } from '#server/tutor/know/book/book.ts'
import { warmMoments } from '#server/tutor/know/moments/moments.ts'
import { type Draining, drainOnSignal } from './drain.ts'
import { keepSweeping } from './sweeps.ts'

/** Answers calls, and sweeps, until the process is asked to stop. `close`: what ends last. */
export function serveUntilStopped(app: App, database: OpenDb, close: () => Promise<void>): void {
  const draining: Draining = { isDraining: false }
  const files = staticFiles({
    webDir: path.join(projectRoot, 'dist', 'web'),
    contentDir: path.join(projectRoot, 'content'),
    publicUrl: app.config.publicUrl,
    invented: app.config.invented,
  })
  const calls = allCalls(database)
  const http = createHttp(app, { files, draining: () => draining.isDraining, calls })
  const warn = (message: string) => (error: unknown) => app.log.warn({ reason: String(error).slice(0, 200) }, message)
  const stopSettling = settleCalls(calls, warn('the counts of calls could not be shared'))
  const server = listen(http.fetch, app.config, (port) =>
    app.log.info({ port }, `Trellis is ready at ${app.config.publicUrl ?? `http://localhost:${port}`}`),
  )
  // Cards are made when they are first asked for, the book and the moments are read at the first message; nobody has to wait for that.
  void warmCatalog()
    .then(() => followContent(app))
    .catch(warn('the cards could not be made ahead, or what was learned could not follow them'))
    .then(warmBook)
    .then(warmMoments)
    .catch(warn('the book of answers or the moments could not be made ready ahead'))
  server.on('error', (error) => {
    app.log.fatal({ reason: error.message }, 'Trellis cannot listen')
    process.exit(1)
  })
  const stopSweeping = keepSweeping(app, warn('the sweep failed; it is tried again'))
  drainOnSignal(app, server, draining, {
    first: () => {
      stopSweeping()
      stopSettling()
    },
    last: close,
  })
}
