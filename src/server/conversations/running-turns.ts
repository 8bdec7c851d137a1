/** The replies that this process is making now: a drain waits for them, whoever still listens. */
export type RunningTurns = {
  add: (turn: Promise<void>) => void
  /** How many are running. */
  count: () => number
  /** Resolves when none is left, or after `limit` milliseconds. */
  settled: (limit: number) => Promise<void>
}

export function runningTurns(): RunningTurns {
  const running = new Set<Promise<void>>()
  return {
    add: (turn) => {
      running.add(turn)
      void turn.finally(() => running.delete(turn))
    },
    count: () => running.size,
    settled: async (limit) => {
      let timer: NodeJS.Timeout | undefined
      const timeUp = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([Promise.all(running), timeUp])
      clearTimeout(timer)
    },
  }
}
