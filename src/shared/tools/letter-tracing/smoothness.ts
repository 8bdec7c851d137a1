import { boxOf, type Line, lengthOf, type Point, resampleLine, sizeOf } from './geometry.ts'

/** How the line itself runs. Null: too little of it to say. */
export type Smoothness = 'smooth' | 'fair' | 'wavy' | null

const steps = 28
const window = 5

/** How far the line leaves the gentle curve through its neighbors, in hundredths of the letter's size; corners do not count. */
function ripplesOf(line: Line, size: number): number[] {
  const points = resampleLine(line, steps)
  const off: number[] = []
  for (let i = window; i + window < points.length; i++) {
    const from = points.slice(i - window, i + window + 1)
    const [a, b] = [from[0] ?? [0, 0], from[2 * window] ?? [0, 0]]
    off.push(Math.abs(acrossChord(from, a, b)) / size)
  }
  return off
}

/** The third difference of the way across: 0 on a straight line and on an even bow, large on a wave. */
function acrossChord(points: readonly Point[], a: Point, b: Point): number {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const across = ([x, y]: Point) => ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / long
  const n = points.length
  const t = points.map((_, i) => (2 * i) / (n - 1) - 1)
  // What a parabola leaves over: sums over Legendre's first three polynomials.
  const fit = [0, 1, 2].map((k) => {
    const base = t.map((u) => (k === 0 ? 1 : k === 1 ? u : (3 * u * u - 1) / 2))
    const own = base.reduce((sum, v) => sum + v * v, 0)
    const with_ = points.reduce((sum, point, i) => sum + across(point) * (base[i] ?? 0), 0)
    return { base, part: with_ / own }
  })
  let sum = 0
  points.forEach((point, i) => {
    const left = across(point) - fit.reduce((all, { base, part }) => all + part * (base[i] ?? 0), 0)
    sum += left * left
  })
  return Math.sqrt(sum / n)
}

const middle = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0

/** How much a line waves, in hundredths of the letter's size. */
export function rippleOf(lines: readonly Line[]): number | null {
  const size = sizeOf(boxOf(lines))
  const long = lines.filter((line) => lengthOf(line) > 0.3 * size)
  const all = long.flatMap((line) => ripplesOf(line, size))
  return all.length === 0 ? null : 100 * middle(all, 0.55)
}

const limits = { smooth: 0.5, wavy: 1.1 } as const

export function smoothnessOf(lines: readonly Line[]): Smoothness {
  const ripple = rippleOf(lines)
  if (ripple === null) return null
  return ripple < limits.smooth ? 'smooth' : ripple > limits.wavy ? 'wavy' : 'fair'
}

const straightBend = (4.5 * Math.PI) / 180

/** Whether each line runs straight between its corners. */
export function isStraight(lines: readonly Line[]): boolean {
  const size = sizeOf(boxOf(lines))
  const bends = lines
    .filter((line) => lengthOf(line) > 0.2 * size)
    .flatMap((line) => {
      const points = resampleLine(line, steps)
      return points.slice(2).map((c, i) => {
        const [a, b] = [points[i] ?? c, points[i + 1] ?? c]
        const bend = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
        return Math.abs(Math.atan2(Math.sin(bend), Math.cos(bend)))
      })
    })
  return bends.length > 0 && middle(bends, 0.75) < straightBend
}
