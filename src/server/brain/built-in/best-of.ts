/** Something that a candidate should have. `worth` says how much it matters beside the others. */
export type Want<T> = { worth: number; holds: (candidate: T) => boolean }

/**
 * Draws until a candidate has all that is wanted, and else takes the best of all draws. Wants are looked at in their
 * order, the cheap ones first; a candidate that can no longer become the best is left.
 */
export function bestOf<T>(tries: number, draw: (at: number) => T | null, wants: Want<T>[]): T | null {
  const most = wants.reduce((sum, { worth }) => sum + worth, 0)
  let best: { candidate: T; worth: number } | null = null
  for (let at = 0; at < tries; at++) {
    const candidate = draw(at)
    if (candidate === null) continue
    let worth = most
    for (const want of wants) {
      if (best && worth <= best.worth) break
      if (!want.holds(candidate)) worth -= want.worth
    }
    if (!best || worth > best.worth) best = { candidate, worth }
    if (best.worth === most) break
  }
  return best?.candidate ?? null
}
