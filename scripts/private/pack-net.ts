import { rowCounts } from '../../src/server/safety/private-net.ts'
import { inBytes, packedBytes } from '../ear/keep-net.ts'
import { listsAt, type NetParts, wide } from './net-parts.ts'

const listCount = rowCounts.lists

/** The net as src/server/safety/private.prepared.ts opens it. */
export function packNet({ tables, inward, inwardBias, around, aroundBias, end, endBias, last, lastBias }: NetParts) {
  // What a word is made of goes through the first layer once and for all: each of its rows is kept as what it adds there.
  const [pieces = [], ...others] = tables.map(({ layer, size, at }) =>
    throughFirst(layer.numbers, size, inward.numbers, at),
  )
  const lists = inward.numbers.subarray(listsAt * wide, (listsAt + listCount) * wide)
  const rows = small(Float32Array.from([...others, lists, inwardBias.numbers, pieces].flatMap((one) => [...one])), wide)
  const layers = [...around.map(({ numbers }) => turned(numbers, 3)), turned(end.numbers, 2)].map((numbers) =>
    small(numbers, numbers.length / wide),
  )
  const biases = [...aroundBias, endBias].flatMap(({ numbers }) => [...numbers])
  return {
    ...{ wide, rows: packedBytes(rows.bytes), scales: floats(rows.scales) },
    layers: packedBytes(Int8Array.from(layers.flatMap(({ bytes }) => [...bytes]))),
    ...{ layerScales: floats(layers.flatMap(({ scales }) => scales)), layerBias: floats(biases) },
    most: floats(turned(end.numbers.subarray(2 * wide * wide), 1)),
    last: floats([...last.numbers, lastBias.numbers[0] ?? 0]),
  }
}

function throughFirst(table: Float32Array, size: number, inward: Float32Array, at: number): Float32Array {
  const made = new Float32Array((table.length / size) * wide)
  for (let row = 0; row < table.length / size; row++)
    for (let one = 0; one < size; one++) {
      const times = table[row * size + one] ?? 0
      for (let to = 0; to < wide; to++)
        made[row * wide + to] = (made[row * wide + to] ?? 0) + times * (inward[(at + one) * wide + to] ?? 0)
    }
  return made
}

/** The first so many parts of a layer, row by row what each of its sums takes. */
function turned(numbers: Float32Array, parts: number): Float32Array {
  const inner = parts * wide
  return Float32Array.from(
    { length: inner * wide },
    (_, at) => numbers[(at % inner) * wide + Math.floor(at / inner)] ?? 0,
  )
}

function small(numbers: Float32Array, width: number) {
  const { bytes, largest } = inBytes(numbers, width)
  return { bytes, scales: largest.map((one) => one / 127) }
}

const floats = (numbers: Iterable<number>) => packedBytes(new Uint8Array(Float32Array.from(numbers).buffer))
