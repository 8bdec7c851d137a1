import { distanceBetween } from '#shared/tools/distance.ts'
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]
export type Box = { left: number; top: number; right: number; bottom: number }

export const pointBetween = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

const nowhere: Point = [0, 0]
export const firstPoint = (line: Line): Point => line[0] ?? nowhere
export const lastPoint = (line: Line): Point => line[line.length - 1] ?? nowhere
export const reverseLine = (line: Line): Line => line.toReversed()

export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distanceBetween(line[i - 1] ?? nowhere, line[i] ?? nowhere)
  return sum
}

/** The same line with exactly `count` points, evenly apart along it. */
export function resampleLine(line: Line, count: number): Line {
  const whole = lengthOf(line)
  if (whole === 0) return Array.from({ length: count }, () => firstPoint(line))
  const step = whole / (count - 1)
  const points: Point[] = [firstPoint(line)]
  let gone = 0
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1] ?? nowhere
    const to = line[i] ?? nowhere
    const long = distanceBetween(from, to)
    while (points.length < count - 1 && gone + long >= points.length * step && long > 0)
      points.push(pointBetween(from, to, (points.length * step - gone) / long))
    gone += long
  }
  while (points.length < count) points.push(lastPoint(line))
  return points
}

export function boxOf(lines: readonly Line[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const line of lines)
    for (const [x, y] of line) {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return Number.isFinite(box.left) ? box : { left: 0, top: 0, right: 0, bottom: 0 }
}

export const widthOf = (box: Box) => box.right - box.left
export const heightOf = (box: Box) => box.bottom - box.top
export const sizeOf = (box: Box) => Math.max(widthOf(box), heightOf(box))

/** Lines one after the other, joined by a straight way. */
export const joinLines = (lines: readonly Line[]): Line => lines.flat()

/** How a plane is moved and stretched, each way on its own. */
export type Fit = { sx: number; sy: number; dx: number; dy: number }
export const fitLine = (line: Line, { sx, sy, dx, dy }: Fit): Line => line.map(([x, y]) => [x * sx + dx, y * sy + dy])
