import type { Place } from './plane.ts'

type Part = [from: number, to: number]

/** Where a + t·d lies between two bounds; null when nowhere. */
function slab(start: number, speed: number, low: number, high: number): Part | null {
  if (Math.abs(speed) < 1e-9) return start >= low && start <= high ? [-Infinity, Infinity] : null
  const [one, other] = [(low - start) / speed, (high - start) / speed]
  return [Math.min(one, other), Math.max(one, other)]
}

/** Where a line from `a` along `d` lies in a circle. */
function inCircle([ax, ay]: Place, [dx, dy]: Place, [x, y]: Place, radius: number): Part | null {
  const [fx, fy] = [ax - x, ay - y]
  const [a, b, c] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius]
  if (a < 1e-12) return c <= 0 ? [-Infinity, Infinity] : null
  const root = b * b - a * c
  if (root < 0) return null
  return [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]
}

/** Where a line lies in the box between two ends, `radius` to both sides. */
function inBox(
  [ax, ay]: Place,
  [dx, dy]: Place,
  [x, y]: Place,
  [u, v]: Place,
  long: number,
  radius: number,
): Part | null {
  const along = slab((ax - x) * u + (ay - y) * v, dx * u + dy * v, 0, long)
  const aside = slab((ay - y) * u - (ax - x) * v, dy * u - dx * v, -radius, radius)
  if (!along || !aside) return null
  const both: Part = [Math.max(along[0], aside[0]), Math.min(along[1], aside[1])]
  return both[0] <= both[1] ? both : null
}

/**
 * Which part of the line from `a` to `b` (0 to 1) is at most `radius` away from the line from `c` to `d`; null when none.
 * All such places make a capsule, which is convex: so it is one part, from its first to its last place in the pieces.
 */
export function partWithin(a: Place, b: Place, c: Place, d: Place, radius: number): Part | null {
  const along: Place = [b[0] - a[0], b[1] - a[1]]
  const long = Math.hypot(d[0] - c[0], d[1] - c[1])
  const parts = [inCircle(a, along, c, radius), inCircle(a, along, d, radius)]
  if (long > 1e-9) parts.push(inBox(a, along, c, [(d[0] - c[0]) / long, (d[1] - c[1]) / long], long, radius))
  const found = parts.filter((part) => part !== null)
  if (found.length === 0) return null
  const from = Math.max(0, Math.min(...found.map((part) => part[0])))
  const to = Math.min(1, Math.max(...found.map((part) => part[1])))
  return from <= to ? [from, to] : null
}
