import { z } from 'zod'
import doubtsFile from '#content/en/tutor/theme-doubts.json'
import file from '#content/en/tutor/themes.json'
import { vocabulary } from '#server/safety/ear/ear.ts'
import { isNear } from '#shared/answers/near-words.ts'
import { singularOf } from './words/forms.ts'
import { knownWord } from './words/words.ts'

const list = z.array(z.string()).min(1)
const theme = z.strictObject({
  id: z.string(),
  words: list,
  one: z.string(),
  many: z.string(),
  thing: z.string(),
  place: z.string(),
  holder: z.string(),
  holders: z.string(),
  inside: z.string(),
  insideOne: z.string(),
  more: z.string(),
  less: z.string(),
  there: z.string(),
  holds: z.string(),
  react: z.strictObject({ young: list, older: list }),
  ask: z.strictObject({ young: list, older: list }),
})
/** Something that children love: how they call it, what the tutor says and asks about it, and the nouns of its number stories. */
export type Theme = z.infer<typeof theme>

/** Words of themes that are other words as well. */
const doubts = z.strictObject({
  /** Too often something else. */
  never: list,
  /** The thing only behind a word like 'the', 'my', 'like', or alone. */
  onlyAsThing: list,
  /** Phrases in which they are something else: 'you rock'. */
  otherMeanings: list,
  thingBefore: list,
})

type Names = {
  byWord: ReadonlyMap<string, Theme>
  onlyAsThing: ReadonlySet<string>
  thingBefore: ReadonlySet<string>
  otherMeanings: ReadonlySet<string>
}

let known: readonly Theme[] | null = null
let names: Names | null = null

export const themes = (): readonly Theme[] => (known ??= z.array(theme).parse(file))

function allNames(): Names {
  if (names) return names
  const { never, onlyAsThing, otherMeanings, thingBefore } = doubts.parse(doubtsFile)
  const left = new Set(never)
  const pairs = themes().flatMap((one) => one.words.map((word) => [plainName(word), one] as const))
  names = {
    byWord: new Map(pairs.filter(([word]) => !left.has(word))),
    onlyAsThing: new Set(onlyAsThing),
    otherMeanings: new Set(otherMeanings),
    thingBefore: new Set(thingBefore),
  }
  return names
}

const plainName = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const themeOf = (id: string): Theme | null => themes().find((one) => one.id === id) ?? null

/** As a whole: 'ice cream', 'great whites'. */
export const isNameOfTheme = (text: string): boolean => named(plainName(text).split(' ')) !== null

const longestName = 4
const mostWords = 60
/** A message of so few words is the thing itself. */
const bareName = 2

/** The themes that a text names, in their order: in the plural, and with the slips of children's spelling. */
export function themesIn(text: string): Theme[] {
  const plain = plainName(text).split(' ').filter(Boolean).slice(0, mostWords)
  const found: Theme[] = []
  for (let at = 0; at < plain.length; at++) {
    const skipped = otherMeaningAt(plain, at)
    if (skipped > 0) {
      at += skipped - 1
      continue
    }
    for (let size = Math.min(longestName, plain.length - at); size > 0; size--) {
      const own = named(plain.slice(at, at + size))
      if (!own || (size === 1 && !isThing(plain, at, own.word))) continue
      if (!found.includes(own.theme)) found.push(own.theme)
      at += size - 1
      break
    }
  }
  return found
}

/** How many words from here mean something else: 'draw it'. */
function otherMeaningAt(plain: readonly string[], at: number): number {
  for (let size = longestName; size > 1; size--)
    if (allNames().otherMeanings.has(plain.slice(at, at + size).join(' '))) return size
  return 0
}

function named(words: readonly string[]): { word: string; theme: Theme } | null {
  const { byWord } = allNames()
  const name = words.join(' ')
  for (const word of [name, ...singulars(name)]) {
    const own = byWord.get(word)
    if (own) return { word, theme: own }
  }
  const [only = ''] = words
  return words.length === 1 ? misspelled(only) : null
}

const shortestSlip = 5

/** 'dinosour': what nobody knows may be a name with a slip in it. */
function misspelled(word: string): { word: string; theme: Theme } | null {
  if (word.length < shortestSlip || knownWord(word)) return null
  const { byWord } = allNames()
  const meant = vocabulary().speller(word)
  if (meant !== word && meant[0] !== word[0]) return null
  const right =
    [meant, ...singulars(meant)].find((one) => byWord.has(one)) ?? (meant === word ? nearest(word) : undefined)
  const own = right === undefined ? undefined : byWord.get(right)
  return right !== undefined && own ? { word: right, theme: own } : null
}

const longEnoughToGuess = 6

/** The one name that is a slip away. */
function nearest(word: string): string | undefined {
  if (word.length < longEnoughToGuess) return undefined
  const likes = (name: string) =>
    name[0] === word[0] && Math.abs(name.length - word.length) < 3 && isNear(word, name, 1)
  const near = [...allNames().byWord.keys()].filter((name) => name.length >= shortestSlip && likes(name))
  return near.length === 1 ? near[0] : undefined
}

/** What a name may be the plural of. */
function singulars(name: string): string[] {
  const at = name.lastIndexOf(' ') + 1
  const [front, last] = [name.slice(0, at), name.slice(at)]
  if (last.length < 4) return last === 'men' ? [`${front}man`] : []
  const irregular = singularOf(last)
  const rules: readonly [RegExp, string][] = [
    [/s$/, ''],
    [/ies$/, 'y'],
    [/(?<=[sxzo]|[cs]h)es$/, ''],
    [/ves$/, 'f'],
    [/ves$/, 'fe'],
  ]
  const made = rules.flatMap(([end, one]) => (end.test(last) && !/ss$/.test(last) ? [last.replace(end, one)] : []))
  return [...(irregular === null ? [] : [irregular]), ...made].map((one) => front + one)
}

/** A word with another meaning counts where it is said as a thing. */
function isThing(plain: readonly string[], at: number, word: string): boolean {
  const { onlyAsThing, thingBefore } = allNames()
  const said = plain[at] ?? ''
  const isDoubtful = onlyAsThing.has(said) || (said === word && onlyAsThing.has(word))
  return !isDoubtful || plain.length <= bareName || (at > 0 && thingBefore.has(plain[at - 1] ?? ''))
}
