import { programFrom } from './ear/encoder-steps.ts'

/** The layers of a net one behind the other, in 8 bits, and what works them (`scripts/encoder/dots.wat`). */
export type PackedLayers = {
  wide: number
  program: Uint8Array
  layers: Uint8Array
  layerScales: Float32Array
  layerBias: Float32Array
}

export type Layers = {
  /** Each line with what layer `which` makes of it and of those so many lines before and behind, where that is more than nothing. */
  around: (which: number, lines: Float32Array, step: number) => Float32Array
  /** What the last layer makes of each line and of how it began, and so much more. */
  end: (lines: Float32Array, first: Float32Array, more: Float32Array) => Float32Array
}

/** How many lines a layer looks at; the last one looks at two that stand apart. */
const partsOf = [3, 3, 3, 2]
/** In the memory of the program: lines, their sums, and behind them the weights. In bytes. */
const [linesAt, sumsAt, weightsAt] = [0, 1 << 17, 1 << 20]
const page = 65_536
const atOnce = 512
/** Lines, of which no number is below nothing, become whole numbers of at most so much. */
const largest = 8_191

/** The products of some lines with so many rows from a byte of the weights on, in whole numbers, and what one of them stands for. They stay until others are made. */
type Products = (lines: Float32Array, start: number, rows: number) => { sums: Int32Array; scale: number }

function openProducts({ wide, program, layers }: PackedLayers): { products: Products; starts: number[] } {
  const { memory, dots } = programFrom(program)
  memory.grow(Math.ceil((weightsAt + layers.length) / page))
  let from = 0
  const starts = partsOf.map((parts) => {
    const start = from
    // Row by row each part of a layer stands apart, so that a line is multiplied once for all that look at it.
    for (let part = 0; part < parts; part++)
      for (let row = 0; row < wide; row++) {
        const at = start + (row * parts + part) * wide
        new Uint8Array(memory.buffer).set(layers.subarray(at, at + wide), weightsAt + from)
        from += wide
      }
    return start
  })
  const products: Products = (lines, start, rows) => {
    let most = 1e-9
    for (let at = 0; at < lines.length; at++) {
      const one = lines[at] ?? 0
      if (one > most) most = one
    }
    const count = lines.length / wide
    const times = largest / most
    const all = count > atOnce ? new Int32Array(count * rows) : null
    for (let done = 0; done < count; done += atOnce) {
      const some = Math.min(atOnce, count - done)
      const whole = new Int16Array(memory.buffer, linesAt, some * wide)
      for (let at = 0; at < whole.length; at++) whole[at] = (lines[done * wide + at] ?? 0) * times + 0.5
      dots(linesAt, some, weightsAt + start, rows, wide, sumsAt)
      all?.set(new Int32Array(memory.buffer, sumsAt, some * rows), done * rows)
    }
    return { sums: all ?? new Int32Array(memory.buffer, sumsAt, count * rows), scale: most / largest }
  }
  return { products, starts }
}

export function openLayers(packed: PackedLayers): Layers {
  const { wide, layerScales, layerBias } = packed
  const { products, starts } = openProducts(packed)
  const partOf = (numbers: Float32Array, which: number) => numbers.subarray(which * wide, (which + 1) * wide)
  const ending = partsOf.length - 1
  return {
    around: (which, lines, step) => {
      const rows = 3 * wide
      const { sums, scale } = products(lines, starts[which] ?? 0, rows)
      const [bias, scales] = [partOf(layerBias, which), partOf(layerScales, which).map((one) => one * scale)]
      const made = new Float32Array(lines.length)
      for (let from = 0; from < lines.length; from += wide) {
        const own = from * 3 + wide
        const before = from - step * wide < 0 ? -1 : own - wide - step * rows
        const behind = from + step * wide >= lines.length ? -1 : own + wide + step * rows
        for (let at = 0; at < wide; at++) {
          let sum = sums[own + at] ?? 0
          if (before >= 0) sum += sums[before + at] ?? 0
          if (behind >= 0) sum += sums[behind + at] ?? 0
          const bent = sum * (scales[at] ?? 0) + (bias[at] ?? 0)
          made[from + at] = (lines[from + at] ?? 0) + (bent > 0 ? bent : 0)
        }
      }
      return made
    },
    end: (lines, first, more) => {
      const made = new Float32Array(lines.length)
      const plain = partOf(layerBias, ending).map((one, at) => one + (more[at] ?? 0))
      for (let from = 0; from < made.length; from += wide) made.set(plain, from)
      for (const [part, some] of [lines, first].entries()) {
        const { sums, scale } = products(some, (starts[ending] ?? 0) + part * wide * wide, wide)
        const scales = partOf(layerScales, ending).map((one) => one * scale)
        for (let from = 0; from < made.length; from += wide)
          for (let at = 0; at < wide; at++)
            made[from + at] = (made[from + at] ?? 0) + (sums[from + at] ?? 0) * (scales[at] ?? 0)
      }
      return made
    },
  }
}
