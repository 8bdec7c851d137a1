import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import type { Logger } from 'pino'

const mostAtOnce = 20

/** How long a stop waits for jobs in the making, in milliseconds. What is not done by then is taken again later. */
const lastWait = 10_000

/**
 * Does the jobs of one queue as they come, until it is stopped. pg-boss has workers of its own, but those do not wait
 * for the answer of the database when they finish a job, and its failure would end the server.
 */
export function workLoop<D>(
  { boss, log, lookEvery }: { boss: PgBoss; log: Logger; lookEvery: number },
  queue: string,
  handle: (data: D, jobId: string) => Promise<void>,
): { stop: () => Promise<void> } {
  let isStopped = false
  let mayBeMore = false
  let wake = new AbortController()
  const running = new Set<Promise<void>>()

  const heldUp = (error: unknown) => log.warn({ queue, reason: reasonOf(error) }, 'the jobs were held up')
  const work = async (job: PgBoss.JobWithMetadata<D>) => {
    try {
      await within(job.expireInSeconds * 1_000, handle(job.data, job.id))
    } catch (error) {
      const told = { job: job.id, queue, reason: reasonOf(error) }
      if (job.retryCount < job.retryLimit) log.warn(told, 'a job failed; it is tried again')
      else log.error(told, 'a job failed for good')
      await boss.fail(queue, job.id, { reason: told.reason })
      return
    }
    await boss.complete(queue, job.id)
  }
  const take = (job: PgBoss.JobWithMetadata<D>) => {
    const one = work(job)
      .catch(heldUp)
      .finally(() => {
        running.delete(one)
        if (mayBeMore) wake.abort()
      })
    running.add(one)
  }
  const loop = async () => {
    while (!isStopped) {
      wake = new AbortController()
      const free = mostAtOnce - running.size
      const jobs =
        free > 0 ? await boss.fetch<D>(queue, { batchSize: free, includeMetadata: true }).catch(heldUp) : null
      for (const job of jobs ?? []) take(job)
      mayBeMore = free === 0 || jobs?.length === free
      if (!isStopped) await pause(lookEvery, undefined, { signal: wake.signal }).catch(() => undefined)
    }
  }
  const looking = loop()
  return {
    stop: async () => {
      isStopped = true
      wake.abort()
      await looking
      await within(lastWait, Promise.all(running)).catch(heldUp)
    },
  }
}

/** Waits so many milliseconds and no longer: whatever never ends must not hold what comes after it. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  const late = pause(ms, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error('it took too long')
  })
  await Promise.race([work, late]).finally(() => done.abort())
}

// A mail server's error may quote the email: no address, link, number or code of it is kept.
const quoted = /\S*@\S*|\S+:\/\/\S*|\+?\d{6,}/g
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.replaceAll(quoted, '…').slice(0, 200) : 'unknown'
