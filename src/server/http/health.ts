import type { Hono } from 'hono'
import type { App } from '#server/context.ts'

/** A fresh answer serves for this long, so that probes cost nothing. Milliseconds. */
const freshFor = 1_000
/** A job that has been due for so long is one that nobody does. Seconds. */
const jobsLate = 300

type Needs = Pick<App, 'database' | 'files' | 'replica'>

/**
 * Adds `/healthz` (the process lives) and `/readyz`: it can serve while it is not stopping and the database answers. What
 * else is missing is told, and takes no process away from those who need the rest.
 */
export function addHealth(http: Pick<Hono, 'get'>, app: Needs, draining: () => boolean): void {
  let askedAt = 0
  let answer: Promise<string[]> = Promise.resolve([])
  const missing = () => {
    if (Date.now() - askedAt > freshFor) {
      askedAt = Date.now()
      answer = whatIsMissing(app)
    }
    return answer
  }
  http.get('/healthz', (c) => c.json({ status: 'ok' }))
  http.get('/readyz', async (c) => {
    if (draining()) return c.json({ status: 'draining', missing: [] }, 503)
    const gone = await missing()
    const ready = !gone.includes('database')
    const status = gone.length === 0 ? 'ok' : ready ? 'degraded' : 'database_unavailable'
    return c.json({ status, missing: gone, database: app.database.kind }, ready ? 200 : 503)
  })
}

/** `jobs`: some have been due for long, and no process does them. */
async function whatIsMissing({ database, files, replica }: Needs): Promise<string[]> {
  const parts = {
    database: database.ping(),
    files: files.check(),
    ...(replica && {
      replica: replica.state() === 'fresh' ? Promise.resolve() : Promise.reject(new Error('not fresh')),
    }),
    jobs: database
      .query(
        `select 1 from jobs.job where state in ('created', 'retry') and start_after < now() - interval '${jobsLate} seconds' limit 1`,
      )
      .then(({ rows }) => (rows.length > 0 ? Promise.reject(new Error('late')) : undefined)),
  }
  const answers = await Promise.all(Object.values(parts).map(withinSecond))
  const gone = Object.keys(parts).filter((_, at) => !answers[at])
  // Without the database nobody knows about the jobs.
  return gone.includes('database') ? gone.filter((part) => part !== 'jobs') : gone
}

async function withinSecond(work: Promise<unknown>): Promise<boolean> {
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
