import { afterPause, backOff, type Chance } from './back-off.ts'

/** The longest wait between two tries. Milliseconds. */
const longestWait = 30_000

export type Retrying = {
  /** Tries now instead of waiting; does nothing while a try is under way. */
  now: () => Promise<void>
  stop: () => void
}

/** Tries until the attempt says that it is settled: after a failure again in up to 1, 2, 4 … 30 s, or when told to. */
export function retrying(attempt: () => Promise<'settled' | 'again'>, chance?: Chance): Retrying {
  const pauses = backOff(longestWait, chance)
  let callOff: () => void = () => undefined
  let running = false
  let stopped = false
  const now = async () => {
    if (running || stopped) return
    callOff()
    running = true
    let outcome: 'settled' | 'again' = 'again'
    try {
      outcome = await attempt()
    } catch (error) {
      // A bug of ours does not end the tries of a whole lesson.
      reportError(error)
    } finally {
      running = false
      if (outcome === 'settled') pauses.reset()
      else if (!stopped) callOff = afterPause(pauses.next(), () => void now())
    }
  }
  return {
    now,
    stop: () => {
      stopped = true
      callOff()
    },
  }
}
