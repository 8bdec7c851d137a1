import { setTimeout as pause } from 'node:timers/promises'
import { paymentFailure } from './payments.ts'

/** Waits so many milliseconds and no longer: a provider that never ends its answer holds nobody. */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = pause(ms, undefined, { signal: done.signal }).then(() => {
    throw paymentFailure('the payment provider took too long', undefined)
  })
  return Promise.race([work, late]).finally(() => done.abort())
}
