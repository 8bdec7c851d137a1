import { distanceBetween } from '#shared/tools/distance.ts'
import { closedShape } from './name-shape.ts'
import { type Ring, ringIn, straightEnds, turnBetween, turnOf } from './round-marks.ts'
import { isClosed, type Mark } from './scene-marks.ts'
import { drawnMeaning, type Sighting } from './sighting.ts'
import { type Box, boxExtent, boxHeight, boxWidth, holdsBox, type Path, resamplePath, type Spot } from './stroke-box.ts'

/** A shape cut into equal parts: spots that stand for each part, and the marks that cut it. */
type Cutting = { name: string; parts: readonly Spot[][]; cuts: readonly Mark[]; size: number }

const mostParts = 12

/** A rectangle or a circle in equal parts, some of them shaded: 'a rectangle with 3/4 shaded'. */
export function shadedIn(marks: readonly Mark[]): Sighting | null {
  const [outline] = marks.filter((mark) => !straightEnds(mark)).sort((a, b) => boxExtent(b.box) - boxExtent(a.box))
  if (!outline || marks.length < 2 || boxExtent(outline.box) < 60) return null
  const inside = marks.filter((mark) => mark !== outline)
  const spare = 0.08 * boxExtent(outline.box)
  if (!inside.every(({ box, made }) => made !== 'text' && holdsBox(outline.box, box, spare))) return null
  const cutting = circleParts(outline, inside) ?? barParts(outline, inside)
  if (!cutting) return null
  const shades = inside.filter((mark) => !cutting.cuts.includes(mark))
  const ink = shades.flatMap((mark) => resamplePath(mark.path, Math.max(2, Math.ceil(mark.length / 5))))
  const near = Math.max(7, Math.min(13, 0.11 * cutting.size))
  const isInked = inkNear(ink, near)
  const shares = cutting.parts.map((spots) => coverOf(spots, isInked))
  const filled = shares.filter((share) => share > 0.68).length
  if (shares.some((share) => share > 0.3 && share <= 0.68)) return { marks, meanings: [] }
  const count = cutting.parts.length
  if (filled > 0) return { marks, meanings: [drawnMeaning(`${cutting.name} with ${filled}/${count} shaded`)] }
  return shades.length > 0 ? null : { marks, meanings: [drawnMeaning(`${cutting.name} in ${count} equal parts`)] }
}

/** How many of these spots have ink near them, 0 to 1; `isInked` knows the squares of `near` units that hold ink. */
function coverOf(spots: readonly Spot[], isInked: (x: number, y: number) => boolean): number {
  return spots.filter(([x, y]) => isInked(x, y)).length / Math.max(1, spots.length)
}

const wide = 10_000

/** Whether there is ink within `near` of a place. A board full of ink costs as little: it is sorted into squares once. */
function inkNear(ink: Path, near: number): (x: number, y: number) => boolean {
  const square = (x: number, y: number) => Math.floor(y / near) * wide + Math.floor(x / near)
  const squares = new Map<number, Spot[]>()
  for (const dot of ink) {
    const at = square(dot[0], dot[1])
    const known = squares.get(at) ?? []
    if (known.length < mostInSquare) squares.set(at, [...known, dot])
  }
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [across * near, down * near] as const))
  return (x, y) =>
    around.some(([dx, dy]) => squares.get(square(x + dx, y + dy))?.some((dot) => distanceBetween(dot, [x, y]) < near))
}

const mostInSquare = 12

/** Equal enough, for a hand: none is less than half, and none more than 1.6 times, the part that it should be. */
const even = (sizes: readonly number[]) => {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return sizes.every((size) => size > 0.55 * mean && size < 1.55 * mean)
}

function circleParts(outline: Mark, inside: readonly Mark[]): Cutting | null {
  const ring = ringIn(outline, 0.09)
  if (!ring || (isClosed(outline) && ['square', 'rectangle'].includes(closedShape(outline.path) ?? ''))) return null
  const found = inside.flatMap((mark) => raysOf(mark, ring).map((turn) => ({ mark, turn })))
  const rays = evenRays(found)
  if (!rays) return null
  const share = 1 / rays.length
  const [cx, cy] = ring.centre
  const parts = rays.map(({ turn }) =>
    [0.45, 0.62, 0.78].flatMap((far) =>
      [0.3, 0.42, 0.5, 0.58, 0.7].map((part): Spot => {
        const angle = (turn + part * share) * 2 * Math.PI
        return [cx + far * ring.radius * Math.sin(angle), cy - far * ring.radius * Math.cos(angle)]
      }),
    ),
  )
  return { name: 'a circle', parts, cuts: rays.map(({ mark }) => mark), size: 0.9 * ring.radius }
}

type Ray = { mark: Mark; turn: number }

/** How far a ray may be from its place, in turns: about 18 degrees, and 9 on the average of all. */
const mostOff = 0.05
const meanOff = 0.025

