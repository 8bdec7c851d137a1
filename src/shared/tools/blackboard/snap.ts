import type { BoardElement } from '#shared/drawing.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { outlineOf } from './outline.ts'
import { type Place, toTenth } from './plane.ts'

/** How near something must be to snap, in units of the board. */
const near = { end: 12, angle: 4, grid: 6, radius: 4, square: 0.12 } as const
const gridStep = 25

/** What a shape snapped to, for the guide: the line it follows, or the place it holds on to. */
export type Guide = { kind: 'line'; from: Place; to: Place } | { kind: 'place'; at: Place }
export type Snapped = { to: Place; guides: Guide[] }

/** The ends that another line can hold on to: of lines and drawn strokes, the corners of rectangles, middles of circles. */
export function endsOf(elements: readonly BoardElement[]): Place[] {
  return elements.flatMap((element): Place[] => {
    if (element.kind === 'line') return [element.from, element.to]
    if (element.kind === 'rect') return outlineOf(element).slice(0, 4)
    if (element.kind === 'circle') return [[element.x, element.y]]
    if (element.kind === 'text') return []
    const [first, last] = [element.points[0], element.points.at(-1)]
    return [first, last].flatMap((point): Place[] => (point ? [[point[0], point[1]]] : []))
  })
}

/** The nearest end, if one is near. */
export function nearEnd(place: Place, ends: readonly Place[]): Place | null {
  let nearest: Place | null = null
  for (const end of ends)
    if (
      distanceBetween(end, place) <= near.end &&
      (!nearest || distanceBetween(end, place) < distanceBetween(nearest, place))
    )
      nearest = end
  return nearest
}

/** Where a shape begins: at a near end. */
export function snapStart(from: Place, ends: readonly Place[]): Snapped {
  const end = nearEnd(from, ends)
  return end ? { to: end, guides: [{ kind: 'place', at: end }] } : { to: from, guides: [] }
}

/** Where a line ends: at a near end, or turned to the near multiple of 15°. */
export function snapLine(from: Place, to: Place, ends: readonly Place[]): Snapped {
  const end = nearEnd(
    to,
    ends.filter((one) => distanceBetween(one, from) > near.end),
  )
  if (end) return { to: end, guides: [{ kind: 'place', at: end }] }
  const length = distanceBetween(from, to)
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const straight = Math.round(turn / 15) * 15
  if (length < near.end || Math.abs(turn - straight) > near.angle) return { to, guides: [] }
  const [x, y] = [Math.cos((straight * Math.PI) / 180), Math.sin((straight * Math.PI) / 180)]
  // As long as it was along the new direction, so that the end stays under the finger.
  const along = (to[0] - from[0]) * x + (to[1] - from[1]) * y
  const at = (far: number): Place => [toTenth(from[0] + far * x), toTenth(from[1] + far * y)]
  return { to: at(along), guides: [{ kind: 'line', from: at(-1000), to: at(along + 1000) }] }
}

/** The opposite corner of a rectangle: a square when it nearly is one. */
export function snapRect(from: Place, to: Place): Snapped {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  const side = Math.max(Math.abs(across), Math.abs(down))
  if (side < near.end || Math.abs(Math.abs(across) - Math.abs(down)) > side * near.square) return { to, guides: [] }
  const corner: Place = [from[0] + side * (across < 0 ? -1 : 1), from[1] + side * (down < 0 ? -1 : 1)]
  return { to: corner, guides: [{ kind: 'line', from, to: corner }] }
}

const onGrid = (value: number, step: number, reach: number) => {
  const line = Math.round(value / step) * step
  return Math.abs(value - line) <= reach ? line : value
}

/** The middle of a circle: on a near crossing of the grid. */
export function snapMiddle(at: Place): Snapped {
  const to: Place = [onGrid(at[0], gridStep, near.grid), onGrid(at[1], gridStep, near.grid)]
  const held = to[0] % gridStep === 0 && to[1] % gridStep === 0
  return held ? { to, guides: [{ kind: 'place', at: to }] } : { to: at, guides: [] }
}

/** How large a circle is: a near multiple of half the grid. */
export const snapRadius = (radius: number): number =>
  radius < near.end ? radius : onGrid(radius, gridStep / 2, near.radius)
