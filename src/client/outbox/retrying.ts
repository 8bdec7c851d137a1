/** The longest wait between two tries. Milliseconds. */
const longestWait = 30_000

export type Retrying = {
  /** Tries now instead of waiting; does nothing while a try is under way. */
  now: () => Promise<void>
  stop: () => void
}

/** Tries until the attempt says that it is settled: after a failure again in 1, 2, 4 … 30 s, or when told to. */
export function retrying(attempt: () => Promise<'settled' | 'again'>): Retrying {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let stopped = false
  const now = async () => {
    if (running || stopped) return
    clearTimeout(timer)
    running = true
    const outcome = await attempt()
    running = false
    if (outcome === 'settled') {
      failures = 0
    } else if (!stopped) {
      timer = setTimeout(() => void now(), Math.min(longestWait, 1_000 * 2 ** failures))
      failures++
    }
  }
  return {
    now,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
