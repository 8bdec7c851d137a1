import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import file from '#content/en/words/newcomer.json'
import pairsFile from '#content/words/spanish.json'

// What a child who is new to English asks for: words of the classroom, lines to say to others, words that only look alike.

const shape = z.strictObject({
  phrases: z.array(z.string()),
  says: z.array(z.string()),
  falseFriends: z.array(z.string()),
})

export type Says = { english: string; spanish: string }
export type FalseFriend = { english: string; spanish: string; means: string; other: string }
type Known = {
  /** English words of the classroom in Spanish. */
  phrases: ReadonlyMap<string, string>
  says: readonly (Says & { ways: readonly string[]; bare: string })[]
  falseFriends: readonly FalseFriend[]
  /** Single words: English to Spanish, and back. */
  spanishOf: ReadonlyMap<string, string>
  englishOf: ReadonlyMap<string, string>
}
let known: Known | null = null

/** Small letters without accents or marks. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function all(): Known {
  if (known) return known
  const { phrases, says, falseFriends } = shape.parse(file)
  const { pairs } = z.strictObject({ pairs: z.array(z.string()) }).parse(pairsFile)
  const spanishOf = new Map<string, string>()
  const englishOf = new Map<string, string>()
  for (const pair of pairs.flatMap((line) => line.split(' '))) {
    const [english = '', spanish = ''] = pair.replaceAll('_', ' ').split('=')
    const forms = spanish.split('|')
    if (!spanishOf.has(english)) spanishOf.set(english, forms.slice(0, 2).join(' o '))
    for (const form of forms) if (!englishOf.has(bareWords(form))) englishOf.set(bareWords(form), english)
  }
  known = {
    phrases: new Map(phrases.map((line) => [bareWords(line.split('=')[0] ?? ''), line.split('=')[1] ?? ''])),
    says: says.map((line) => {
      const [english = '', spanish = ''] = line.split('=')
      const [shown = '', ...ways] = spanish.split('|')
      return { english, spanish: shown, ways: [shown, ...ways].map(bareWords), bare: bareWords(english) }
    }),
    falseFriends: falseFriends.map((line) => {
      const [english = '', spanish = '', means = '', other = ''] = line.split('=')
      return { english, spanish, means, other }
    }),
    spanishOf,
    englishOf,
  }
  return known
}

/** What an English word or classroom phrase means in Spanish. */
export function inSpanish(english: string): string | null {
  const word = bareWords(english)
  const found = all().phrases.get(word) ?? all().spanishOf.get(word) ?? all().spanishOf.get(word.replace(/s$/, ''))
  return found === undefined || bareWords(found) === word ? null : found
}

/** The English of one Spanish word of the lists. */
export const englishWord = (spanish: string): string | null => all().englishOf.get(bareWords(spanish)) ?? null

/** The line that a child wants to say, from its Spanish: 'puedo jugar'. */
export function lineFromSpanish(spanish: string): Says | null {
  const said = bareWords(spanish)
  return all().says.find(({ ways }) => ways.includes(said)) ?? null
}

/** As it sounds to somebody who writes Spanish: 'plei' and 'play' come out the same. */
const sounded = (text: string) =>
  bareWords(text)
    .replace(/\b(?:ai|ay|i)\b/g, 'i')
    .replace(/(?<=[a-z]{2})e\b/g, '')
    .replace(/ee|ea|ie/g, 'i')
    .replace(/ei|ey|ay|ai/g, 'a')
    .replace(/ou|ow|au|oo/g, 'o')
    .replace(/\bj/g, 'h')
    .replace(/sh|ch/g, 'c')
    .replace(/[aeiouy]+/g, (vowels) => vowels.charAt(0).replace('y', 'i'))
    .replace(/gu|w|hu/g, 'w')
    .replace(/ph/g, 'f')
    .replace(/ck|k|qu/g, 'c')
    .replace(/v/g, 'b')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/ /g, '')

const fewestSounded = 5

/** The line that a child tried in English, in whatever spelling; `isExact` when every letter is right. */
export function lineTried(english: string): (Says & { isExact: boolean }) | null {
  const said = bareWords(english)
  const sound = sounded(english)
  if (sound.length < fewestSounded || said.split(' ').length < 2) return null
  const near = all().says.map((line) => ({ line, off: distance(sounded(line.english), sound) }))
  const [best] = near.sort((one, other) => one.off - other.off)
  if (!best || best.off > Math.max(1, Math.floor(sound.length / 5))) return null
  return { english: best.line.english, spanish: best.line.spanish, isExact: best.line.bare === said }
}

export function falseFriend(one: string, other: string): FalseFriend | null {
  const [a, b] = [bareWords(one), bareWords(other)]
  // 'Avergonzada' and 'largas' are the same word, too.
  const isForm = (said: string, word: string) =>
    said === word || said === `${word}s` || said.replace(/as?$/, 'o') === word || said.replace(/os?$/, 'a') === word
  return (
    all().falseFriends.find(({ english, spanish }) => {
      const word = bareWords(spanish)
      return (a === english && isForm(b, word)) || (b === english && isForm(a, word))
    }) ?? null
  )
}

/** How an ending goes from English to Spanish. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/tion$/, 'cion'],
  [/ction$/, 'ccion'],
  [/sion$/, 'sion'],
  [/ity$/, 'idad'],
  [/ty$/, 'dad'],
  [/ous$/, 'oso'],
  [/ist$/, 'ista'],
  [/ble$/, 'ble'],
  [/al$/, 'al'],
  [/or$/, 'or'],
  [/ic$/, 'ico'],
  [/ure$/, 'ura'],
  [/ogy$/, 'ogia'],
  [/graphy$/, 'grafia'],
  [/ent$/, 'ente'],
  [/ant$/, 'ante'],
  [/gle$/, 'gulo'],
  [/ence$/, 'encia'],
  [/ance$/, 'ancia'],
  [/sis$/, 'sis'],
]
const loose = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ch|k|qu/g, 'c')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')
const fewestSame = 6

/** One word in two languages, by its ending: 'evaporation' and 'evaporación'. */
export function isSameWord(english: string, spanish: string): boolean {
  const [a, b] = [bareWords(english), bareWords(spanish)]
  if (a.length < fewestSame || /\s/.test(a) || falseFriend(a, b)) return false
  return endings.some(
    ([from, to]) =>
      from.test(a) && distance(loose(a.replace(from, to)), loose(b.replace(/a$/, to.endsWith('o') ? 'o' : 'a'))) <= 1,
  )
}
