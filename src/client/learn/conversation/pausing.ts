import { ApiProblem } from '#client/api.ts'
import type { Live, Pause } from './conversation-state.ts'

/** When the server does not say how long. Seconds. */
const usual = 20
/** A message waits for its turn so often; then it comes back into the box. */
const mostPauses = 6

/** The pause that a refusal asks for; null when it asks for none. */
export function pauseAfter(error: unknown): Pause | null {
  if (!(error instanceof ApiProblem)) return null
  const { code, retry_after_s: seconds = usual } = error.problem
  const until = Date.now() + seconds * 1_000
  if (code === 'rate_limited') return { why: 'too-fast', until }
  return code === 'calm_pause' ? { why: 'break', until } : null
}

/** Tries; where there was too much at once it waits as long as the server says, and tries again by itself. */
export async function withPauses(live: Live, attempt: () => Promise<void>): Promise<void> {
  for (let pauses = 0; ; pauses++) {
    try {
      return await attempt()
    } catch (error) {
      const pause = pauseAfter(error)
      if (pause?.why !== 'too-fast' || pauses >= mostPauses) throw error
      live.state.set({ pause })
      await passed(pause.until - Date.now(), live.closed.signal)
      live.state.set({ pause: null })
    }
  }
}

function passed(time: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = () => {
      closed.removeEventListener('abort', leave)
      resolve()
    }
    const timer = setTimeout(over, time)
    const leave = () => {
      clearTimeout(timer)
      reject(closed.reason)
    }
    closed.addEventListener('abort', leave, { once: true })
  })
}
