import type { WordTimes } from '#client/data/sound.ts'

/** The word that is spoken at this moment: the place of its sentence in its message, and its own in the sentence. */
export type Saying = { messageId: string; sentence: number; word: number }

/** The words of a text, as the server counts them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** The place of the word that is heard, or was heard last; -1 before the first. */
export const wordAt = (times: WordTimes, seconds: number): number =>
  times.reduce((found, [begins, ends], place) => (begins <= seconds && ends > begins ? place : found), -1)

/** Times for a voice that tells none: every word has its share of the length, by its letters. */
export function evenTimes(text: string, seconds: number): WordTimes {
  const words = wordsOf(text)
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0)
  let at = 0
  return words.map((word) => {
    const begins = at
    at += ((word.length + 1) / letters) * seconds
    return [begins, at]
  })
}

/** Tells which word is heard, whenever it is another one. `told` are the server's times. */
export function followWords(text: string, told: WordTimes | null, onWord: (word: number) => void) {
  const known = told?.length === wordsOf(text).length ? told : null
  let shared: WordTimes = []
  let length = 0
  let last: number | null = null
  return (seconds: number, duration: number): void => {
    if (!known && Number.isFinite(duration) && duration !== length) {
      length = duration
      shared = evenTimes(text, duration)
    }
    const word = wordAt(known ?? shared, seconds)
    if (word !== last) onWord(word)
    last = word
  }
}
