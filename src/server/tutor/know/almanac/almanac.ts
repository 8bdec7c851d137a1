import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import animals from '#content/en/almanac/animals.json'
import sky from '#content/en/almanac/sky-and-dinosaurs.json'
import { knownWord } from '../words/words.ts'

/** What children ask of animals, planets, and dinosaurs alike. */
export const aspects = [
  'eats',
  'lives',
  'years',
  'size',
  'baby',
  'fast',
  'hunted',
  'sleep',
  'legs',
  'eggs',
  'fly',
  'kind',
  'gone',
  'moons',
  'heat',
  'far',
  'day',
  'year',
  'rings',
  'life',
  'made',
  'order',
  'look',
  'came',
  'reach',
] as const
export type Aspect = (typeof aspects)[number]

const sentence = z.string().regex(/[.!]$/)
const subject = z.strictObject({
  one: z.string(),
  /** How it stands in a sentence: 'penguins', 'Mars', 'the Sun'. */
  many: z.string(),
  names: z.array(z.string()).optional(),
  group: z.string(),
  /** Larger or smaller groups that it is said to be of as well. */
  alsoIn: z.array(z.string()).optional(),
  says: z.partialRecord(z.enum(aspects), sentence),
  facts: z.array(sentence).min(3),
})
export type Subject = z.infer<typeof subject>

let all: readonly Subject[] | null = null
let byName: ReadonlyMap<string, Subject> | null = null

const subjects = (): readonly Subject[] => (all ??= [...animals, ...sky].map((one) => subject.parse(one)))

function named(): ReadonlyMap<string, Subject> {
  byName ??= new Map(
    subjects().flatMap((each) =>
      [each.one, each.many.toLowerCase().replace(/[^a-z ]/g, ''), ...(each.names ?? [])].map(
        (name) => [name, each] as const,
      ),
    ),
  )
  return byName
}

/** Of that name, in the plural or with a slip in it: 'giraffs'. */
export const subjectOf = (name: string): Subject | null => named().get(name) ?? null

const longestName = 3
const shortestSlip = 5

/** A word that nobody knows may be a name with one letter wrong. */
function nearly(word: string): Subject | null {
  if (word.length < shortestSlip || knownWord(word)) return null
  const near = [...named()].filter(([name]) => name[0] === word[0] && distance(name, word) === 1)
  return near[0]?.[1] ?? null
}

/** Every subject that a plain line names, with the place of its words. */
export function subjectsIn(words: readonly string[]): { at: number; size: number; of: Subject }[] {
  const found: { at: number; size: number; of: Subject }[] = []
  for (let at = 0; at < words.length; at++)
    for (let size = Math.min(longestName, words.length - at); size > 0; size--) {
      const name = words.slice(at, at + size).join(' ')
      const of = named().get(name) ?? (size === 1 ? nearly(name) : null)
      if (!of) continue
      found.push({ at, size, of })
      at += size - 1
      break
    }
  return found
}
