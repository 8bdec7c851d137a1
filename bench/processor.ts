import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Processor time of all threads of a process so far, in milliseconds; finer than the ticks of /proc/PID/stat. */
export function preciseMs(pid: number): number {
  let sum = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  return sum / 1e6
}

/** Processor time of the connections that PostgreSQL serves in one database, by process, in milliseconds. */
export async function backendsMs(client: pg.Client, database: string): Promise<Map<number, number>> {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [database],
  )
  const took = new Map<number, number>()
  for (const { pid } of rows) {
    try {
      took.set(pid, preciseMs(pid))
    } catch {
      // It ended between the question and the look.
    }
  }
  return took
}

/** What they took between two looks; one that came between counts from its start. */
export const between = (before: Map<number, number>, after: Map<number, number>) =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
