import { z } from 'zod'
import talk from '#content/teaching-talk.json'

const lists = z.object({
  world: z.array(z.string()),
  soft: z.array(z.string()),
  story: z.array(z.string()),
  hard: z.array(z.string()),
  lesson: z.array(z.string()),
  core: z.array(z.string()),
  orders: z.array(z.string()),
})

export type TeachingWords = Record<keyof z.infer<typeof lists>, ReadonlySet<string>>

let known: TeachingWords | null = null

/** The words a tutor needs, by how freely they may be said: content/teaching-talk.json says what each list is for. */
export function teachingWords(): TeachingWords {
  if (known !== null) return known
  const read = lists.parse(talk)
  const setOf = (lines: string[]) => new Set(lines.join(' ').split(' '))
  known = {
    world: setOf(read.world),
    soft: setOf(read.soft),
    story: setOf(read.story),
    hard: setOf(read.hard),
    lesson: setOf(read.lesson),
    core: setOf(read.core),
    orders: setOf(read.orders),
  }
  return known
}

const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=[sxz]|ch|sh|o)es$/, ''],
  [/(?<=[^s])s$/, ''],
  [/(?<=..[^aeiou])ied$/, 'y'],
  [/(?<=..)ie(?:r|st)$/, 'y'],
  [/(?<=..)ed$/, ''],
  [/(?<=..)d$/, ''],
  [/(?<=..)ing$/, ''],
  [/(?<=..)ing$/, 'e'],
  [/(?<=...)er$/, ''],
  [/(?<=...)r$/, ''],
  [/(?<=...)est$/, ''],
  [/(?<=...)ly$/, ''],
]

/** A word and what it may be a form of: 'dividing' is 'divid' and 'divide'; 'stopped' is 'stopp' and 'stop'. */
export function basesOf(word: string): string[] {
  const found = [word]
  for (const [ending, as] of endings) {
    if (!ending.test(word)) continue
    const base = word.replace(ending, as)
    found.push(base)
    if (/([b-df-hj-np-tv-z])\1$/.test(base)) found.push(base.slice(0, -1))
  }
  return found
}

export type WordKind = 'hard' | 'soft' | 'world' | 'unknown'

const kinds = new Map<string, WordKind>()

/** Which list a word stands in, itself or as a form. */
export function kindOfWord(word: string): WordKind {
  const seen = kinds.get(word)
  if (seen !== undefined) return seen
  const kind = find(word)
  if (kinds.size < 20_000) kinds.set(word, kind)
  return kind
}

function find(word: string): WordKind {
  const { hard, soft, world, story } = teachingWords()
  for (const base of basesOf(word)) {
    if (hard.has(base)) return 'hard'
    if (soft.has(base) || story.has(base)) return 'soft'
    if (world.has(base)) return 'world'
  }
  return 'unknown'
}
