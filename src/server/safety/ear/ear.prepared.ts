import { inflateRawSync } from 'node:zlib'
import packed from '#content/safety/ear.json'
import type { EarModel } from './model.ts'
import { type SpellerParts, spellerParts } from './speller.ts'

/** The ear as the build keeps it. `groups`: by word its wide and its narrow group, -1 for one that has none. */
export type EarParts = { model: EarModel; speller: SpellerParts; groups: Int32Array }

export function preparedEar(): EarParts {
  const groups = new Map<string, readonly [number, number]>()
  const counts = new Map<string, number>()
  for (const line of opened(packed.words).toString('latin1').split('\n')) {
    const [word = '', wide = '', narrow = '', count = ''] = line.split(' ')
    if (wide !== '') groups.set(word, [Number(wide), Number(narrow)])
    if (count !== '') counts.set(word, Number(count))
  }
  const words = [...new Set([...groups.keys(), ...counts.keys()])]
  return {
    model: { weights: wholeNumbers(packed.weights), scale: packed.scale, bias: packed.bias },
    speller: spellerParts(counts, words),
    groups: Int32Array.from(words.flatMap((word) => groups.get(word) ?? [-1, -1])),
  }
}

const opened = (bytes: string) => inflateRawSync(Buffer.from(bytes, 'base64'))
function wholeNumbers(bytes: string): Int8Array {
  const all = opened(bytes)
  return new Int8Array(all.buffer, all.byteOffset, all.length)
}