/** The most rays that cut a turn evenly; a line of the shading that runs like a ray is none of them. */
function evenRays(found: readonly Ray[]): Ray[] | null {
  for (let count = Math.min(mostParts, found.length); count >= 2; count -= 1) {
    for (const first of found.slice(0, 2 * mostParts)) {
      const places = Array.from({ length: count }, (_, at) => first.turn + at / count)
      const rays = places.flatMap((place) => nearestRay(found, place, Math.min(mostOff, 0.36 / count)) ?? [])
      if (rays.length < count) continue
      const off = rays.reduce((sum, { turn }, at) => sum + turnBetween(turn, places[at] ?? 0), 0) / count
      if (off < meanOff) return rays
    }
  }
  return null
}

function nearestRay(found: readonly Ray[], place: number, within: number): Ray | null {
  const near = found.filter(({ turn }) => turnBetween(turn, place) < within)
  return near.sort((a, b) => turnBetween(a.turn, place) - turnBetween(b.turn, place))[0] ?? null
}

/** Where a stroke from the middle, or right through it, meets the rim; none for any other stroke. */
function raysOf(mark: Mark, { centre, radius }: Ring): number[] {
  const ends = straightEnds(mark, 1.1)
  if (!ends) return []
  const far = ends.map((end) => distanceBetween(end, centre) / radius)
  const [first = 0, last = 0] = far
  const rims = ends.filter((_, index) => (far[index] ?? 0) > 0.84)
  const middle: Spot = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
  const isRay = rims.length === 1 && Math.min(first, last) < 0.2
  const isAcross = rims.length === 2 && distanceBetween(middle, centre) < 0.2 * radius
  if (isAcross) return [turnOf(ends[0], ends[1]), turnOf(ends[1], ends[0])]
  const [rim] = rims
  return isRay && rim ? [turnOf(rim === ends[0] ? ends[1] : ends[0], rim)] : []
}

function barParts(outline: Mark, inside: readonly Mark[]): Cutting | null {
  if (!isBox(outline)) return null
  const { box } = outline
  const [uprights, flats] = [
    inside.filter((mark) => cutsThrough(mark, box)),
    inside.filter((mark) => cutsAcross(mark, box)),
  ]
  const columns = edges(
    uprights.map((mark) => middleOf(mark)[0]),
    box.left,
    box.right,
  )
  const rows = edges(
    flats.map((mark) => middleOf(mark)[1]),
    box.top,
    box.bottom,
  )
  if (!columns || !rows) return null
  const parts = rows
    .slice(1)
    .flatMap((bottom, row) =>
      columns.slice(1).map((right, column) => grid(columns[column] ?? 0, rows[row] ?? 0, right, bottom)),
    )
  if (parts.length < 2 || parts.length > mostParts) return null
  const size = Math.min(boxWidth(box) / (columns.length - 1), boxHeight(box) / (rows.length - 1))
  const isSquare = closedShape(outline.path) === 'square' && Math.abs(boxWidth(box) / boxHeight(box) - 1) < 0.15
  return { name: isSquare ? 'a square' : 'a rectangle', parts, cuts: [...uprights, ...flats], size }
}

/** Nearly all of a path runs along the edges of its box, and it comes around. */
function isBox(mark: Mark): boolean {
  if (mark.made === 'rect') return true
  const { box, path } = mark
  if (!isClosed(mark) || Math.min(boxWidth(box), boxHeight(box)) < 24) return false
  const slack = Math.max(6, 0.09 * Math.min(boxWidth(box), boxHeight(box)))
  const spots = resamplePath(path, 80)
  const along = spots.filter(([x, y]) => Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y) < slack)
  const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y): Spot => [x, y]))
  const held = corners.filter((corner) => spots.some((spot) => distanceBetween(spot, corner) < 2.6 * slack))
  return along.length > 0.9 * spots.length && held.length === 4
}

const middleOf = (mark: Mark): Spot => {
  const ends = straightEnds(mark, 1.1) ?? [mark.path[0] ?? [0, 0], mark.path.at(-1) ?? [0, 0]]
  return [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
}

function cutsThrough(mark: Mark, box: Box): boolean {
  const isStraight = straightEnds(mark, 1.1) !== null && boxWidth(mark.box) < 0.25 * boxHeight(mark.box)
  return isStraight && boxHeight(mark.box) > 0.86 * boxHeight(box)
}

function cutsAcross(mark: Mark, box: Box): boolean {
  const isStraight = straightEnds(mark, 1.1) !== null && boxHeight(mark.box) < 0.25 * boxWidth(mark.box)
  return isStraight && boxWidth(mark.box) > 0.86 * boxWidth(box)
}

/** The places of the cuts with both ends, null when they are not about evenly apart. */
function edges(cuts: readonly number[], from: number, to: number): number[] | null {
  const places = [from, ...[...cuts].sort((a, b) => a - b), to]
  return even(places.slice(1).map((place, index) => place - (places[index] ?? 0))) ? places : null
}

function grid(left: number, top: number, right: number, bottom: number): Spot[] {
  const shares = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88]
  return shares.flatMap((x) => shares.map((y): Spot => [left + x * (right - left), top + y * (bottom - top)]))
}
