import { type MadeOf, mostParts, mostPieces, rowCounts, steps } from '../../src/server/safety/private-net.ts'
import { bellOf, type Layer, layerOf } from '../ear/adam.ts'
import { openRoom, type Room } from './products.ts'

export const wide = 64
/** How many numbers a piece of a word has. */
export const pieceWide = 48
/** Of a line behind the tables: what lists know. */
const listCount = rowCounts.lists

/**
 * Rows that a word is made of: so many numbers each, and at most so many of one word, which count together as one (`share` 1),
 * or more the more there are (0.5). `at` is where their sum stands in what the first layer sees.
 */
type Kind = { name: keyof MadeOf | 'marks'; size: number; most: number; share: number; forgotten: number; at: number }
export type Table = Kind & { layer: Layer; rows: Int32Array }

const kinds = [
  { name: 'pieces', size: pieceWide, most: mostPieces, share: 1, forgotten: 0.12, at: 0 },
  { name: 'threes', size: 32, most: mostParts, share: 0.5, forgotten: 0.15, at: 48 },
  { name: 'wide', size: 16, most: 1, share: 1, forgotten: 0, at: 80 },
  { name: 'narrow', size: 16, most: 1, share: 1, forgotten: 0, at: 96 },
  { name: 'shapes', size: 8, most: 1, share: 1, forgotten: 0, at: 112 },
  { name: 'marks', size: 8, most: 1, share: 1, forgotten: 0, at: 120 },
] as const satisfies readonly Kind[]
export const listsAt = 128
/** What the first layer sees, filled up to whole blocks. */
export const seenWide = Math.ceil((listsAt + listCount) / 8) * 8

/** Everything that is learned, and what the words are made of. */
export type NetParts = {
  room: Room
  tables: Table[]
  lists: Float32Array
  inward: Layer
  inwardBias: Layer
  around: Layer[]
  aroundBias: Layer[]
  end: Layer
  endBias: Layer
  last: Layer
  lastBias: Layer
}

/** In numbers of 32 bits: the weights, and what batches need. */
const roomFor = 12_000_000

/** A net that has learned nothing; `meant` is what the pieces of words mean, row by row. */
export function newParts(made: readonly MadeOf[], meant: Float32Array, roll: () => number): NetParts {
  const room = openRoom(roomFor)
  const inRoom = (length: number, draw: () => number): Layer => {
    const layer = layerOf(length, () => 0)
    const [numbers, slope] = [room.take(length), room.take(length)]
    for (let at = 0; at < length; at++) numbers[at] = draw()
    return { ...layer, numbers, slope }
  }
  const dense = (rows: number, times = 1) => inRoom(rows * wide, bellOf(roll, times / Math.sqrt(rows)))
  const zeros = (length: number, one = 0) => inRoom(length, () => one)
  const small = bellOf(roll, 0.1)
  const tables = kinds.map((kind): Table => {
    const layer =
      kind.name === 'pieces'
        ? { ...layerOf(meant.length, () => 0), numbers: meant.map((one) => one * 0.3) }
        : layerOf(rowCounts[kind.name] * kind.size, small)
    const rows = new Int32Array(made.length * kind.most).fill(-1)
    if (kind.name !== 'marks') for (const [id, word] of made.entries()) rows.set(word[kind.name], id * kind.most)
    return { ...kind, layer, rows }
  })
  return {
    ...{ room, tables, lists: Float32Array.from(made.flatMap(({ lists }) => lists)) },
    ...{ inward: dense(seenWide), inwardBias: zeros(wide) },
    ...{ around: steps.map(() => dense(3 * wide, 0.7)), aroundBias: steps.map(() => zeros(wide)) },
    ...{ end: dense(3 * wide), endBias: zeros(wide) },
    ...{ last: inRoom(wide, bellOf(roll, 1 / Math.sqrt(wide))), lastBias: zeros(1, -2) },
  }
}

export const layersOf = ({ tables, around, aroundBias, ...net }: NetParts): Layer[] => [
  ...tables.map(({ layer }) => layer),
  ...[net.inward, net.inwardBias, ...around, ...aroundBias, net.end, net.endBias, net.last, net.lastBias],
]
