import { readNumber } from '#shared/answers/numbers.ts'
import type { Said, Wrong } from '../../../draw.ts'

const amountOf = (said: Said) => readNumber(String(said))?.toFraction() ?? said

/**
 * Wrong answers, each value once, the one at `by` first: among four choices the key is then no easier to guess from
 * where it stands between the others.
 */
export function varied(wrong: readonly Wrong[], by: number): Wrong[] {
  const seen = new Set<Said>()
  const kept = wrong.filter(([, said]) => {
    if (said === null || seen.has(amountOf(said))) return false
    seen.add(amountOf(said))
    return true
  })
  const start = kept.length > 0 ? Math.abs(by) % kept.length : 0
  return [...kept.slice(start), ...kept.slice(0, start)]
}
