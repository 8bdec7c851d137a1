import { distanceBetween } from '#shared/tools/distance.ts'
import type { Mark } from './scene-marks.ts'
import { boxExtent, boxHeight, boxWidth, midX, midY, type Path, resamplePath, type Spot } from './stroke-box.ts'

/** A circle as a hand drew it. */
export type Ring = { mark: Mark; centre: Spot; radius: number }

const spots = 48

/**
 * The circle that a mark is, as far as a hand draws one: all around its middle, about equally far away, with a gap of
 * at most a fifth of its turn; null when it is something else. `mostLong`: how much
 * longer than wide it may be.
 */
export function ringIn(mark: Mark, spread = 0.11, mostLong = 1.45): Ring | null {
  if (mark.made === 'text' || mark.made === 'line' || boxExtent(mark.box) < 16) return null
  const [wide, tall] = [boxWidth(mark.box), boxHeight(mark.box)]
  if (Math.max(wide, tall) > mostLong * Math.min(wide, tall) || mark.length > 4.6 * Math.max(wide, tall)) return null
  const path = resamplePath(mark.path, spots)
  const [cx, cy] = [midX(mark.box), midY(mark.box)]
  // Measured as if it were as wide as it is tall: children draw eggs for circles.
  const far = path.map(([x, y]) => Math.hypot((x - cx) / wide, (y - cy) / tall) * 2)
  const mean = far.reduce((sum, each) => sum + each, 0) / far.length
  const off = Math.sqrt(far.reduce((sum, each) => sum + (each - mean) ** 2, 0) / far.length)
  if (off > spread * mean || widestGap(path, [cx, cy]) > 0.2) return null
  return { mark, centre: [cx, cy], radius: (wide + tall) / 4 }
}

/** The widest part of a turn around `centre` in which a path has no spot. */
function widestGap(path: Path, centre: Spot): number {
  const turns = path.map((spot) => turnOf(centre, spot)).sort((a, b) => a - b)
  return turns.reduce((most, turn, index) => Math.max(most, (turns[index + 1] ?? (turns[0] ?? 0) + 1) - turn), 0)
}

/** Where a spot lies around `centre`, in turns: 0 is up, 0.25 to the right. */
export function turnOf([cx, cy]: Spot, [x, y]: Spot): number {
  const turn = Math.atan2(x - cx, cy - y) / (2 * Math.PI)
  return (turn + 1) % 1
}

/** How far two turns are from each other, 0 to 0.5. */
export const turnBetween = (a: number, b: number) => Math.abs(((((a - b) % 1) + 1.5) % 1) - 0.5)

/** The ends of a mark that goes nearly straight, null when it bends. */
export function straightEnds(mark: Mark, slack = 1.12): [Spot, Spot] | null {
  const [first, last] = [mark.path[0], mark.path.at(-1)]
  if (!first || !last || mark.made === 'text' || mark.length < 8) return null
  return mark.length < slack * distanceBetween(first, last) ? [first, last] : null
}
