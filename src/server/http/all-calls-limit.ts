import type { OpenDb } from '#server/db/client.ts'
import { widerNetwork } from './client-address.ts'
import { sharedCount, tooOften, unreadableKey, widerBy } from './rate-limit.ts'

type Window = { name: string; points: number; duration: number }

/**
 * Calls in a burst of a minute, and in ten minutes. A child who does everything at once is far below its own: twelve
 * messages with four sentences read aloud each, a card every two seconds, a drawing saved each second and a half, and
 * letters by hand make some 250 calls a minute. Whoever is not known is counted by the address alone.
 */
const windows = {
  address: [
    { name: 'all_minute', points: 100, duration: 60 },
    { name: 'all_ten', points: 1_000, duration: 600 },
  ],
  learner: [
    { name: 'learner_minute', points: 400, duration: 60 },
    { name: 'learner_ten', points: 3_000, duration: 600 },
  ],
  session: [
    { name: 'session_minute', points: 300, duration: 60 },
    { name: 'session_ten', points: 2_000, duration: 600 },
  ],
} as const satisfies Record<string, readonly Window[]>

/** As whom a call is counted: a student over all passes and devices, a parent's session, or an address. */
export type Caller = { kind: keyof typeof windows; whose: string }

/** How long this server counts by itself before it tells the others, in milliseconds. */
const settleEvery = 1_000

type Count = { here: number; known: number; endsAt: number }

export type AllCalls = {
  /** Counts a call; refuses with `rate_limited` when there were too many of this caller. */
  spend: (caller: Caller) => void
  /** Takes a call back that was counted for somebody else than it came from. */
  giveBack: (caller: Caller) => void
  /** Adds what was counted here to the shared counts, and learns theirs. */
  settle: () => Promise<void>
}

/**
 * Counts every call without a statement of its own: each server counts in memory, and once a second adds that to the
 * count in the database and reads what the others have added. So two servers agree within a second.
 */
export function allCalls(database: Pick<OpenDb, 'query'>, now: () => number = () => Date.now()): AllCalls {
  const opened = ({ name, points, duration }: Window) => {
    const store = sharedCount(database, { keyPrefix: name, points, duration })
    return { store, points, life: duration * 1_000, counts: new Map<string, Count>() }
  }
  const shared = {
    address: windows.address.map(opened),
    learner: windows.learner.map(opened),
    session: windows.session.map(opened),
  }
  const counted = (counts: Map<string, Count>, key: string, life: number): Count => {
    const kept = counts.get(key)
    if (kept && kept.endsAt > now()) return kept
    const fresh = { here: 0, known: 0, endsAt: now() + life }
    counts.set(key, fresh)
    return fresh
  }
  const each = ({ kind, whose }: Caller, act: (count: Count, points: number) => void) => {
    const key = unreadableKey(whose)
    for (const { points, life, counts } of shared[kind]) act(counted(counts, key, life), points)
  }
  const count = (caller: Caller, times: number) =>
    each(caller, (kept, points) => {
      if (kept.here + kept.known >= points * times) throw tooOften(kept.endsAt - now())
      kept.here++
    })
  const takeBack = (caller: Caller) => each(caller, (kept) => kept.here--)
  const around = ({ kind, whose }: Caller): Caller | null => {
    const wider = kind === 'address' ? widerNetwork(whose) : null
    return wider === null ? null : { kind, whose: wider }
  }
  return {
    spend: (caller) => {
      count(caller, 1)
      const wider = around(caller)
      if (wider) count(wider, widerBy)
    },
    giveBack: (caller) => {
      takeBack(caller)
      const wider = around(caller)
      if (wider) takeBack(wider)
    },
    settle: async () => {
      for (const { store, counts } of Object.values(shared).flat()) {
        for (const [key, kept] of counts) {
          if (kept.endsAt <= now()) counts.delete(key)
          if (kept.here === 0) continue
          const told = kept.here
          kept.here = 0
          kept.known += told
          const all = told > 0 ? await store.penalty(key, told) : await store.reward(key, -told)
          kept.known = all.consumedPoints
          kept.endsAt = now() + all.msBeforeNext
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
