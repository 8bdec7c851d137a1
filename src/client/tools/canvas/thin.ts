import type { InkPoint } from '#shared/ink.ts'

/** Nearer than this, in units of the canvas, two points look like one. */
const nearest = 0.6
const pressureStep = 0.08

/** A shake of less than this is the screen's grid, not the hand. */
const leastTurnLength = 0.25

/** Whether a point that has just been drawn says something that the two before it do not. */
export function tellsMore(point: InkPoint, last: InkPoint, before: InkPoint | undefined): boolean {
  const [dx, dy] = [point[0] - last[0], point[1] - last[1]]
  const distance = Math.hypot(dx, dy)
  if (distance >= nearest || Math.abs(point[3] - last[3]) >= pressureStep) return true
  if (!before || distance < leastTurnLength) return false
  return (last[0] - before[0]) * dx + (last[1] - before[1]) * dy < 0
}

/** Leaves out what nobody would see; the first point stays. */
export function thin(points: readonly InkPoint[]): InkPoint[] {
  const kept: InkPoint[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || tellsMore(point, last, kept.at(-2))) kept.push(point)
  }
  return kept
}

/** How far a point may lie from the line that replaces it: in units, in pressure, and in milliseconds. */
const slack = { pressure: 0.06, time: 150 } as const

/** How many points are looked at as one, so that the worst stroke costs no more than its length. */
const span = 256

/**
 * The stroke with as few points as show the same line (Ramer, Douglas and Peucker), the same pressure, and the same
 * pace. First and last point stay.
 */
export function simplify(points: readonly InkPoint[], tolerance = 0.4): InkPoint[] {
  if (points.length < 3) return [...points]
  const kept = new Uint8Array(points.length)
  for (let from = 0; from < points.length - 1; from += span)
    keepBetween(points, kept, from, Math.min(from + span, points.length - 1), tolerance)
  return points.filter((_, index) => kept[index] === 1)
}

function keepBetween(points: readonly InkPoint[], kept: Uint8Array, from: number, to: number, tolerance: number) {
  kept[from] = 1
  kept[to] = 1
  const open: [from: number, to: number][] = [[from, to]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [start, end] = part
    const farthest = farthestFrom(points, start, end, tolerance)
    if (farthest < 0) continue
    kept[farthest] = 1
    open.push([start, farthest], [farthest, end])
  }
}

/** The point that the straight way from `start` to `end` misses most; -1 when it misses none by too much. */
function farthestFrom(points: readonly InkPoint[], start: number, end: number, tolerance: number): number {
  const [a, b] = [points[start], points[end]]
  let farthest = -1
  let most = 1
  for (let index = start + 1; a && b && index < end; index++) {
    const point = points[index]
    const missed = point ? missedBy(point, a, b, tolerance) : 0
    if (missed <= most) continue
    most = missed
    farthest = index
  }
  return farthest
}

/** How far a point is from the way from `a` to `b`, in what is allowed. */
function missedBy(point: InkPoint, a: InkPoint, b: InkPoint, tolerance: number): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const [px, py] = [point[0] - a[0], point[1] - a[1]]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / squared))
  const away = Math.hypot(px - along * dx, py - along * dy)
  const pressure = Math.abs(point[3] - a[3] - along * (b[3] - a[3]))
  const late = Math.abs(point[2] - a[2] - along * (b[2] - a[2]))
  return Math.max(away / tolerance, pressure / slack.pressure, late / slack.time)
}
