import { fine, onCircle, type Point, places, turn } from './geometry.ts'
import type { PictureOf } from './sketch.tsx'

type Shape = PictureOf<'shape'>['shape']
export type Solid = 'cube' | 'cuboid' | 'sphere' | 'cone' | 'cylinder' | 'pyramid'
export type Flat = Exclude<Shape, Solid>

const origin: Point = [0, 0]

/** The corners of a shape with equal sides; one side lies at the bottom. */
const regular = (corners: number, radius = 88): Point[] =>
  places(corners).map((at) => onCircle(origin, radius, (at + (corners % 2 === 0 ? 0.5 : 0)) * (360 / corners)))

const round = (points: number, at: (degrees: number) => Point): Point[] =>
  places(points).map((place) => at((place * 360) / points))

/** The curve of a heart; both halves are mirror images. */
const heartAt = (degrees: number): Point => {
  const turned = (degrees * Math.PI) / 180
  const high = 13 * Math.cos(turned) - 5 * Math.cos(2 * turned) - 2 * Math.cos(3 * turned) - Math.cos(4 * turned)
  return [fine(5.2 * 16 * Math.sin(turned) ** 3), fine(-5.2 * (high + 2.5))]
}

/** Every flat shape around (0, 0), clockwise from the top. No two of them can be taken for each other. */
const outlines: Record<Flat, readonly Point[]> = {
  triangle: regular(3, 96),
  'right-triangle': [
    [-48, -80],
    [72, 40],
    [-48, 40],
  ],
  square: [
    [-72, -72],
    [72, -72],
    [72, 72],
    [-72, 72],
  ],
  rectangle: [
    [-100, -56],
    [100, -56],
    [100, 56],
    [-100, 56],
  ],
  rhombus: [
    [0, -92],
    [64, 0],
    [0, 92],
    [-64, 0],
  ],
  parallelogram: [
    [-64, -52],
    [108, -52],
    [64, 52],
    [-108, 52],
  ],
  trapezoid: [
    [-56, -52],
    [56, -52],
    [104, 52],
    [-104, 52],
  ],
  pentagon: regular(5),
  hexagon: regular(6),
  octagon: regular(8),
  circle: round(120, (degrees) => onCircle(origin, 84, degrees)),
  oval: round(120, (degrees) => [
    fine(108 * Math.sin((degrees * Math.PI) / 180)),
    fine(-64 * Math.cos((degrees * Math.PI) / 180)),
  ]),
  semicircle: places(61).map((at): Point => {
    const [x, y] = onCircle(origin, 96, at * 3 - 90)
    return [x, y + 44]
  }),
  star: places(10).map((at) => onCircle(origin, at % 2 === 0 ? 92 : 38, at * 36)),
  heart: round(120, heartAt),
}

/** Where a shape is cut from: pies from the middle, but half a circle from the middle of its straight side. */
const middleOf = (shape: Flat): Point => (shape === 'semicircle' ? [0, 44] : origin)

export const isFlat = (shape: unknown): shape is Flat => typeof shape === 'string' && Object.hasOwn(outlines, shape)

export const outlineOf = (shape: Flat, turned = 0): Point[] => outlines[shape].map((point) => turn(point, turned))

/** The area of a shape with these corners; positive when they go clockwise on the screen. */
export const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? origin
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part]

/** The parts into which a shape is cut. They are equal in area, whatever the shape. */
export function partsOf(shape: Flat, count: number): Point[][] {
  const [a, b, c, d] = outlines[shape]
  const hasTop = shape === 'square' || shape === 'rectangle' || shape === 'parallelogram' || shape === 'trapezoid'
  if (hasTop && a && b && c && d) return strips([a, b, c, d], count, shape === 'trapezoid' ? 1 : rowsFor(count))
  if (a && b && c && (shape === 'right-triangle' || (shape === 'triangle' && 6 % count > 0))) {
    return strips([a, a, b, c], count, 1)
  }
  return slices(outlines[shape], middleOf(shape), count)
}

const rowsFor = (count: number) => (count >= 4 && count % 2 === 0 ? 2 : 1)

/** Between a top and a bottom that are parallel, in one or two rows; a top may be one point. */
function strips([a, b, c, d]: readonly [Point, Point, Point, Point], count: number, rows: number): Point[][] {
  const columns = count / rows
  return places(count).map((place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const at = (along: number, down: number) =>
      between(between(a, b, along / columns), between(d, c, along / columns), down / rows)
    return [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
  })
}

/** From the middle outwards, so that every slice sweeps the same area. */
function slices(outline: readonly Point[], middle: Point, count: number): Point[][] {
  const edges = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return { from, to, area: areaOf([middle, from, to]) }
  })
  const share = edges.reduce((sum, { area }) => sum + area, 0) / count
  // Corners stand on hundredths: so much too little is nothing.
  const slack = share / 1_000
  const parts: Point[][] = []
  let part: Point[] = [edges[0]?.from ?? middle]
  let room = share
  for (const { from, to, area } of edges) {
    let done = 0
    while (area - done > room + slack && parts.length < count - 1) {
      done += room
      const cut = between(from, to, done / area)
      parts.push([middle, ...part, cut])
      part = [cut]
      room = share
    }
    room -= area - done
    part.push(to)
    if (room < slack && parts.length < count - 1) {
      parts.push([middle, ...part])
      part = [to]
      room = share
    }
  }
  return [...parts, [middle, ...part]]
}
