import type { InkStroke } from '#shared/ink.ts'
import type { LetterShape } from '#shared/tools/letter-tracing/letter-shapes.ts'

type Place = readonly [x: number, y: number, ...more: number[]]

/** Places as the path of an SVG; a single place is a dot. */
export function pathOf(places: readonly Place[]): string {
  const [first, ...rest] = places
  if (!first) return ''
  const line = rest.length > 0 ? rest : [first]
  return `M${first[0]} ${first[1]}L${line.map(([x, y]) => `${x} ${y}`).join(' ')}`
}

export const inkPath = (stroke: InkStroke) => pathOf(stroke)

/** How many units a hundredth of the line height is: what stands in a small word is drawn finer. */
export const scaleOf = ({ lines }: LetterShape) => Math.max(0.4, (lines.base - lines.top) / 244)

/** A place on a stroke, about so many units from its begin; and where the stroke goes from there. */
function along(path: readonly (readonly [number, number])[], way: number): [x: number, y: number] {
  let gone = 0
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1], path[at]]
    if (!from || !to) break
    gone += Math.hypot(to[0] - from[0], to[1] - from[1])
    if (gone >= way) return [to[0], to[1]]
  }
  const last = path.at(-1) ?? [0, 0]
  return [last[0], last[1]]
}

const lengthOf = (path: readonly (readonly [number, number])[]) =>
  path.reduce((sum, [x, y], at) => {
    const [u, v] = path[at - 1] ?? [x, y]
    return sum + Math.hypot(x - u, y - v)
  }, 0)

/** Where the number of each stroke stands: at its begin, or as far along as it takes not to hide another number. */
export function numberPlaces({ strokes }: LetterShape, apart: number): [x: number, y: number][] {
  const places: [number, number][] = []
  for (const { path } of strokes) {
    const half = lengthOf(path) / 2
    let place = along(path, 0)
    for (let way = 0; way <= half; way += 4) {
      place = along(path, way)
      const [x, y] = place
      if (places.every(([u, v]) => Math.hypot(x - u, y - v) >= apart)) break
    }
    places.push(place)
  }
  return places
}

/** Places along a stroke, evenly apart. */
export function dotsAlong(path: readonly (readonly [number, number])[], gap: number): [x: number, y: number][] {
  const count = Math.max(1, Math.round(lengthOf(path) / gap))
  return Array.from({ length: count + 1 }, (_, at) => along(path, (lengthOf(path) * at) / count))
}

/** An arrow head a little before the end of a stroke: three places. */
export function arrowAt(path: readonly (readonly [number, number])[], size: number): [number, number][] {
  const long = lengthOf(path)
  if (long < size * 2) return []
  const tip = along(path, long)
  const from = along(path, long - size)
  const turn = Math.atan2(tip[1] - from[1], tip[0] - from[0])
  const side = (by: number): [number, number] => [
    tip[0] - size * Math.cos(turn + by),
    tip[1] - size * Math.sin(turn + by),
  ]
  return [side(0.5), tip, side(-0.5)]
}
