import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '#server/context.ts'

/** A fresh answer of the database serves for this long, so that probes cost it nothing. Milliseconds. */
const freshFor = 1_000

/** Adds `/healthz` (the process lives) and `/readyz` (it can serve: not draining, the database answers). */
export function addHealth(http: OpenAPIHono, app: Pick<App, 'database'>, draining: () => boolean): void {
  let askedAt = 0
  let answer: Promise<boolean> = Promise.resolve(true)
  const databaseAnswers = () => {
    if (Date.now() - askedAt > freshFor) {
      askedAt = Date.now()
      answer = withinSecond(app.database.ping())
    }
    return answer
  }
  http.get('/healthz', (c) => c.json({ status: 'ok' }))
  http.get('/readyz', async (c) => {
    if (draining()) return c.json({ status: 'draining' }, 503)
    const ready = await databaseAnswers()
    return c.json({ status: ready ? 'ok' : 'database_unavailable', database: app.database.kind }, ready ? 200 : 503)
  })
}

async function withinSecond(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 1_000)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}
