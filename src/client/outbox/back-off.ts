/** Chance, from 0 to 1. */
export type Chance = () => number

export type BackOff = {
  /** How long to wait after one more failure. Milliseconds. */
  next: () => number
  /** It went well: the next failure is the first one. */
  reset: () => void
}

/** Longer and longer pauses, each by chance anywhere up to its length, so that many devices do not come back at once. */
export function backOff(longest: number, chance: Chance = Math.random): BackOff {
  let failures = 0
  return {
    next: () => chance() * Math.min(longest, 1_000 * 2 ** failures++),
    reset: () => {
      failures = 0
    },
  }
}

/** Calls back after a pause, or as soon as this device has a line again; not at all once it is called off. */
export function afterPause(pause: number, onOver: () => void): () => void {
  const over = () => {
    callOff()
    onOver()
  }
  const callOff = () => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', over)
  }
  const timer = setTimeout(over, pause)
  globalThis.addEventListener?.('online', over)
  return callOff
}
