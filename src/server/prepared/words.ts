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
  const texts = { ends, text: kept ? lyingInMemory(text.read(0, text.size)) : text }
  const wordAt = (place: number) => textAt(texts, place)
  const last = slots.length - 1
  return {
    size: hashes.length,
    wordAt,
    placeOf: (word) => {
      const hash = hashOf(word)
      for (let at = hash & last; ; at = (at + 1) & last) {
        const place = (slots[at] ?? 0) - 1
        if (place < 0) return -1
        if (hashes[place] === hash && wordAt(place) === word) return place
      }
    },
  }
}
