import type { Piece } from './cut-line.ts'
import { straightEnds } from './round-marks.ts'
import { boxHeight, boxWidth, lengthOf, midY, spanOverlap } from './stroke-box.ts'

/** How far a stroke leans, across for each unit down: children's 1 leans up to 0.3, their slash from 0.25. */
const slashFrom = 0.29
const slashSoft = 0.05

/** A single straight stroke that may be a 1 or a slash is told by how it leans, not by the net. */
export function weighSlash(found: Map<string, number>, { path, box }: Piece) {
  const [first, last] = [path[0], path.at(-1)]
  const [one, slash] = [found.get('1') ?? 0, found.get('/') ?? 0]
  if (!first || !last || one + slash < 0.2 || slash === 0) return
  const down = last[1] - first[1]
  const chord = Math.hypot(boxWidth(box), boxHeight(box))
  if (Math.abs(down) < 0.5 * chord || lengthOf(path) > 1.15 * chord) return
  const lean = (first[0] - last[0]) / down
  const share = 1 / (1 + Math.exp((slashFrom - lean) / slashSoft))
  const sum = Math.min(1, Math.max(one, slash))
  found.set('/', sum * share)
  found.set('1', sum * (1 - share))
}

/** How far the flatter stroke of a cross rises, in degrees: that of a plus lies, that of a times sign stands up. */
const timesFrom = 27
const timesSoft = 2.5

/** A cross of two straight strokes is told by the flatter of them, not by the net; two that lie are an equals sign. */
export function weighCross(found: Map<string, number>, group: readonly Piece[]) {
  const [plus, times, equals] = [found.get('+') ?? 0, found.get('×') ?? 0, found.get('=') ?? 0]
  const ends = group.map(({ marks }) => (marks[0] ? straightEnds(marks[0], 1.2) : null))
  if (plus + times + equals < 0.3 || ends.some((pair) => pair === null)) return
  const rises = ends.flatMap((pair) =>
    pair ? [(180 / Math.PI) * Math.atan2(Math.abs(pair[1][1] - pair[0][1]), Math.abs(pair[1][0] - pair[0][0]))] : [],
  )
  if (Math.max(...rises) < lying && isStacked(group)) {
    found.set('=', plus + times + equals)
    found.set('+', 0)
    found.set('×', 0)
    return
  }
  const share = 1 / (1 + Math.exp((timesFrom - Math.min(...rises)) / timesSoft))
  found.set('+', (plus + times) * (1 - share))
  found.set('×', (plus + times) * share)
}

const lying = 24

function isStacked([one, other]: readonly Piece[]): boolean {
  if (!one || !other) return false
  const apart = Math.abs(midY(one.box) - midY(other.box))
  const wide = Math.max(boxWidth(one.box), boxWidth(other.box))
  return apart > 0.12 * wide && spanOverlap(one.box.left, one.box.right, other.box.left, other.box.right) > 0.5
}
