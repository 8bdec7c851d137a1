import { inflateRawSync } from 'node:zlib'
import { openWords, type PackedWords, packWords } from '#server/prepared/words.ts'

/** As they are kept: the names deflated, unit vectors of a byte for each dimension, and how much each weighs. */
export type PackedVectors = { dimensions: number; heaviest: number; names: string; units: string; weights: string }

/**
 * What words mean, as directions: words that ask for the same point alike. A name is the stem of a word, two words
 * side by side, or ':' and what a question wants to know.
 */
export type Vectors = {
  dimensions: number
  count: number
  placeOf: (name: string) => number | undefined
  /** Unit vectors one behind the other. */
  units: Float32Array
  weights: Float32Array
}

/** Some tens of milliseconds. */
export function vectorsOf(packed: PackedVectors): Vectors {
  const { dimensions, heaviest, units, weights } = packed
  const all = namesIn(packed)
  const places = new Map(all.map((name, at) => [name, at]))
  const bytes = opened(units)
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const rows = new Float32Array(whole.length)
  for (let from = 0; from < whole.length; from += dimensions) {
    let square = 0
    for (let at = from; at < from + dimensions; at++) square += (whole[at] ?? 0) ** 2
    const length = Math.sqrt(square) || 1
    for (let at = from; at < from + dimensions; at++) rows[at] = (whole[at] ?? 0) / length
  }
  return {
    dimensions,
    count: all.length,
    placeOf: (name) => places.get(name),
    units: rows,
    weights: Float32Array.from(opened(weights), (one) => (one / 255) * heaviest),
  }
}

const namesIn = ({ names }: PackedVectors) => opened(names).toString('latin1').split('\n')
const opened = (bytes: string) => inflateRawSync(Buffer.from(bytes, 'base64'))

/** Vectors as the build keeps them: nothing is to be unpacked or computed. */
export type VectorParts = Pick<Vectors, 'dimensions' | 'units' | 'weights'> & { names: PackedWords }

export function vectorParts(packed: PackedVectors): VectorParts {
  const { dimensions, units, weights } = vectorsOf(packed)
  return { dimensions, units, weights, names: packWords(namesIn(packed)) }
}

export function openVectors({ dimensions, units, weights, names }: VectorParts): Vectors {
  const { size, placeOf } = openWords(names, { kept: true })
  const known = (name: string) => {
    const place = placeOf(name)
    return place < 0 ? undefined : place
  }
  return { dimensions, units, weights, count: size, placeOf: known }
}

/** How alike two vectors of some size point: from -1 to 1 where both are unit vectors. */
export function along(size: number, one: Float32Array, from: number, other: Float32Array, to: number): number {
  let sum = 0
  for (let at = 0; at < size; at++) sum += (one[from + at] ?? 0) * (other[to + at] ?? 0)
  return sum
}

/** What some names mean together, as a unit vector written into `to`. */
export function addUp(
  { dimensions, units, weights }: Vectors,
  places: readonly (number | undefined)[],
  to: Float32Array,
  from: number,
): void {
  for (const place of places) {
    if (place === undefined) continue
    const weight = weights[place] ?? 0
    for (let at = 0; at < dimensions; at++)
      to[from + at] = (to[from + at] ?? 0) + weight * (units[place * dimensions + at] ?? 0)
  }
  toUnit(to, from, dimensions)
}

export function toUnit(rows: Float32Array, from: number, size: number): void {
  let square = 0
  for (let at = from; at < from + size; at++) square += (rows[at] ?? 0) ** 2
  const length = Math.sqrt(square) || 1
  for (let at = from; at < from + size; at++) rows[at] = (rows[at] ?? 0) / length
}
