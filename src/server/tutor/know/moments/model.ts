import { inflateRawSync } from 'node:zlib'
import { openWords, type PackedWords, packWords } from '#server/prepared/words.ts'
import { type Said, signBits } from './signs.ts'

/** As it is kept: whole numbers deflated. First come the classes that are moments. */
export type PackedModel = {
  size: number
  heat: number
  moments: readonly string[]
  /** Kinds of talk that are no moment; of these come the wishes first. */
  wishes: readonly string[]
  talk: readonly string[]
  names: string
  table: string
  heaviest: number
  weights: string
  classes: string
  scale: number
  bias: readonly number[]
}

/** Text to a direction, and directions to classes: first moments, then wishes and answers, then other talk. */
export type MomentModel = {
  size: number
  heat: number
  moments: readonly string[]
  wishes: number
  /** A row for each sign, then one for each name. */
  table: Int8Array
  weights: Float32Array
  /** The row of a name; undefined for a stem that is none. */
  rowOf: (stem: string) => number | undefined
  classes: Float32Array
  bias: readonly number[]
}

export function modelOf(packed: PackedModel): MomentModel {
  const rows = new Map(namesIn(packed).map((name, at) => [name, 2 ** signBits + at]))
  return {
    size: packed.size,
    heat: packed.heat,
    moments: packed.moments,
    wishes: packed.wishes.length,
    table: wholeNumbers(packed.table),
    weights: Float32Array.from(opened(packed.weights), (one) => (one / 255) ** 2 * packed.heaviest),
    rowOf: (stem) => rows.get(stem),
    classes: Float32Array.from(wholeNumbers(packed.classes), (one) => one * packed.scale),
    bias: packed.bias,
  }
}

const namesIn = ({ names }: PackedModel) => opened(names).toString('latin1').split('\n')
const opened = (bytes: string) => inflateRawSync(Buffer.from(bytes, 'base64'))
function wholeNumbers(bytes: string): Int8Array {
  const all = opened(bytes)
  return new Int8Array(all.buffer, all.byteOffset, all.length)
}

/** A model as the build keeps it: nothing is to be unpacked. */
export type ModelParts = Omit<MomentModel, 'rowOf'> & { names: PackedWords }

export function modelParts(packed: PackedModel): ModelParts {
  const { rowOf, ...parts } = modelOf(packed)
  return { ...parts, names: packWords(namesIn(packed)) }
}

export function openModel({ names, ...parts }: ModelParts): MomentModel {
  const { placeOf } = openWords(names, { kept: true })
  const rowOf = (stem: string) => {
    const place = placeOf(stem)
    return place < 0 ? undefined : 2 ** signBits + place
  }
  return { ...parts, rowOf }
}

/** Where a text points, as a unit vector; zero where nothing of it is known. */
export function directionOf({ size, table, weights, rowOf }: MomentModel, { stems, signs }: Said): Float32Array {
  const sum = new Float32Array(size)
  const add = (row: number) => {
    const weight = weights[row] ?? 0
    if (weight === 0) return
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + weight * (table[row * size + at] ?? 0)
  }
  for (const sign of signs) add(sign)
  for (const stem of new Set(stems)) {
    const row = rowOf(stem)
    if (row !== undefined) add(row)
  }
  const length = Math.sqrt(sum.reduce((all, one) => all + one * one, 0)) || 1
  return sum.map((one) => one / length)
}

/** How likely each class is, as logarithms. */
export function judge({ size, heat, classes, bias }: MomentModel, way: Float32Array): Float32Array {
  const odds = new Float32Array(bias.length)
  let most = Number.NEGATIVE_INFINITY
  for (let one = 0; one < odds.length; one++) {
    const from = one * size
    let sum = 0
    for (let at = 0; at < size; at++) sum += (classes[from + at] ?? 0) * (way[at] ?? 0)
    const own = heat * sum + (bias[one] ?? 0)
    odds[one] = own
    if (own > most) most = own
  }
  let all = 0
  for (const own of odds) all += Math.exp(own - most)
  const rest = most + Math.log(all)
  return odds.map((own) => own - rest)
}
