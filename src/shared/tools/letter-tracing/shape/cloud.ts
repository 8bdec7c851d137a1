import { boxOf, type Line, lengthOf, type Point, resampleLine, sizeOf } from '../geometry.ts'

/** A letter as places with the slant of the line through each, whatever the order, direction and number of its strokes. */
export type Cloud = {
  count: number
  x: Float64Array
  y: Float64Array
  /** The double angle of the line here, so that both directions are one; both 0 on a dot. */
  cos: Float64Array
  sin: Float64Array
  /** Which stroke each place is of. */
  stroke: Int16Array
  strokes: number
}

/** Between two places, where the letter is 100 in size; the coarse ones are for a first look. */
const spacing = { fine: 4, coarse: 9 } as const
const mostPlaces = 150
const dotPlaces = 3
const dotLength = 7

type Place = { x: number; y: number; cos: number; sin: number; stroke: number }

function placesOf(line: Line, stroke: number, step: number): Place[] {
  const long = lengthOf(line)
  if (long < dotLength) {
    const box = boxOf([line])
    const dot = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, cos: 0, sin: 0, stroke }
    return Array.from({ length: dotPlaces }, () => dot)
  }
  const points = resampleLine(line, Math.max(3, Math.round(long / step) + 1))
  return points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
    const angle = 2 * Math.atan2(by - ay, bx - ax)
    return { x, y, cos: Math.cos(angle), sin: Math.sin(angle), stroke }
  })
}

const nearly = 0.85

/** Ink on ink is one line: a place is left out where the same line was drawn before. */
function folded(places: readonly Place[], step: number): Place[] {
  const near = (nearly * step) ** 2
  const kept: Place[] = []
  for (const place of places) {
    const isAgain = kept.some(
      (one) =>
        (one.x - place.x) ** 2 + (one.y - place.y) ** 2 < near &&
        (one.cos * place.cos + one.sin * place.sin > 0.3 || place.cos === 0),
    )
    if (
      !isAgain ||
      (place.cos === 0 && place.sin === 0 && !kept.some(({ cos, stroke }) => cos !== 0 && stroke !== place.stroke))
    )
      kept.push(place)
  }
  return kept
}

/** Strokes, sized so that the longer side is 100. */
export function cloudOf(lines: readonly Line[], grain: keyof typeof spacing = 'fine'): Cloud {
  const apart = spacing[grain]
  const box = boxOf(lines)
  const size = sizeOf(box) || 1
  const sized = lines.map((line) =>
    line.map(([x, y]): Point => [((x - box.left) * 100) / size, ((y - box.top) * 100) / size]),
  )
  const places = folded(
    sized.flatMap((line, stroke) => placesOf(line, stroke, apart)),
    apart,
  )
  const step = Math.max(1, places.length / mostPlaces)
  const kept = Array.from({ length: Math.floor(places.length / step) }, (_, i) => places[Math.floor(i * step)])
  const count = kept.length
  const cloud: Cloud = {
    count,
    x: new Float64Array(count),
    y: new Float64Array(count),
    cos: new Float64Array(count),
    sin: new Float64Array(count),
    stroke: new Int16Array(count),
    strokes: lines.length,
  }
  kept.forEach((place, i) => {
    if (!place) return
    cloud.x[i] = place.x
    cloud.y[i] = place.y
    cloud.cos[i] = place.cos
    cloud.sin[i] = place.sin
    cloud.stroke[i] = place.stroke
  })
  return cloud
}
