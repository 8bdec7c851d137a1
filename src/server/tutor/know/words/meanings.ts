import { z } from 'zod'
import file from '#content/words/meanings.json'

const meaningsFile = z.strictObject({
  opposites: z.array(z.string()),
  synonyms: z.record(z.string(), z.string()),
  oppositeTasks: z.array(
    z.strictObject({
      word: z.string(),
      opposite: z.string(),
      /** Means nearly the same as the word. */
      near: z.string(),
      /** Goes with it, as the sun goes with heat. */
      goes: z.string(),
      grade: z.int(),
    }),
  ),
  vocabulary: z.array(
    z.strictObject({
      word: z.string(),
      grade: z.int(),
      sentence: z.string(),
      meaning: z.string(),
      others: z.tuple([z.string(), z.string()]),
    }),
  ),
})
export type Meanings = z.infer<typeof meaningsFile>
export type OppositeItem = Meanings['oppositeTasks'][number]
export type VocabularyItem = Meanings['vocabulary'][number]

let read: Meanings | null = null
export function meanings(): Meanings {
  read ??= meaningsFile.parse(file)
  return read
}

let opposites: Map<string, string[]> | null = null

/** 'wrong' and 'left' for 'right'. */
export function oppositesOf(word: string): readonly string[] {
  if (!opposites) {
    const found = new Map<string, string[]>()
    const note = (a: string, b: string) => found.set(a, [...new Set([...(found.get(a) ?? []), b])])
    for (const pair of meanings().opposites.join(' ').split(' ')) {
      const [a = '', b = ''] = pair.split('-')
      note(a, b)
      note(b, a)
    }
    opposites = found
  }
  return opposites.get(word) ?? []
}

/** Words that mean nearly the same. */
export const synonymsOf = (word: string): readonly string[] => meanings().synonyms[word]?.split(', ') ?? []
