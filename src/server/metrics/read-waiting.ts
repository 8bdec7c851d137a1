import { z } from 'zod'
import { readUnattended } from '#server/alarms/unattended.ts'
import type { App } from '#server/context.ts'

const jobRow = z.object({ name: z.string(), state: z.string(), count: z.number(), oldest: z.coerce.number() })

/** What waits in the database for a process or a person. Times in seconds. */
export type Waiting = {
  jobs: { queue: string; state: string; count: number }[]
  oldestJob: number
  alarms: number
  oldestAlarm: number
  activeAdmins: number
}

/** Whoever reads figures may be the one who hurts: in a house of one family they do not say whether a case waits. */
export async function readWaiting(app: Pick<App, 'db' | 'database' | 'now' | 'config'>): Promise<Waiting> {
  const { rows } = await app.database.query(`
    select name, state::text, count(*)::int as count, coalesce(max(extract(epoch from now() - start_after))
      filter (where state in ('created', 'retry') and start_after < now()), 0)::float8 as oldest
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name, state`)
  const jobs = z.array(jobRow).parse(rows)
  const { waiting, since, families, activeAdmins } = await readUnattended(app)
  const isTold = families > 1
  return {
    jobs: jobs.map(({ name, state, count }) => ({ queue: name, state, count })),
    oldestJob: Math.max(0, ...jobs.map(({ oldest }) => oldest)),
    alarms: isTold ? waiting : 0,
    oldestAlarm: isTold && since ? (app.now().getTime() - since.getTime()) / 1_000 : 0,
    activeAdmins,
  }
}
