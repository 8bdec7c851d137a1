import { z } from 'zod'
import file from '#content/words/spelling.json'

const spellingWord = z.strictObject({
  word: z.string(),
  grade: z.int(),
  /** Goes on from 'the word that means'. */
  clue: z.string(),
  sentence: z.string().includes('___'),
  misspelled: z.array(z.string()).min(2),
  /** Which letter is hard, counted from 1. */
  tricky: z.int(),
  help: z.string(),
})
export type SpellingWord = z.infer<typeof spellingWord>

let list: readonly SpellingWord[] | null = null

/** The words of the spelling exercises. */
export function spellingWords(): readonly SpellingWord[] {
  list ??= z.strictObject({ words: z.array(spellingWord) }).parse(file).words
  return list
}
