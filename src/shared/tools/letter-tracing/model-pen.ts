import { firstPoint, type Line, lengthOf, resampleLine } from './geometry.ts'
import type { LetterShape } from './letter-shapes.ts'

/** Where the model's pen is: `t` milliseconds since the start; `down` is false on the way through the air. */
export type PenMoment = { x: number; y: number; t: number; stroke: number; down: boolean }

const pixelsPerSecond = 160
const lift = 350
/** A dot takes its time too, so that nobody misses it. */
const shortest = 250
const every = 4

/** The pen that shows how a letter is written: calm, with a pause at each lift. `speed` 1 is a slow teacher's hand. */
export function modelMoments(shape: LetterShape, speed = 1): PenMoment[] {
  const moments: PenMoment[] = []
  let t = 0
  shape.strokes.forEach(({ path }, stroke) => {
    const line: Line = path
    const [beginX, beginY] = firstPoint(line)
    if (stroke > 0) {
      t += lift / speed
      moments.push({ x: beginX, y: beginY, t: Math.round(t), stroke, down: false })
    }
    const long = lengthOf(line)
    const takes = Math.max(shortest, (long / pixelsPerSecond) * 1_000) / speed
    const points = resampleLine(line, Math.max(2, Math.ceil(long / every)))
    points.forEach(([x, y], i) => {
      moments.push({ x, y, t: Math.round(t + (takes * i) / (points.length - 1)), stroke, down: true })
    })
    t += takes
  })
  return moments
}
