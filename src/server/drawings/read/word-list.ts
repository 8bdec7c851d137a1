/** Words that a child may well write: those of its reading list and of what is open. */
export type WordList = {
  /** Whether one of the words begins like this. */
  begins: (text: string) => boolean
  holds: (text: string) => boolean
}

const mostWords = 1_500
const longestWord = 14

/** Only single words of letters, as the reader can read them. */
export function wordListOf(words: readonly string[]): WordList | null {
  const known = new Set(
    words
      .slice(0, mostWords)
      .map((word) => word.toLowerCase())
      .filter((word) => word.length > 1 && word.length <= longestWord && /^[a-z]+$/.test(word)),
  )
  if (known.size === 0) return null
  const starts = new Set([...known].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))))
  return { begins: (text) => starts.has(text), holds: (text) => known.has(text) }
}
