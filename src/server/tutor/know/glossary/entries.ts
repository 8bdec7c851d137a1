import { z } from 'zod'
import everyday from '#content/glossary/everyday.json'
import math from '#content/glossary/math.json'
import reading from '#content/glossary/reading.json'
import science from '#content/glossary/science.json'
import words from '#content/glossary/words.json'
import { plainWords } from './plain-words.ts'

const entry = z.strictObject({
  word: z.string().min(2),
  /** When it is first met, kindergarten 0 to 5. */
  grade: z.int().min(0).max(5),
  /** One sentence: 'A habitat is the place where a plant or animal lives.' */
  means: z.string(),
  /** One sentence that shows it in use. */
  example: z.string(),
  /** Other forms and names of it. */
  also: z.array(z.string()).optional(),
  /** Words so near in meaning that a child could rightly take one for the other. */
  like: z.array(z.string()).optional(),
})

type GlossarySubject = 'math' | 'reading' | 'science' | 'everyday'
export type Entry = z.infer<typeof entry> & { subject: GlossarySubject }

let read: readonly Entry[] | undefined

/** The whole glossary, checked and put together at first use. */
export function allEntries(): readonly Entry[] {
  read ??= [
    ...of('math', math),
    ...of('reading', reading),
    ...of('science', science),
    ...of('everyday', everyday),
    ...of('reading', words),
  ]
  return read
}

function of(subject: GlossarySubject, list: unknown): Entry[] {
  return z
    .array(entry)
    .parse(list)
    .map((one) => ({ ...one, subject }))
}

let named: ReadonlyMap<string, Entry> | undefined

/** Every word and other name of it, in plain words, with its entry. */
export function entriesByName(): ReadonlyMap<string, Entry> {
  named ??= new Map(
    allEntries().flatMap((one) => [one.word, ...(one.also ?? [])].map((name) => [plainWords(name), one] as const)),
  )
  return named
}

/** What it means, without the word itself: 'the place where a plant or animal lives'. */
export function gistOf({ word, means }: Entry): string {
  const start = means.toLowerCase().indexOf(word.toLowerCase()) + word.length
  return means
    .slice(start)
    .replace(/^ (?:is|are|means) /, '')
    .replace(/\.$/, '')
}
