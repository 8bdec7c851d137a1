import type { ClipArt } from '#shared/clip-art.ts'
import { type Many, manyPlaces } from './drawing/many-places.ts'
import { isOn, placeIn } from './placed.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** About what a thing takes up around its middle, in width and height. */
function sizeOf(art: ClipArt, line: number): [width: number, height: number] {
  switch (art.kind) {
    case 'circle':
      return [2 * art.radius, 2 * art.radius]
    case 'rect':
    case 'tile':
      return [art.width, art.height]
    case 'text':
      return [art.text.length * art.size * 0.58, art.size]
    case 'thing':
    case 'figure':
      return [art.size, art.size]
    case 'picture':
      return [art.width, art.width * (art.picture.kind === 'number-line' ? 0.22 : 0.5)]
    case 'many':
      return manySize(art, line)
    case 'line':
    case 'path':
      return [0, 0]
  }
}

function manySize(art: Many, line: number): [number, number] {
  const places = manyPlaces(art, line)
  const far = (at: 0 | 1) => Math.max(...places.map((place) => Math.abs(place[at]))) * 2 + art.size * 1.2
  return [far(0), far(1)]
}

/** The box of what begins at a point and goes on from there. */
function drawnFrom(art: Extract<ClipArt, { kind: 'line' | 'path' }>, x: number, y: number): Box {
  if (art.kind === 'line') {
    const [dx, dy] = [art.to[0] - art.x, art.to[1] - art.y]
    return { x: x + Math.min(0, dx), y: y + Math.min(0, dy), width: Math.abs(dx), height: Math.abs(dy) }
  }
  // Only what is written with absolute points is measured.
  if (/[a-y]/.test(art.d)) return { x: x - 20, y: y - 20, width: 40, height: 40 }
  const numbers = [...art.d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)]
  return { x: x + left, y: y + top, width: Math.max(0, ...xs) - left, height: Math.max(0, ...ys) - top }
}

/** About where something stands in this sentence. */
export function boxOf(art: ClipArt, line: number): Box {
  const { x, y, scale } = placeIn(art, line)
  if (art.kind === 'line' || art.kind === 'path') return drawnFrom(art, x, y)
  const [wide, high] = sizeOf(art, line)
  const [width, height] = [wide * scale, high * scale]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The sky, the ground, a table: nothing is told of it. */
export const isBackground = (art: ClipArt): boolean =>
  boxOf(art, 0).width >= 460 && art.kind !== 'picture' && art.kind !== 'many' && art.kind !== 'text'

/** What the sentence is about: what does something, else what moves, else what comes. */
export function toldOf(art: readonly ClipArt[], line: number): ClipArt | null {
  const here = art.filter((one) => isOn(one, line) && !isBackground(one))
  const does = (one: ClipArt) =>
    one.acts?.some(({ at }) => at === line) ||
    (one.kind === 'many' && (one.counted?.at === line || one.split?.some(({ at }) => at === line)))
  const moves = (one: ClipArt) => one.moves?.some(({ at }) => at === line)
  const comes = (one: ClipArt) => (one.from ?? 0) === line
  return here.find(does) ?? here.find(moves) ?? here.findLast(comes) ?? null
}
