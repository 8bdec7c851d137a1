import { z } from 'zod'
import file from '#content/decks/reading-letters.json'

const letter = z.strictObject({
  letter: z.string().length(1),
  /** A word that starts with it; 'box' for x. */
  word: z.string(),
  /** What its small and its big form look like. */
  small: z.string(),
  big: z.string(),
  /** Letters that are taken for it. */
  like_small: z.array(z.string().length(1)).length(2),
  like_big: z.array(z.string().length(1)).length(2),
})
export type Letter = z.infer<typeof letter>

const letterFile = z.strictObject({
  letters: z.array(letter).length(26),
  /** Words that start with a letter that looks like others. */
  words: z.array(z.strictObject({ word: z.string(), clue: z.string() })),
})
type Letters = z.infer<typeof letterFile>

let read: Letters | null = null
export function letterBook(): Letters {
  read ??= letterFile.parse(file)
  return read
}

export const letterAt = (at: number) => letterBook().letters[at]?.letter ?? ''
export const wordOf = (name: string) => letterBook().letters.find((each) => each.letter === name)?.word ?? ''
export const shapeOf = (name: string) => letterBook().letters.find((each) => each.letter === name)?.small ?? ''
