import type { Smoothness } from '#shared/handwriting.ts'
import { boxOf, type Line, lengthOf, type Point, resampleLine, sizeOf } from './geometry.ts'

const bendOf = (a: Point, b: Point, c: Point): number => {
  const bend = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
  return Math.atan2(Math.sin(bend), Math.cos(bend))
}

const calmed = (points: readonly Point[]): Point[] =>
  points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    return before && after
      ? [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
      : point
  })

/** Between two looks, of the letter's size. */
const stride = 0.04
const bendSeen = (5 * Math.PI) / 180

/** How often a line swings from one side to the other, for each length of the letter's size. */
export function swingsOf(lines: readonly Line[]): number | null {
  const size = sizeOf(boxOf(lines))
  const long = lines.filter((line) => lengthOf(line) > 0.3 * size)
  const way = long.reduce((sum, line) => sum + lengthOf(line), 0) / Math.max(1, size)
  if (way === 0) return null
  let swings = 0
  for (const line of long) {
    const points = calmed(calmed(resampleLine(line, Math.max(4, Math.round(lengthOf(line) / (stride * size))))))
    let side = 0
    for (let i = 1; i + 1 < points.length; i++) {
      const [a, b, c] = [points[i - 1], points[i], points[i + 1]]
      const bend = a && b && c ? bendOf(a, b, c) : 0
      if (Math.abs(bend) < bendSeen) continue
      if (side !== 0 && Math.sign(bend) !== side) swings++
      side = Math.sign(bend)
    }
  }
  return swings / way
}

const limits = { smooth: 1.1, wavy: 2 } as const

/** Null: too little of it to say. */
export function smoothnessOf(lines: readonly Line[]): Smoothness | null {
  const swings = swingsOf(lines)
  if (swings === null) return null
  return swings < limits.smooth ? 'smooth' : swings > limits.wavy ? 'wavy' : 'fair'
}

const steps = 28
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
        return Math.abs(bendOf(a, b, c))
      })
    })
  return bends.length > 0 && (bends.toSorted((a, b) => a - b)[Math.floor(bends.length * 0.75)] ?? 1) < straightBend
}
