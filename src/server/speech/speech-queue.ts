import { AppError } from '#server/errors.ts'

type Waiting = { begin: () => void }

/** Does one piece of work at a time; what comes meanwhile waits in order, within bounds of number and of time. */
export function speechQueue({ most, limitMs }: { most: number; limitMs: number }) {
  const waiting = new Set<Waiting>()
  let busy = false

  /** Waits for its turn, and says how many milliseconds that took. */
  const turn = (signal: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      const since = performance.now()
      const leave = (settle: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        waiting.delete(mine)
        settle()
      }
      const mine = { begin: () => leave(() => resolve(performance.now() - since)) }
      const onAbort = () => leave(() => reject(signal.reason))
      const timer = setTimeout(() => leave(() => reject(tooBusy())), limitMs)
      signal.addEventListener('abort', onAbort, { once: true })
      waiting.add(mine)
    })

  return async <T>(signal: AbortSignal, work: (waitedMs: number) => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    if (busy && waiting.size >= most) throw tooBusy()
    const waited = busy ? await turn(signal) : 0
    busy = true
    try {
      return await work(waited)
    } finally {
      const [next] = waiting
      // Stays busy while the next one wakes up, so that nobody slips in between.
      if (next) next.begin()
      else busy = false
    }
  }
}

const tooBusy = () => new AppError('unavailable', 'Too much is being read aloud at this moment.', { retryAfter: 2 })
