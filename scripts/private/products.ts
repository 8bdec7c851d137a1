import { readFileSync } from 'node:fs'
import wabt from 'wabt'

const { parseWat } = await wabt()
const source = readFileSync(new URL('products.wat', import.meta.url), 'utf8')
const { buffer } = parseWat('products.wat', source, { simd: true }).toBinary({})

/** How matrices are multiplied: `left` has so many rows of `inner` numbers, `right` so many of `columns`. */
type Sizes = { rows: number; columns: number; inner: number }
/** Numbers in the memory of `products.wat`, which multiplies matrices several times as quick as the same sums in TypeScript. */
export type Room = {
  take: (length: number) => Float32Array
  /** Adds left times right. Rows are worked four at a time: what lies behind the last one must be there, too. */
  add: (into: Float32Array, left: Float32Array, right: Float32Array, sizes: Sizes) => void
  /** The same where `left` lies the other way round, `inner` rows of `rows` numbers. */
  addTurned: (into: Float32Array, left: Float32Array, right: Float32Array, sizes: Sizes) => void
}

const page = 65_536
const border = 16

export function openRoom(numbers: number): Room {
  const { memory, add } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(buffer))).exports
  if (!(memory instanceof WebAssembly.Memory) || typeof add !== 'function')
    throw new Error('products.wat makes no program')
  memory.grow(Math.ceil((numbers * 4) / page))
  let next = 0
  const work = (parts: readonly Float32Array[], { rows, columns, inner }: Sizes, down: number, along: number) => {
    if (rows % 4 > 0 && parts[1] && parts[1].length < Math.ceil(rows / 4) * 4 * inner)
      throw new Error('Nothing lies behind the last row')
    if (columns % 8 > 0 || inner < 1) throw new Error(`No matrix of ${columns} columns and ${inner} rows`)
    const [into, left, right] = parts.map(({ byteOffset }) => byteOffset)
    add(into, left, right, rows, columns * 4, inner, down * 4, along * 4)
  }
  return {
    take: (length) => {
      const made = new Float32Array(memory.buffer, next, length)
      next += Math.ceil((length * 4) / border) * border
      return made
    },
    add: (into, left, right, sizes) => work([into, left, right], sizes, sizes.inner, 1),
    addTurned: (into, left, right, sizes) => work([into, left, right], sizes, 1, sizes.rows),
  }
}
