import { z } from 'zod'
import file from '#content/words/forms.json'
import { knownWord } from './words.ts'

const formsFile = z.strictObject({
  plurals: z.array(z.string()),
  uncountable: z.string(),
  pasts: z.array(z.string()),
  doubles: z.array(z.string()),
  kinds: z.record(z.string(), z.string()),
  nouns: z.array(z.string()),
})

type Forms = {
  plurals: Map<string, string>
  uncountable: Set<string>
  pasts: Map<string, string>
  doubles: Set<string>
  kinds: Map<string, string[]>
  nouns: Set<string>
}

let forms: Forms | null = null

function allForms(): Forms {
  if (forms) return forms
  const read = formsFile.parse(file)
  const pairs = (text: string, between: string) =>
    new Map(text.split(between).map((pair): [string, string] => [...halves(pair)]))
  const words = (lines: string[]) => new Set(lines.join(' ').split(' '))
  const kinds = Object.entries(read.kinds).flatMap(([kind, list]) =>
    list.split(' ').map((word): [string, string[]] => [word, kind.split(' ')]),
  )
  forms = {
    plurals: pairs(read.plurals.join(' '), ' '),
    uncountable: words([read.uncountable]),
    pasts: pairs(read.pasts.join(', '), ', '),
    doubles: words(read.doubles),
    kinds: new Map(kinds),
    nouns: words(read.nouns),
  }
  return forms
}

function halves(pair: string): [string, string] {
  const at = pair.indexOf('>')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

/** What a word can be: 'noun', 'verb' ... Null when nobody looked. */
export const kindsOf = (word: string): readonly string[] | null => allForms().kinds.get(word) ?? null

export const isUncountable = (word: string) => allForms().uncountable.has(word)

/** The plural by the rule, irregular or not; whether the word is a noun is not asked. */
export function pluralOf(word: string): string {
  const irregular = allForms().plurals.get(word)
  if (irregular) return irregular
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** The past by the rule, irregular or not; whether the word is a verb is not asked. */
export const pastOf = (word: string): string => allForms().pasts.get(word) ?? regularPastOf(word)

/** 'go' as 'goed': right for most verbs, and what a child makes of the others. */
export function regularPastOf(word: string): string {
  const { doubles } = allForms()
  if (word.endsWith('e')) return `${word}d`
  if (doubles.has(word) || doublesByRule(word)) return `${word}${word.at(-1)}ed`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${word}ed`
}

/** 'star' as 'starred': one beat, one vowel, one consonant. */
const doublesByRule = (word: string) =>
  knownWord(word)?.claps[0] === 1 && /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/.test(word)

/** Only words that somebody marked: to say that 'happy' has a plural would be untrue. */
export function isNoun(word: string): boolean {
  const { plurals, nouns } = allForms()
  const kinds = kindsOf(word)
  if (kinds) return kinds.includes('noun')
  return plurals.has(word) || nouns.has(word)
}

/** Marked words, and those whose regular past is itself a usual word. */
export function isVerb(word: string): boolean {
  const { pasts, doubles } = allForms()
  if (pasts.has(word) || doubles.has(word)) return true
  return kindsOf(word)?.includes('verb') ?? (knownWord(word) !== null && knownWord(pastOf(word)) !== null)
}

const baseIn = (map: Map<string, string>, form: string) =>
  [...map].find(([base, made]) => base !== form && made.split(' or ').includes(form))?.[0] ?? null

/** 'mouse' for 'mice': only of irregular ones. */
export const singularOf = (word: string) => baseIn(allForms().plurals, word)
/** 'go' for 'went': only of irregular ones. */
export const presentOf = (word: string) => baseIn(allForms().pasts, word)
