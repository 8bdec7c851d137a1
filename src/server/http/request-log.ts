import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** Gives every request an id and writes one line for it: never a body, a query, a cookie or a token. */
export const requestLog = (app: Pick<App, 'log' | 'metrics'>) =>
  createMiddleware((c, next) => app.metrics.call(() => logged(app, c, next)))

async function logged(app: Pick<App, 'log' | 'metrics'>, c: Context, next: Next): Promise<void> {
  const started = performance.now()
  const requestId = newId()
  c.set('requestId', requestId)
  await next()
  c.res.headers.set('x-request-id', requestId)
  const ms = performance.now() - started
  app.metrics.answered({ method: c.req.method, route: routeOf(c), status: c.res.status, ms })
  const quiet = c.req.path === '/healthz' || c.req.path === '/readyz' || c.req.path.startsWith('/assets/')
  app.log[quiet ? 'debug' : 'info'](
    {
      request_id: requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round(ms),
    },
    'request',
  )
}

/** The path as it stands in our code, so that no address of anybody's making becomes a name of a figure. */
const routeOf = (c: Context) => matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'other'
