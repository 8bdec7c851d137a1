import { typedLuck } from './mastery.ts'

/** A fact that is known comes at once: when it did so first, and when it did on a second day. */
export type Fluency = { quick_at: Date | null; fluent_at: Date | null }

/** So soon it comes, typing and all. In milliseconds. */
export const quickWithin = 3_000

type Quick = {
  was_correct: boolean
  hint_level: number
  guess: number
  latency_ms: number | null
  at: Date
  dayBegan: Date
}

/**
 * A fact is known when it was answered right within three seconds on two days. A right answer that takes longer changes
 * nothing; a miss begins anew. A choice says too little.
 */
export function fluencyAfter(before: Fluency | null, answer: Quick): Fluency {
  const { quick_at = null, fluent_at = null } = before ?? {}
  const { was_correct, hint_level, guess, latency_ms, at, dayBegan } = answer
  if (!was_correct) return { quick_at: null, fluent_at: null }
  const isQuick = hint_level === 0 && guess <= typedLuck && latency_ms !== null && latency_ms <= quickWithin
  if (!isQuick || fluent_at !== null) return { quick_at, fluent_at }
  if (quick_at === null) return { quick_at: at, fluent_at }
  return { quick_at, fluent_at: quick_at < dayBegan ? at : null }
}
