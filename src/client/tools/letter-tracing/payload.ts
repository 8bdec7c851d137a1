import { simplify, thin } from '#client/tools/canvas/thin.ts'
import type { InkPoint, InkStroke } from '#shared/ink.ts'

/** A try takes less than 60 kB then. */
export const mostSent = 2_200

type Sent = [number, number, number, number][]

/** The strokes as they are sent: few points, the time from the first of them. */
export function forSending(strokes: readonly InkStroke[]): Sent[] {
  const thinned = strokes.map((stroke) => thin(stroke))
  let lean = thinned.map((stroke) => simplify(stroke))
  for (let tolerance = 0.8; sizeOf(lean) > mostSent && tolerance < 30; tolerance *= 2) {
    const coarse = tolerance
    lean = thinned.map((stroke) => simplify(stroke, coarse))
  }
  // The pace alone may ask for more points than there is room: then every other one goes.
  while (sizeOf(lean) > mostSent)
    lean = lean.map((stroke) => stroke.filter((_, at) => at % 2 === 0 || at === stroke.length - 1))
  const begin = lean[0]?.[0]?.[2] ?? 0
  return lean.map((stroke) => stroke.map(([x, y, t, pressure]) => [x, y, Math.max(0, t - begin), pressure]))
}

const sizeOf = (strokes: readonly (readonly InkPoint[])[]) => strokes.reduce((sum, { length }) => sum + length, 0)
