import { createMiddleware } from 'hono/factory'
import type { App } from '#server/context.ts'
import type { OpenDb } from '#server/db/client.ts'
import { clientAddress, widerNetwork } from './client-address.ts'
import { sharedCount, tooOften, unreadable, widerBy } from './rate-limit.ts'

/** Calls from one address: in a burst of a minute, and in ten minutes. */
const windows = [
  { name: 'all_minute', points: 100, duration: 60 },
  { name: 'all_ten', points: 1_000, duration: 600 },
] as const

/** How long this server counts by itself before it tells the others, in milliseconds. */
const settleEvery = 1_000

type Count = { here: number; known: number; endsAt: number }

export type AllCalls = {
  /** Counts a call; refuses with `rate_limited` when there were too many from this address. */
  spend: (address: string) => void
  /** Adds what was counted here to the shared counts, and learns theirs. */
  settle: () => Promise<void>
}

/**
 * Counts every call without a statement of its own: each server counts in memory, and once a second adds that to the
 * count in the database and reads what the others have added. So two servers agree within a second.
 */
export function allCalls(database: Pick<OpenDb, 'query'>, now: () => number = () => Date.now()): AllCalls {
  const shared = windows.map(({ name, points, duration }) => {
    const store = sharedCount(database, { keyPrefix: name, points, duration })
    return { store, points, life: duration * 1_000, counts: new Map<string, Count>() }
  })
  const counted = (counts: Map<string, Count>, key: string, life: number): Count => {
    const kept = counts.get(key)
    if (kept && kept.endsAt > now()) return kept
    const fresh = { here: 0, known: 0, endsAt: now() + life }
    counts.set(key, fresh)
    return fresh
  }
  const spend = (whose: string, times: number) => {
    const key = unreadable(whose)
    for (const { points, life, counts } of shared) {
      const count = counted(counts, key, life)
      if (count.here + count.known >= points * times) throw tooOften(count.endsAt - now())
      count.here++
    }
  }
  return {
    spend: (address) => {
      spend(address, 1)
      const wider = widerNetwork(address)
      if (wider) spend(wider, widerBy)
    },
    settle: async () => {
      for (const { store, counts } of shared) {
        for (const [key, count] of counts) {
          if (count.endsAt <= now()) counts.delete(key)
          if (count.here === 0) continue
          const told = count.here
          count.here = 0
          count.known += told
          const all = await store.penalty(key, told)
          count.known = all.consumedPoints
          count.endsAt = now() + all.msBeforeNext
        }
      }
    },
  }
}

/** Settles in the background until it is stopped. A database that is away for a while leaves each server its own count. */
export function settleCalls(calls: AllCalls, onFailure: (error: unknown) => void): () => void {
  let isSettling = false
  const settle = async () => {
    if (isSettling) return
    isSettling = true
    await calls.settle().catch(onFailure)
    isSettling = false
  }
  const timer = setInterval(() => void settle(), settleEvery)
  timer.unref()
  return () => clearInterval(timer)
}

/** For every call below /api. */
export const limitAllCalls = (app: Pick<App, 'config'>, calls: AllCalls) =>
  createMiddleware(async (c, next) => {
    calls.spend(clientAddress(c, app.config.trustedProxies))
    return next()
  })
