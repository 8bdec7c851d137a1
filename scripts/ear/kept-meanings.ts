import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadEncoder } from '../../src/server/safety/ear/encoder.ts'

const width = 512

/**
 * What sentences mean, each looked at once: that takes some milliseconds a sentence and some minutes for all lines. What
 * is known stays in a folder beside the system's passing files, one for each encoder.
 */
export function keptMeanings(): (text: string) => Float32Array {
  const encoder = readFileSync(new URL('../../content/safety/encoder.bin', import.meta.url))
  const folder = path.join(
    tmpdir(),
    `trellis-meanings-${createHash('sha256').update(encoder).digest('hex').slice(0, 12)}`,
  )
  mkdirSync(folder, { recursive: true })
  const [texts, numbers] = [path.join(folder, 'texts.txt'), path.join(folder, 'numbers.f32')]
  const known = new Map<string, Float32Array>()
  if (existsSync(texts)) {
    const { buffer, byteOffset } = readFileSync(numbers)
    for (const [at, text] of readFileSync(texts, 'utf8').trimEnd().split('\n').entries()) {
      const from = byteOffset + at * width * 4
      known.set(text, new Float32Array(buffer.slice(from, from + width * 4)))
    }
  }
  const encode = loadEncoder()
  return (text) => {
    const kept = known.get(text)
    if (kept) return kept
    const meaning = encode(text)
    known.set(text, meaning)
    appendFileSync(numbers, Buffer.from(meaning.buffer, meaning.byteOffset, meaning.byteLength))
    appendFileSync(texts, `${text}\n`)
    return meaning
  }
}
