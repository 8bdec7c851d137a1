import { hashOf } from './hash.ts'
import { type LyingTexts, lyingInMemory, textAt, textsLying } from './lying.ts'

/** Words that are found by what they are and by their place, in arrays instead of a map with a string for each. */
export type PackedWords = LyingTexts & {
  hashes: Uint32Array
  /** Where a word is looked for: its place and one, and 0 where none is. A power of two long. */
  slots: Uint32Array
}

export type Words = {
  size: number
  /** -1 for a word that is none of them. */
  placeOf: (word: string) => number
  wordAt: (place: number) => string
}

/** Each word once; its place is its place among them. */
export function packWords(words: readonly string[]): PackedWords {
  const hashes = Uint32Array.from(words, hashOf)
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * words.length + 2)))
  const last = slots.length - 1
  for (const [place, hash] of hashes.entries()) {
    let at = hash & last
    for (; slots[at] !== 0; at = (at + 1) & last)
      if (words[(slots[at] ?? 0) - 1] === words[place]) throw new Error(`${words[place]} stands twice`)
    slots[at] = place + 1
  }
  return { ...textsLying(words), hashes, slots }
}

/**
 * Opens them. Their texts are read when a word is looked for that has the number of one of them; `kept` reads them once, for
 * those that are asked for all the time.
 */
export function openWords({ ends, text, hashes, slots }: PackedWords, { kept = false } = {}): Words {
  const bytes = kept ? text.read(0, text.size) : null
  const texts = { ends, text: bytes ? lyingInMemory(bytes) : text }
  const wordAt = (place: number) => textAt(texts, place)
  const isAt = bytes
    ? (place: number, word: string) => standsAt(bytes, ends, place, word) ?? wordAt(place) === word
    : (place: number, word: string) => wordAt(place) === word
  const last = slots.length - 1
  return {
    size: hashes.length,
    wordAt,
    placeOf: (word) => {
      const hash = hashOf(word)
      for (let at = hash & last; ; at = (at + 1) & last) {
        const place = (slots[at] ?? 0) - 1
        if (place < 0) return -1
        if (hashes[place] === hash && isAt(place, word)) return place
      }
    },
  }
}

/** Compares in place, where each sign is one byte; null where some are more. */
function standsAt(bytes: Uint8Array, ends: Uint32Array, place: number, word: string): boolean | null {
  const from = ends[place] ?? 0
  const length = (ends[place + 1] ?? 0) - from
  // A sign of several bytes makes the bytes more than the signs.
  if (length !== word.length) return length < word.length ? false : null
  for (let at = 0; at < length; at++) {
    const byte = bytes[from + at] ?? 0
    if (byte > 127 || byte !== word.charCodeAt(at)) return false
  }
  return true
}
