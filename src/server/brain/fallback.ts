import { AppError } from '#server/errors.ts'
import { bySentence, gapAfter } from '#server/safety/by-sentence.ts'
import type { Brain, Turn } from './brain.ts'

/** What the child hears before the second brain's words when the first brain had none. */
export const slowToday = 'My thinking cap is slow today, so here is a simple one.'

const failuresToOpen = 5
const failureWindow = 30_000
const rest = 20_000

/**
 * A brain that never leaves the child without a reply. When the first brain fails, the second gives the whole reply,
 * or goes on behind the sentences that were complete. It yields whole sentences, each with its gap. After five failures
 * in a row within 30 s the first brain rests for 20 s, then one turn tries it again.
 */
export function withFallback(
  first: Brain,
  second: Brain,
  onFailure: (error: unknown, when: 'before' | 'middle') => void,
  now: () => number = Date.now,
): Brain {
  const breaker = circuitBreaker(now)
  return async function* (turn) {
    const attempt = breaker.begin()
    if (attempt) {
      let spoken = false
      try {
        for await (const sentence of spokenBy(first, turn)) {
          spoken = true
          yield sentence
        }
        if (!spoken) throw new AppError('tutor_bad_reply', 'The tutor gave an empty answer. Please try again.')
        attempt.succeeded()
        return
      } catch (error) {
        if (turn.signal.aborted) throw error
        attempt.failed()
        onFailure(error, spoken ? 'middle' : 'before')
      } finally {
        attempt.left()
      }
      if (!spoken) yield slowToday + gapAfter(slowToday)
    }
    yield* spokenBy(second, turn)
  }
}

async function* spokenBy(brain: Brain, turn: Turn): AsyncGenerator<string> {
  for await (const sentence of bySentence(brain(turn))) yield sentence + gapAfter(sentence)
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
