import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#server/errors.ts'

/** How long a model may take, in milliseconds. */
export type ModelTiming = {
  /** Until its first words, retry and waiting included. */
  firstWords: number
  /** Between two signs of life after that. The time that our own side takes does not count. */
  silence: number
  whole: number
  /** The longest Retry-After that is waited for. */
  retryAfter: number
  /** The wait before a retry when the server names none. */
  retryPause: number
}

export const modelTiming: ModelTiming = {
  firstWords: 8_000,
  silence: 5_000,
  whole: 13_000,
  retryAfter: 2_000,
  retryPause: 250,
}

/** Watches the time of one turn, and whether its caller has stopped it. */
export type TimeWatch = {
  /** Fires when the time is over or the caller stops the turn: everything that belongs to the turn ends then. */
  signal: AbortSignal
  /** Why the turn ended early, or null. */
  over: () => AppError | null
  /** From here on we wait for the model. Throws when the turn has ended early. */
  waiting: () => void
  /** The model said something; from here on our own side is at work. */
  heard: () => void
  sleep: (milliseconds: number) => Promise<void>
  /** Ends the watch. Must be called, or a timer and a listener stay behind. */
  stop: () => void
}

const late = () => new AppError('tutor_timeout', 'The tutor took too long to answer. Please try again.')

export function watchTime(timing: ModelTiming, caller: AbortSignal): TimeWatch {
  const ending = new AbortController()
  const began = performance.now()
  let over: AppError | null = null
  let spoken = false
  let deadline = began + timing.firstWords
  let timer: NodeJS.Timeout | undefined
  let timerAt = Number.POSITIVE_INFINITY

  const end = (why: AppError) => {
    over ??= why
    ending.abort()
  }
  const set = () => {
    const at = Math.min(deadline, began + timing.whole)
    if (at >= timerAt) return
    clearTimeout(timer)
    timerAt = at
    timer = setTimeout(fire, Math.max(0, at - performance.now()) + 1)
  }
  const fire = () => {
    timerAt = Number.POSITIVE_INFINITY
    if (performance.now() >= Math.min(deadline, began + timing.whole)) end(late())
    else set()
  }
  const handleStop = () => end(new AppError('tutor_timeout', 'The tutor was stopped before the answer was whole.'))
  if (caller.aborted) handleStop()
  else caller.addEventListener('abort', handleStop, { once: true })
  set()
  return {
    signal: ending.signal,
    over: () => over,
    waiting: () => {
      if (over) throw over
      if (spoken) deadline = performance.now() + timing.silence
      set()
    },
    heard: () => {
      spoken = true
      deadline = Number.POSITIVE_INFINITY
    },
    sleep: (milliseconds) => pause(milliseconds, undefined, { signal: ending.signal }),
    stop: () => {
      clearTimeout(timer)
      caller.removeEventListener('abort', handleStop)
    },
  }
}
