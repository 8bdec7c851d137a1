/** The steps of the encoder that are not products with a matrix, and the program that makes those. */

type Dots = (lines: number, count: number, weights: number, rows: number, length: number, out: number) => void

/** `scripts/encoder/dots.wat`, at work in a memory of its own. */
export function programFrom(bytes: Uint8Array): { memory: WebAssembly.Memory; dots: Dots } {
  const { memory, dots } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports
  if (!(memory instanceof WebAssembly.Memory) || typeof dots !== 'function')
    throw new Error('The encoder has no program')
  return { memory, dots: (...numbers) => void dots(...numbers) }
}

/** So large is the largest whole number of a line: sums of 1,536 products with weights of 8 bits stay below 2 to the 31st. */
const largest = 8_191

/** A line in whole numbers; gives what one of them stands for. */
export function intoWhole(line: Float32Array, whole: Int16Array, from: number): number {
  let most = 1e-9
  for (const one of line) most = Math.max(most, Math.abs(one))
  const scale = largest / most
  for (let at = 0; at < line.length; at++) whole[from + at] = Math.round((line[at] ?? 0) * scale)
  return 1 / scale
}

/** What a piece stands for at its place: twice itself, and the waves that tell the place (as the encoder was trained). */
export function pieceLine(
  id: number,
  place: number,
  { rows, scales }: { rows: Uint8Array; scales: Float32Array },
  timing: Float32Array,
): Float32Array {
  const length = timing.length * 2
  const scale = 2 * (scales[id] ?? 0)
  const line = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const weight = ((rows[id * length + at] ?? 0) << 24) >> 24
    const wave = place * (timing[at % timing.length] ?? 0)
    line[at] = weight * scale + (at < timing.length ? Math.sin(wave) : Math.cos(wave))
  }
  return line
}

export function normed(line: Float32Array, { scale, bias }: { scale: Float32Array; bias: Float32Array }): Float32Array {
  const mean = line.reduce((sum, one) => sum + one, 0) / line.length
  const spread = line.reduce((sum, one) => sum + (one - mean) ** 2, 0) / line.length
  const share = 1 / Math.sqrt(spread + 1e-6)
  return line.map((one, at) => (one - mean) * share * (scale[at] ?? 0) + (bias[at] ?? 0))
}

export function added(lines: Float32Array[], others: readonly Float32Array[]): Float32Array[] {
  for (const [at, line] of lines.entries()) {
    const other = others[at]
    if (other) for (let place = 0; place < line.length; place++) line[place] = (line[place] ?? 0) + (other[place] ?? 0)
  }
  return lines
}

/** What is less than nothing is nothing. */
export function bendAtNothing(lines: Float32Array[]): Float32Array[] {
  for (const line of lines) for (let at = 0; at < line.length; at++) line[at] = Math.max(0, line[at] ?? 0)
  return lines
}

const heads = 4

/** Each piece looks at all of them, in four ways; a line holds what it asks, what it shows, and what it has to say. */
export function attended(lines: readonly Float32Array[]): Float32Array[] {
  const width = (lines[0]?.length ?? 0) / 3
  const each = width / heads
  const share = 1 / Math.sqrt(each)
  return lines.map((asking) => {
    const made = new Float32Array(width)
    for (let head = 0; head < heads; head++) {
      const from = head * each
      const looks = lines.map((shown) => {
        let sum = 0
        for (let at = from; at < from + each; at++) sum += (asking[at] ?? 0) * (shown[width + at] ?? 0)
        return sum * share
      })
      const most = Math.max(...looks)
      const parts = looks.map((look) => Math.exp(look - most))
      const whole = parts.reduce((sum, one) => sum + one, 0)
      for (const [other, line] of lines.entries()) {
        const part = (parts[other] ?? 0) / whole
        for (let at = from; at < from + each; at++) made[at] = (made[at] ?? 0) + part * (line[width * 2 + at] ?? 0)
      }
    }
    return made
  })
}
