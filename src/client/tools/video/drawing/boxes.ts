import { sketchOf } from '#client/tools/picture/picture.tsx'
import type { ClipArt } from '#shared/clip-art.ts'
import { type Many, manyPlaces } from './many-places.ts'
import { type Box, boxAround, pathPoints } from './path-box.ts'
import { isOn, type Place, placeIn } from './placed.ts'
import { textSize } from './words.ts'

/** About what a thing takes up around its middle, in width and height. */
function sizeOf(art: ClipArt, line: number): [width: number, height: number] {
  switch (art.kind) {
    case 'circle':
      return [2 * art.radius, 2 * art.radius]
    case 'rect':
    case 'tile':
      return [art.width, art.height]
    case 'text':
      return textSize(art.text, art.size)
    case 'thing':
    case 'figure':
      return [art.size, art.size]
    case 'picture':
      return pictureSize(art)
    case 'many':
      return manySize(art, line)
    case 'line':
    case 'path':
      return [0, 0]
  }
}

/** A picture keeps the shape that it has on a card. It is measured once: it is drawn for that. */
function pictureSize(art: Extract<ClipArt, { kind: 'picture' }>): [width: number, height: number] {
  const known = measured.get(art)
  if (known) return known
  const { width, height } = sketchOf(art.picture, { name: '', named: false })
  const size: [number, number] = [art.width, (art.width * height) / width]
  measured.set(art, size)
  return size
}
const measured = new WeakMap<ClipArt, [width: number, height: number]>()

function manySize(art: Many, line: number): [number, number] {
  const places = manyPlaces(art, line)
  const far = (at: 0 | 1) => Math.max(...places.map((place) => Math.abs(place[at]))) * 2 + art.size * 1.2
  return [far(0), far(1) + (art.counted && line >= art.counted.at ? art.size * 0.8 : 0)]
}

/** Turned and grown around the point where it begins. */
function turned(points: readonly [x: number, y: number][], { x, y, turn, scale }: Place): [x: number, y: number][] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return points.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos])
}

/** About where something stands in this sentence. */
export function boxOf(art: ClipArt, line: number): Box {
  const place = placeIn(art, line)
  if (art.kind === 'line')
    return boxAround(
      turned(
        [
          [0, 0],
          [art.to[0] - art.x, art.to[1] - art.y],
        ],
        place,
      ),
      art.width ?? 4,
    )
  if (art.kind === 'path') return boxAround(turned(pathPoints(art.d), place), art.width ?? 2)
  const [wide, high] = sizeOf(art, line)
  const angle = art.kind === 'rect' || art.kind === 'tile' ? (place.turn * Math.PI) / 180 : 0
  const [along, aside] = [Math.abs(Math.cos(angle)) * place.scale, Math.abs(Math.sin(angle)) * place.scale]
  const [width, height] = [wide * along + high * aside, high * along + wide * aside]
  return { x: place.x - width / 2, y: place.y - height / 2, width, height }
}

/** The sky, the ground, a table: nothing is told of it. */
export const isBackground = (art: ClipArt): boolean => {
  const { width } = boxOf(art, 0)
  if (art.kind === 'line') return width >= 600
  return (art.kind === 'rect' || art.kind === 'path' || art.kind === 'circle') && width >= 460
}

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
