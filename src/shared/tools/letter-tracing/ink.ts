import type { InkStroke } from '#shared/ink.ts'
import { boxOf, type Line, lengthOf, type Point, resampleLine, sizeOf } from './geometry.ts'

const mostPoints = 240

/** Drawn strokes as lines of at most 240 points, without doubles and without what is not a place. */
export function linesOf(strokes: readonly InkStroke[]): Line[] {
  return strokes.flatMap((stroke) => {
    const points: Point[] = []
    for (const [x, y] of stroke) {
      const before = points[points.length - 1]
      if (Number.isFinite(x) && Number.isFinite(y) && !(before && before[0] === x && before[1] === y))
        points.push([x, y])
    }
    if (points.length === 0) return []
    return [points.length > mostPoints ? resampleLine(points, mostPoints) : points]
  })
}

/** Specks that a resting hand or a slip left are not strokes, unless the letter has a dot. */
export function withoutSpecks(lines: readonly Line[], hasDot: boolean): Line[] {
  if (hasDot) return [...lines]
  const whole = sizeOf(boxOf(lines))
  const kept = lines.filter((line) => lengthOf(line) > 0.05 * whole)
  return kept.length > 0 ? kept : [...lines]
}

const calm = 5

/** Speeds along a stroke, each the mean of five moments: a single late report of the screen says nothing. */
function speedsOf(stroke: InkStroke): number[] {
  const raw: number[] = []
  for (let i = 1; i < stroke.length; i++) {
    const [from, to] = [stroke[i - 1], stroke[i]]
    if (from && to && to[2] > from[2]) raw.push(Math.hypot(to[0] - from[0], to[1] - from[1]) / (to[2] - from[2]))
  }
  return raw.slice(calm - 1).map((_, i) => raw.slice(i, i + calm).reduce((sum, speed) => sum + speed, 0) / calm)
}

/**
 * How often the pen changed between faster and slower, for every 100 units of way: about 2 to 4 in a practised hand, more
 * where each bit is drawn on its own. A figure for the parent, never a reason to repeat a letter.
 */
export function inversionsOf(strokes: readonly InkStroke[]): number {
  let turns = 0
  let way = 0
  for (const stroke of strokes.slice(0, 60)) {
    const speeds = speedsOf(stroke.slice(0, 3_000))
    let direction = 0
    speeds.forEach((speed, i) => {
      const change = speed - (speeds[i - 1] ?? speed)
      if (Math.abs(change) < 0.02 * speed || change === 0) return
      if (direction !== 0 && Math.sign(change) !== direction) turns++
      direction = Math.sign(change)
    })
    way += lengthOf(stroke.flatMap(([x, y]): Point[] => (Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [])))
  }
  return way < 1 ? 0 : Math.round((turns / way) * 1_000) / 10
}
