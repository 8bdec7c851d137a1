import type { Value, Wrong } from '../../../draw.ts'

/** Wrong answers whose sentences name them: 'w1' is said of the first, and so on. */
export const wrongOnes = (misconception: string, wrong: readonly string[]): Wrong[] =>
  wrong.map((one, at) => [misconception, one, `w${at + 1}`])

/** The wrong answers as their sentences name them. */
export const namesOfWrong = ([w1 = '', w2 = '', w3 = '']: readonly string[]): Record<string, Value> => ({ w1, w2, w3 })

/** A word, as its own place in a deck. */
export const keyOf = (word: string) => word.toLowerCase().replace(/[^a-z0-9]+/g, '')

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []

/** The first of the sentences that does not hold the word. */
export const without = (word: string, sentences: readonly string[]): string =>
  sentences.find((sentence) => !wordsIn(sentence).includes(word.toLowerCase())) ?? sentences.at(-1) ?? ''
