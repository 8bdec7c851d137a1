import { LRUCache } from 'lru-cache'
import { normed } from './encoder-steps.ts'
import { openEncoder } from './packed-encoder.ts'
import { piecesReader } from './pieces.ts'

export const meaningWidth = 512
/** A long word's first pieces tell enough of it. */
const mostPieces = 5

let opened: ((word: string) => Float32Array) | null = null

/** What a word means by itself, as numbers about nought: words that are used alike have numbers alike, known or not. */
export function meaningOfWord(word: string): Float32Array {
  opened ??= open()
  return opened(word)
}

function open(): (word: string) => Float32Array {
  const { vocabulary, numbersOf, bytesOf } = openEncoder()
  const read = piecesReader(vocabulary)
  const [rows, scales] = [bytesOf('embeddings'), numbersOf('embeddings.scales')]
  const [ones, zeros] = [new Float32Array(meaningWidth).fill(1), new Float32Array(meaningWidth)]
  const known = new LRUCache<string, Float32Array>({ max: 500 })
  return (word) => {
    const kept = known.get(word)
    if (kept) return kept
    const sum = new Float32Array(meaningWidth)
    for (const id of read(word, mostPieces)) {
      const scale = scales[id] ?? 0
      for (let at = 0; at < meaningWidth; at++)
        sum[at] = (sum[at] ?? 0) + scale * (((rows[id * meaningWidth + at] ?? 0) << 24) >> 24)
    }
    const meaning = normed(sum, { scale: ones, bias: zeros })
    known.set(word, meaning)
    return meaning
  }
}
