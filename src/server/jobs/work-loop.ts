import type PgBoss from 'pg-boss'
import type { Logger } from 'pino'

/** Pause between two looks for work, in milliseconds. */
const lookEvery = 1_000
const mostAtOnce = 20

/**
 * Does the jobs of one queue as they come, until it is stopped. pg-boss has workers of its own, but those do not wait
 * for the answer of the database when they finish a job, and its failure would end the server.
 */
export function workLoop<D>(
  { boss, log }: { boss: PgBoss; log: Logger },
  queue: string,
  handle: (data: D, jobId: string) => Promise<void>,
): { stop: () => Promise<void> } {
  let isStopped = false
  let wake: () => void = () => undefined

  const work = async (job: PgBoss.Job<D>) => {
    try {
      await handle(job.data, job.id)
    } catch (error) {
      log.warn({ job: job.id, queue, reason: reasonOf(error) }, 'a job failed; it is tried again')
      await boss.fail(queue, job.id, { reason: reasonOf(error) })
      return
    }
    await boss.complete(queue, job.id)
  }
  const look = async (): Promise<number> => {
    const jobs = (await boss.fetch<D>(queue, { batchSize: mostAtOnce })) ?? []
    await Promise.all(jobs.map(work))
    return jobs.length
  }
  const loop = async () => {
    while (!isStopped) {
      const found = await look().catch((error: unknown) => {
        log.warn({ queue, reason: reasonOf(error) }, 'the jobs were held up')
        return 0
      })
      if (found < mostAtOnce && !isStopped) await pause((resolve) => (wake = resolve))
    }
  }
  const running = loop()
  return {
    stop: () => {
      isStopped = true
      wake()
      return running
    },
  }
}

function pause(onWaking: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, lookEvery)
    onWaking(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

// An error of a mail server may quote the letter: only its beginning is kept.
const reasonOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'unknown')
