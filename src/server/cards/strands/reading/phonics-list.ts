import { z } from 'zod'
import file from '#content/decks/reading-phonics.json'

const pattern = z.strictObject({
  skill: z.enum(['blends', 'digraphs', 'silent-e', 'vowel-teams', 'r-vowels']),
  word: z.string(),
  gap: z.string().includes('___'),
  /** Real words that look like it and do not fit the gap. */
  others: z.array(z.string()).length(3),
  /** The letters that are learned, and others that do not make a word for the gap. */
  part: z.string().optional(),
  parts: z.array(z.string()).length(3).optional(),
  misspelled: z.array(z.string()).min(2).optional(),
})
export type PatternWord = z.infer<typeof pattern>

const phonicsFile = z.strictObject({
  /** Words of three letters that differ in their vowel only. */
  sets: z.array(z.array(z.string().length(3)).min(3)),
  clues: z.array(z.strictObject({ word: z.string().length(3), clue: z.string() })),
  patterns: z.array(pattern),
})
type Phonics = z.infer<typeof phonicsFile>

let read: Phonics | null = null
export function phonics(): Phonics {
  read ??= phonicsFile.parse(file)
  return read
}

export const vowels = ['a', 'e', 'i', 'o', 'u'] as const
export type Vowel = (typeof vowels)[number]

/** A word that starts with the short vowel, and how the mouth makes it. */
export const shortVowels: Record<Vowel, { as: string; mouth: string }> = {
  a: { as: 'apple', mouth: 'Your mouth is wide open for it.' },
  e: { as: 'egg', mouth: 'Your mouth is a little open, as in a small smile.' },
  i: { as: 'igloo', mouth: 'Your lips smile a little, and the sound is quick.' },
  o: { as: 'octopus', mouth: 'Your mouth opens tall, as when you say ah.' },
  u: { as: 'umbrella', mouth: 'Your mouth is soft, as when you say uh.' },
}

export const vowelOf = (word: string): Vowel | null => vowels.find((vowel) => word.charAt(1) === vowel) ?? null
