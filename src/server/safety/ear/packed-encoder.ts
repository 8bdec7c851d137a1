import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#server/project-root.ts'
import { intoWhole, programFrom } from './encoder-steps.ts'

const part = z.object({ at: z.int(), rows: z.int(), length: z.int() })
const header = z.object({
  parts: z.record(z.string(), part),
  vocabulary: z.array(z.tuple([z.string(), z.number()])),
})

export type Lines = readonly Float32Array[]
/** Each line through the matrix of that name. */
export type Through = (name: string, lines: Lines) => Float32Array[]

/** The file of `scripts/encoder/pack.ts`: its parts by name. */
export function openEncoder() {
  const bytes = readFileSync(path.join(projectRoot, 'content', 'safety', 'encoder.bin'))
  const begin = 16 + bytes.readUInt32LE(0)
  const { parts, vocabulary } = header.parse(JSON.parse(bytes.toString('utf8', 16, begin)))
  const partOf = (name: string) => {
    const found = parts[name]
    if (!found) throw new Error(`The encoder has no ${name}`)
    return found
  }
  const numbersOf = (name: string): Float32Array => {
    const { at, length } = partOf(name)
    const from = bytes.byteOffset + begin + at
    return new Float32Array(bytes.buffer.slice(from, from + length * 4))
  }
  const bytesOf = (name: string) => {
    const { at, rows, length } = partOf(name)
    return bytes.subarray(begin + at, begin + at + rows * length)
  }
  const matrices = Object.entries(parts)
    .filter(([name]) => `${name}.bias` in parts && `${name}.scales` in parts)
    .map(([name, { rows, length }]) => ({
      ...{ name, rows, length, bytes: bytesOf(name) },
      ...{ scales: numbersOf(`${name}.scales`), bias: numbersOf(`${name}.bias`) },
    }))
  return { vocabulary, numbersOf, bytesOf, through: throughBy(bytesOf('program'), matrices) }
}

type Matrix = {
  name: string
  rows: number
  length: number
  bytes: Uint8Array
  scales: Float32Array
  bias: Float32Array
}

/** In the memory of the program: lines, their sums, and behind them the weights. In bytes. */
const [linesAt, sumsAt, weightsAt] = [0, 1 << 17, 1 << 19]
const page = 65_536

function throughBy(program: Uint8Array, all: readonly Matrix[]): Through {
  const { memory, dots } = programFrom(program)
  memory.grow(Math.ceil(all.reduce((sum, { bytes }) => sum + bytes.length, weightsAt) / page))
  const matrices = new Map<string, Matrix & { at: number }>()
  let at = weightsAt
  for (const matrix of all) {
    new Uint8Array(memory.buffer).set(matrix.bytes, at)
    matrices.set(matrix.name, { ...matrix, at })
    at += matrix.bytes.length
  }
  return (name, lines) => {
    const matrix = matrices.get(name)
    if (!matrix) throw new Error(`The encoder has no ${name}`)
    const { rows, length, scales, bias } = matrix
    const whole = new Int16Array(memory.buffer, linesAt, lines.length * length)
    const scaleOf = lines.map((line, at) => intoWhole(line, whole, at * length))
    dots(linesAt, lines.length, matrix.at, rows, length, sumsAt)
    const sums = new Int32Array(memory.buffer, sumsAt, lines.length * rows)
    return lines.map((_, line) => {
      const made = new Float32Array(rows)
      const scale = scaleOf[line] ?? 0
      for (let row = 0; row < rows; row++)
        made[row] = (sums[line * rows + row] ?? 0) * scale * (scales[row] ?? 0) + (bias[row] ?? 0)
      return made
    })
  }
}
