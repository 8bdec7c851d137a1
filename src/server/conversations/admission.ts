import { AppError } from '#server/errors.ts'

/** A place among the turns that are made at once. */
export type Seat = {
  /** Keeps the place until this work is over. */
  during: (work: () => Promise<void>) => Promise<void>
  /** Gives the place to the next one, unless work keeps it. */
  leave: () => void
}

export type Admission = {
  /** Waits for a place; refused as soon as it is clear that there will be none in time. */
  enter: (gone?: AbortSignal) => Promise<Seat>
  state: () => { seated: number; waiting: number; refused: number }
}

type Bounds = {
  /** So many turns are made at once. */
  atOnce: number
  /** Nobody waits longer than this. Milliseconds. */
  patience?: number
  now?: () => number
}

/** How long a turn takes before any was measured, and how much of a new one counts. Milliseconds. */
const firstGuess = 1_000
const weight = 0.1
/** The longest pause that a refused one is asked for. Seconds. */
const longestPause = 30

/** Nobody hears this any more. */
const left = () => new AppError('request_timeout', 'You left before it was your turn.')

/**
 * Bounds the turns that this process makes at once. What comes meanwhile waits in order; when more wait than can be
 * answered within the patience, by what turns took lately, the next is refused at once and told when to come back.
 */
export function admission({ atOnce, patience = 5_000, now = () => performance.now() }: Bounds): Admission {
  const waiting = new Set<() => void>()
  let seated = 0
  let refused = 0
  let usual = firstGuess
  const expected = () => ((waiting.size + 1) / atOnce) * usual

  const refuse = () => {
    refused++
    const pause = Math.min(longestPause, Math.max(1, Math.ceil(expected() / 1_000)))
    return new AppError('unavailable', 'Many children are talking at this moment. It goes on in a few seconds.', {
      retryAfter: pause,
    })
  }

  const seat = (): Seat => {
    let isKept = false
    let isLeft = false
    const free = () => {
      if (isLeft) return
      isLeft = true
      const [next] = waiting
      // Stays taken while the next one sits down, so that nobody slips in between.
      if (next) next()
      else seated--
    }
    return {
      during: async (work) => {
        isKept = true
        const began = now()
        try {
          await work()
        } finally {
          usual += weight * (now() - began - usual)
          free()
        }
      },
      leave: () => {
        if (!isKept) free()
      },
    }
  }

  const turn = (gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const settle = (how: () => void) => () => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', onGone)
        waiting.delete(begin)
        how()
      }
      const begin = settle(resolve)
      const onGone = settle(() => reject(left()))
      const timer = setTimeout(
        settle(() => reject(refuse())),
        patience,
      )
      gone?.addEventListener('abort', onGone, { once: true })
      waiting.add(begin)
    })

  return {
    enter: async (gone) => {
      if (seated < atOnce) seated++
      else {
        if (gone?.aborted) throw left()
        if (expected() > patience) throw refuse()
        await turn(gone)
      }
      return seat()
    },
    state: () => ({ seated, waiting: waiting.size, refused }),
  }
}
