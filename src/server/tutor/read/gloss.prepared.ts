import { z } from 'zod'
import file from '#content/en/tutor/gloss-es.json'
import { type LyingTexts, textsLying } from '#server/prepared/lying.ts'
import { type PackedWords, packWords } from '#server/prepared/words.ts'

const gloss = z.strictObject({
  phrases: z.record(z.string(), z.string()),
  words: z.record(z.string(), z.string()),
  /** Words that are Spanish and not English. */
  marks: z.array(z.string()),
})

/** Spanish words, and what each is in English at the same place. */
export type Translated = { spanish: PackedWords; english: LyingTexts }
export type GlossParts = { phrases: Translated; words: Translated; marks: PackedWords; longest: number }

/** The gloss as the build keeps it. `longest`: of how many words the longest phrase is. */
export function preparedGloss(): GlossParts {
  const { phrases, words, marks } = gloss.parse(file)
  return {
    phrases: translated(phrases),
    words: translated(words),
    marks: packWords([...new Set(marks)]),
    longest: Math.max(1, ...Object.keys(phrases).map((phrase) => phrase.split(' ').length)),
  }
}

const translated = (all: Readonly<Record<string, string>>): Translated => ({
  spanish: packWords(Object.keys(all)),
  english: textsLying(Object.values(all)),
})
