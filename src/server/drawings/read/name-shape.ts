import { distanceBetween } from '#shared/tools/distance.ts'
import { isClosed, isFlat, isUpright, type Mark } from './scene-marks.ts'
import {
  boxExtent,
  boxHeight,
  boxOf,
  boxWidth,
  lengthOf,
  midX,
  midY,
  type Path,
  resamplePath,
  type Spot,
} from './stroke-box.ts'

export type ShapeName =
  | 'line'
  | 'triangle'
  | 'square'
  | 'rectangle'
  | 'pentagon'
  | 'hexagon'
  | 'circle'
  | 'oval'
  | 'star'
  | 'heart'
  | 'arrow'

/** The shape that one stroke or tool drew; null when it is none of them, or not clearly. */
export function shapeOf(mark: Mark): ShapeName | null {
  if (mark.made === 'circle') return 'circle'
  if (mark.made === 'rect') return quadrilateral(mark.path)
  if (mark.made === 'line') return 'line'
  if (mark.made === 'text' || boxExtent(mark.box) < 30) return null
  if (isStraight(mark)) return 'line'
  return isClosed(mark) ? closedShape(mark.path) : null
}

export const isStraight = (mark: Mark) =>
  mark.length > 30 && mark.length < 1.06 * distanceBetween(mark.path[0] ?? [0, 0], mark.path.at(-1) ?? [0, 0])

/** A closed path, named by its corners or its roundness. */
export function closedShape(path: Path): ShapeName | null {
  const ring = resamplePath(path, 65).slice(0, 64)
  if (ring.length < 64) return null
  const turn = ring.map((_, index) => bendAt(ring, index))
  const around = turn.reduce((sum, each) => sum + each, 0)
  const sense = Math.sign(around) || 1
  const corners = cornersOf(turn, sense)
  if (corners.inward === 5 || (corners.inward >= 4 && corners.outward === 5)) return isStar(ring) ? 'star' : null
  if (corners.inward === 1 && corners.outward <= 2 && isHeart(ring)) return 'heart'
  if (corners.inward > 0) return null
  const box = boxOf([ring])
  if (corners.outward <= 1) return isRound(ring) ? (longness(ring) < 1.3 ? 'circle' : 'oval') : null
  const sides = cornered(ring, corners.at)
  if (!sides) return null
  if (corners.at.length === 3) return 'triangle'
  if (corners.at.length === 4) return quadrilateral(corners.at.map((index) => ring[index] ?? [0, 0]))
  if (corners.at.length === 5 && boxExtent(box) > 40) return 'pentagon'
  return corners.at.length === 6 && boxExtent(box) > 40 ? 'hexagon' : null
}

const reach = 4

function bendAt(ring: readonly Spot[], index: number): number {
  const at = (step: number) => ring[(index + step + ring.length) % ring.length] ?? [0, 0]
  const [a, b, c] = [at(-reach), at(0), at(reach)]
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
  return Math.atan2(Math.sin(turn), Math.cos(turn)) / reach
}

function cornersOf(turn: readonly number[], sense: number): { at: number[]; outward: number; inward: number } {
  const least = 0.62 / reach
  const at: number[] = []
  let inward = 0
  turn.forEach((bend, index) => {
    const near = Array.from({ length: 7 }, (_, step) => turn[(index + step - 3 + turn.length) % turn.length] ?? 0)
    const size = Math.abs(bend)
    if (size < least || near.some((other, step) => Math.abs(other) > size || (step < 3 && Math.abs(other) === size)))
      return
    if (bend * sense > 0) at.push(index)
    else inward += 1
  })
  return { at, outward: at.length, inward }
}

/** Whether the sides between the corners are straight. */
function cornered(ring: readonly Spot[], corners: readonly number[]): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? 0
    const count = (to - from + ring.length) % ring.length
    if (count < 4) return false
    const side = Array.from({ length: count + 1 }, (_, step): Spot => ring[(from + step) % ring.length] ?? [0, 0])
    return lengthOf(side) < 1.1 * distanceBetween(side[0] ?? [0, 0], side.at(-1) ?? [0, 0])
  })
}

