import { AppError } from '#server/errors.ts'
import { gapAfter } from '#server/safety/by-sentence.ts'
import type { Brain, Turn } from '../turn.ts'

/** What the child hears before the second brain's words when the first brain had none. */
export const slowToday = 'My thinking cap is slow today, so here is a simple one.'

const failuresToOpen = 5
const failureWindow = 30_000
const rest = 20_000

/**
 * A brain that never leaves the child without a reply. When the first brain fails, the second gives the reply: half a
 * reply of the first is nothing. After five failures in a row within 30 s the first brain rests for 20 s, then one turn
 * tries it again.
 */
export function withFallback(
  first: Brain,
  second: Brain,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): Brain {
  const breaker = circuitBreaker(now)
  async function* say(turn: Turn): AsyncGenerator<string> {
    const attempt = breaker.begin()
    const reply = attempt && (await tryOnce(first, turn, attempt, onFailure))
    if (reply !== null) return yield reply
    // A second try that failed is no news to the child: it has seen nothing of the first.
    if (attempt && !turn.again) yield slowToday + gapAfter(slowToday)
    yield* second(turn)
  }
  return first.chooses ? Object.assign(say, { chooses: true as const }) : say
}

/** The whole reply of the first brain; null when it failed. */
async function tryOnce(first: Brain, turn: Turn, attempt: Attempt, onFailure: (error: unknown) => void) {
  try {
    const reply = await wholeOf(first(turn))
    if (reply.trim() === '') throw new AppError('tutor_bad_reply', 'The tutor gave an empty answer. Please try again.')
    attempt.succeeded()
    return reply
  } catch (error) {
    if (turn.signal.aborted) throw error
    attempt.failed()
    onFailure(error)
    return null
  } finally {
    attempt.left()
  }
}

/** All that a brain says. */
export async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

/** One try of the first brain. Without a verdict it was only left: it says nothing about the brain. */
type Attempt = { succeeded: () => void; failed: () => void; left: () => void }

/** Lets attempts through while they succeed; `begin` gives null while the brain rests. */
function circuitBreaker(now: () => number): { begin: () => Attempt | null } {
  let failures: number[] = []
  let restsUntil: number | null = null
  let probing = false
  return {
    begin: () => {
      const probe = restsUntil !== null
      if (restsUntil !== null && (probing || now() < restsUntil)) return null
      probing = probe
      return {
        succeeded: () => {
          failures = []
          if (probe) restsUntil = null
        },
        failed: () => {
          failures = [...failures.filter((at) => at > now() - failureWindow), now()]
          // What began before the rest and fails during it does not make the rest longer.
          if (probe || (restsUntil === null && failures.length >= failuresToOpen)) restsUntil = now() + rest
        },
        left: () => {
          if (probe) probing = false
        },
      }
    },
  }
}
