/**
 * Bytes that lie where they are and are read when somebody asks for them: in `content.pack` beside the built server, in memory
 * where it runs from its sources. What is read is a copy of its own, from its first byte on.
 */
export type Lying = { size: number; read: (from: number, to: number) => Uint8Array<ArrayBuffer> }

export const lyingInMemory = (bytes: Uint8Array): Lying => ({
  size: bytes.length,
  read: (from, to) => new Uint8Array(bytes.subarray(from, to)),
})

/** Texts one behind the other: text `n` ends at `ends[n + 1]` and begins where the one before it ends. */
export type LyingTexts = { ends: Uint32Array; text: Lying }

export function textsLying(texts: readonly string[]): LyingTexts {
  const pieces = texts.map((text) => Buffer.from(text))
  return { ends: endsOf(pieces), text: lyingInMemory(Buffer.concat(pieces)) }
}

export function textAt({ ends, text }: LyingTexts, at: number): string {
  const { buffer } = text.read(ends[at] ?? 0, ends[at + 1] ?? 0)
  return Buffer.from(buffer).toString('utf8')
}

/** Values one behind the other, each as JSON. `of` stands for their type alone: none ever has it. */
export type LyingValues<T> = LyingTexts & { of?: T }

export const valuesLying = <T>(values: readonly T[]): LyingValues<T> =>
  textsLying(values.map((value) => JSON.stringify(value)))

/** One of them, as it was written. */
export const valueAt = <T>(values: LyingValues<T>, at: number): T => JSON.parse(textAt(values, at))

/** Rows of numbers, `size` in each, read row by row. */
export const rowsAt = (rows: Lying, size: number, from: number, to: number): Float32Array =>
  new Float32Array(rows.read(from * size * 4, to * size * 4).buffer)

export const rowsLying = (rows: Float32Array): Lying =>
  lyingInMemory(new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength))

/** Where each of some lists ends that are put one behind the other; the first number is where the first one begins. */
export function endsOf(lists: readonly { length: number }[]): Uint32Array {
  const ends = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) ends[at + 1] = (ends[at] ?? 0) + length
  return ends
}
