import type { Band } from '#shared/bands.ts'
import type { InkStroke } from '#shared/ink.ts'
import type { LastLetter } from '#shared/progress.ts'

export const bothAlphabets = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']

export type KeptLetter = { glyph: string; strokes: readonly InkStroke[]; written_at: Date }

/** The letters as last written, small enough that all of them fit on one page. */
export const lettersFrom = (kept: readonly KeptLetter[], bandOf: (glyph: string) => Band): LastLetter[] =>
  kept.map(({ glyph, strokes, written_at }) => ({
    glyph,
    band: bandOf(glyph),
    strokes: strokes.map((stroke) => thinned(stroke.map(([x, y]) => [Math.round(x), Math.round(y)]))),
    written_at: written_at.toISOString(),
  }))

type Point = [number, number]

/** A point that lies so near to the line between its neighbors is not seen, in units of the canvas. */
const unseen = 2

/** Douglas and Peucker's way: the point farthest from the line stays, and so on in both halves. */
function thinned(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length <= 2) return points
  let [farthest, at] = [0, 0]
  for (const [place, point] of points.entries()) {
    const distance = distanceTo(point, first, last)
    if (distance > farthest) [farthest, at] = [distance, place]
  }
  if (farthest <= unseen) return [first, last]
  return [...thinned(points.slice(0, at + 1)).slice(0, -1), ...thinned(points.slice(at))]
}

function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs(dx * (y - fromY) - dy * (x - fromX)) / length
}