function quadrilateral(corners: Path): ShapeName | null {
  const at = (index: number) => corners[index % 4] ?? [0, 0]
  const sides = [0, 1, 2, 3].map((index) => distanceBetween(at(index), at(index + 1)))
  const [a = 0, b = 0, c = 0, d = 0] = sides
  const [most, least] = [Math.max((a + c) / 2, (b + d) / 2), Math.min((a + c) / 2, (b + d) / 2)]
  const even = Math.max(a, c) < 1.45 * Math.min(a, c) && Math.max(b, d) < 1.45 * Math.min(b, d)
  const right = [0, 1, 2, 3].every((index) => {
    const [p, q, r] = [at(index), at(index + 1), at(index + 2)]
    const turn = Math.atan2(r[1] - q[1], r[0] - q[0]) - Math.atan2(q[1] - p[1], q[0] - p[0])
    return Math.abs(Math.sin(turn)) > 0.86
  })
  if (!even || !right || least < 6) return null
  if (most < 1.15 * least) return 'square'
  return most > 1.35 * least ? 'rectangle' : null
}

const centreOf = (ring: readonly Spot[]): Spot => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
]

function longness(ring: readonly Spot[]): number {
  const centre = centreOf(ring)
  const across = ring.map((spot, index) => distanceBetween(spot, ring[(index + 32) % 64] ?? centre))
  return Math.max(...across) / Math.max(1, Math.min(...across))
}

/** Every spot lies near the ellipse of the same box, which may be tilted. */
function isRound(ring: readonly Spot[]): boolean {
  const turns = ring.map((_, index) => bendAt(ring, index))
  const outward = turns.filter((turn) => turn * Math.sign(turns.reduce((sum, each) => sum + each, 0)) > -0.02).length
  const area = Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
  const fullness = (4 * Math.PI * area) / lengthOf([...ring, ring[0] ?? [0, 0]]) ** 2
  return outward >= 58 && fullness > 0.72
}

/** Five tips about equally far from the middle and from each other: a scrawl with as many bends has none. */
function isStar(ring: readonly Spot[]): boolean {
  const [cx, cy] = centreOf(ring)
  const far = ring.map((spot) => distanceBetween(spot, [cx, cy]))
  const at = (index: number) => far[(index + far.length) % far.length] ?? 0
  const tips = ring.filter((_, index) => [-4, -3, -2, -1, 1, 2, 3, 4].every((step) => at(index) >= at(index + step)))
  const mean = tips.reduce((sum, tip) => sum + distanceBetween(tip, [cx, cy]), 0) / Math.max(1, tips.length)
  const turns = tips.map(([x, y]) => Math.atan2(y - cy, x - cx) / (2 * Math.PI)).sort((a, b) => a - b)
  const steps = turns.map((turn, index) => (turns[index + 1] ?? (turns[0] ?? 0) + 1) - turn)
  const isEven = tips.every((tip) => Math.abs(distanceBetween(tip, [cx, cy]) / mean - 1) < 0.35)
  return tips.length === 5 && isEven && steps.every((step) => step > 0.09 && step < 0.34)
}

/** A notch in the middle of the top, a tip in the middle of the bottom. */
function isHeart(ring: readonly Spot[]): boolean {
  const box = boxOf([ring])
  const lowest = ring.reduce((low, spot) => (spot[1] > low[1] ? spot : low))
  const notch = ring
    .filter(([x]) => Math.abs(x - midX(box)) < 0.15 * boxWidth(box))
    .reduce((high, spot) => (spot[1] < high[1] ? spot : high), lowest)
  return (
    Math.abs(lowest[0] - midX(box)) < 0.22 * boxWidth(box) &&
    notch[1] > box.top + 0.1 * boxHeight(box) &&
    notch[1] < midY(box)
  )
}

export const isStroke = (mark: Mark) => isFlat(mark) || isUpright(mark) || isStraight(mark)
