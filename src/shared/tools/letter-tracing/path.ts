import { distanceBetween } from '#shared/tools/distance.ts'
import type { Line, Point } from './geometry.ts'
import { lastPoint, pointBetween } from './geometry.ts'

const step = 2

function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const count = Math.max(4, Math.ceil((Math.abs(to - from) / 180) * Math.PI * (Math.max(rx, ry) / step)))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}

function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  const count = Math.max(4, Math.ceil((distanceBetween(a, b) + distanceBetween(b, c) + distanceBetween(c, d)) / step))
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 1) / count
    const [ab, bc, cd] = [pointBetween(a, b, part), pointBetween(b, c, part), pointBetween(c, d, part)]
    return pointBetween(pointBetween(ab, bc, part), pointBetween(bc, cd, part), part)
  })
}

function straight(a: Point, b: Point): Point[] {
  const count = Math.max(1, Math.ceil(distanceBetween(a, b) / step))
  return Array.from({ length: count }, (_, i) => pointBetween(a, b, (i + 1) / count))
}

/**
 * A dense line from a short path: `M x y` start, `L x y` straight, `C` a bézier curve of three points, and
 * `A cx cy rx ry from to` part of an ellipse in degrees, clockwise when `to` is greater (0 right, 90 down).
 */
export function lineOf(path: string): Line {
  const points: Point[] = []
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCA])([^MLCA]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest.trim().split(/\s+/).map(Number)
    const here = lastPoint(points)
    if (letter === 'M') points.push([a, b])
    if (letter === 'L') points.push(...straight(here, [a, b]))
    if (letter === 'C') points.push(...curve(here, [a, b], [c, d], [e, f]))
    if (letter !== 'A') continue
    const [begin = here, ...round] = arc(a, b, c, d, e, f)
    points.push(...(points.length > 0 ? straight(here, begin) : [begin]), ...round)
  }
  return points
}
