import { programFrom } from './ear/encoder-steps.ts'

/** The layers of a net one behind the other, in 8 bits, and what works them (`scripts/encoder/dots.wat`). */
export type PackedLayers = {
  wide: number
  program: Uint8Array
  layers: Uint8Array
  layerScales: Float32Array
  layerBias: Float32Array
}

/** What layer `which` makes, for each line, of the lines so far away from it, from its part `first` on. */
export type Layers = (which: number, lines: Float32Array, away: readonly number[], first?: number) => Float32Array

/** How many lines a layer looks at; the last one looks at two that stand apart. */
const partsOf = [3, 3, 3, 2]
/** In the memory of the program: lines, their sums, and behind them the weights. In bytes. */
const [linesAt, sumsAt, weightsAt] = [0, 1 << 17, 1 << 20]
const page = 65_536
const atOnce = 512
/** Lines become whole numbers of at most so much. */
const largest = 8_191

export function openLayers({ wide, program, layers, layerScales, layerBias }: PackedLayers): Layers {
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

  /** The products of some lines with all rows of a layer, in whole numbers, and what one of them stands for. */
  function products(lines: Float32Array, start: number, rows: number): { sums: Int32Array; scale: number } {
    let most = 1e-9
    for (let at = 0; at < lines.length; at++) most = Math.max(most, Math.abs(lines[at] ?? 0))
    const count = lines.length / wide
    const sums = new Int32Array(count * rows)
    for (let done = 0; done < count; done += atOnce) {
      const some = Math.min(atOnce, count - done)
      const whole = new Int16Array(memory.buffer, linesAt, some * wide)
      for (let at = 0; at < whole.length; at++)
        whole[at] = Math.round(((lines[done * wide + at] ?? 0) * largest) / most)
      dots(linesAt, some, weightsAt + start, rows, wide, sumsAt)
      sums.set(new Int32Array(memory.buffer, sumsAt, some * rows), done * rows)
    }
    return { sums, scale: most / largest }
  }

  return (which, lines, away, first = 0) => {
    const rows = away.length * wide
    const { sums, scale } = products(lines, (starts[which] ?? 0) + first * wide * wide, rows)
    const bias = layerBias.subarray(which * wide, (which + 1) * wide)
    const scales = layerScales.subarray(which * wide, (which + 1) * wide).map((one) => one * scale)
    const made = new Float32Array(lines.length)
    for (let part = 0; part < away.length; part++) {
      const step = away[part] ?? 0
      const [begin, end] = [Math.max(0, -step), Math.min(lines.length / wide, lines.length / wide - step)]
      for (let line = begin; line < end; line++) {
        const from = (line + step) * rows + part * wide
        for (let at = 0; at < wide; at++)
          made[line * wide + at] = (made[line * wide + at] ?? 0) + (sums[from + at] ?? 0) * (scales[at] ?? 0)
      }
    }
    if (first === 0)
      for (let from = 0; from < made.length; from += wide)
        for (let at = 0; at < wide; at++) made[from + at] = (made[from + at] ?? 0) + (bias[at] ?? 0)
    return made
  }
}
