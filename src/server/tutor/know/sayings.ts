import { plainWords } from '#shared/answers/near-words.ts'
import { type Place, preparedSayings, type Said, type Saying } from './sayings.prepared.ts'

export type { Place, Saying } from './sayings.prepared.ts'

// What children say in nearly the same words: '(mama/mommy) is (coming/here)'. A line is met by its whole form, so that
// nothing is guessed at; what is said in many ways is for the moments.

/** A form of a saying, by the place of that saying: the first that fits is meant. */
type Form = { at: number; saying: Saying; matches: (plain: string) => boolean }
/** By words of which every line of a form holds one; those without under ''. */
type Shelf = ReadonlyMap<string, readonly Form[]>

function shelve(all: readonly Said[], around: Around): Shelf {
  const shelf = new Map<string, Form[]>()
  for (const [at, { says, ...saying }] of all.entries())
    for (const one of says) {
      const kept = { at, saying, matches: matching(one, around) }
      for (const word of wordsOf(one)) {
        const others = shelf.get(word)
        if (others) others.push(kept)
        else shelf.set(word, [kept])
      }
    }
  return shelf
}

/** Of some six thousand forms a message holds all the words of a few: only those are made. */
function matching(says: string, around: Around): Form['matches'] {
  let needed: ReturnType<typeof neededIn> | undefined
  let form: RegExp | undefined
  return (plain) => {
    needed ??= neededIn(says)
    if (!needed.every((choices) => choices.some((one) => plain.includes(one)))) return false
    form ??= formOf(says, around)
    return form.test(plain)
  }
}

const partsOf = (says: string) => says.match(/\([^)]*\)\??|\*|[^\s()*]+/g) ?? []
const ofWords = /^[a-z0-9'\u00e0-\u00ff ]+$/

/** For each part that may not be missing what it may be, of which one stands in every line of the form. */
const neededIn = (says: string): string[][] =>
  partsOf(says)
    .filter((part) => part !== '*' && !part.endsWith('?'))
    .map((part) => part.replace(/[()]/g, '').split('/'))
    .filter((choices) => choices.every((one) => ofWords.test(one)))
    .map((choices) => choices.map((one) => ` ${one} `))

let prepared: ReturnType<typeof preparedSayings> | null = null
const shelves = new Map<Place, Shelf>()
function sayings(place: Place): Shelf {
  prepared ??= preparedSayings()
  const known = shelves.get(place) ?? shelve(prepared[place], around[place])
  shelves.set(place, known)
  return known
}

/** Words that may stand before a form and behind it, and how many for a star. */
type Around = { before: string; behind: string; most: number }
const english: Around = {
  most: 6,
  before:
    '(?:(?:and|so|but|um|oh|well|hey|bolt|guess what|no|yes|yeah|then|today|yesterday|because|cuz|ok|okay|wait|also|hi) ){0,3}',
  behind: '(?:(?:lol|haha|hehe|today|yesterday|ok|okay|bolt|please|pls|tho|though|yay) ){0,2}',
}
const ofSpanish: Around = {
  most: 6,
  before: '(?:(?:y|pero|es que|hola|oye|bolt|pues|hoy|ayer|ay|porque|entonces|tambien|yo|hi) ){0,3}',
  behind: '(?:(?:hoy|ayer|jaja|jajaja|por favor|verdad|ya|mucho|tambien|bolt|todavia) ){0,2}',
}
const around: Readonly<Record<Place, Around>> = {
  heart: { ...english, most: 12 },
  first: english,
  behind: english,
  spanish: ofSpanish,
}

/** '(a/b)' is one of them, behind '?' it may be missing, '*' is anything, '#' a number. */
function formOf(says: string, { before, behind, most }: Around): RegExp {
  const made = partsOf(says).map((part) => {
    if (part === '*') return `(?:\\S+ ){0,${most}}`
    const one = `(?:${part.replace(/[()?]/g, '').replaceAll('#', '\\d+').split('/').join('|')}) `
    return part.endsWith('?') ? `(?:${one})?` : one
  })
  return new RegExp(`^ ${before}${made.join('')}${behind}$`)
}

/** The words of which every line of a form holds one: its longest fixed word, else the choices of its first group; '' where it has neither. */
function wordsOf(says: string): string[] {
  const fixed = says.replace(/\([^)]*\)\??|[*#]/g, ' ').match(/[^\s?]+(?!\?)(?=\s|$)/g) ?? []
  const longestOne = fixed.reduce((most, one) => (one.length > most.length ? one : most), '')
  if (longestOne !== '') return [longestOne]
  const group = /\(([^)]*)\)(?!\?)/.exec(says)?.[1]
  return [...new Set(group?.split('/').map((one) => one.split(' ').at(-1) ?? '') ?? [''])]
}

const usual = 90
const longest = 120

/** The saying that a line is, as a whole. */
export function sayingIn(text: string, isFelt: boolean, place: Place, grade = 0): Saying | null {
  if (text.length > (place === 'heart' ? longest : usual)) return null
  const plain = plainWords(text)
  const shelf = sayings(place)
  const found = ['', ...new Set(plain.trim().split(' '))]
    .flatMap((word) => shelf.get(word) ?? [])
    .filter(({ saying, matches }) => (isFelt || !saying.felt) && fits(saying, plain, grade) && matches(plain))
  return found.reduce<Form | null>((best, one) => (best && best.at <= one.at ? best : one), null)?.saying ?? null
}

/** Said in fun: what would open a feeling is not meant so. */
const inFun = / (?:haha(?:ha)*|lol|lmao|hehe(?:he)*|hooray|jk|just kidding) /

function fits({ needs, unless, upTo, tender }: Saying, plain: string, grade: number): boolean {
  const has = (word: string) => plain.includes(` ${word} `)
  if (tender && inFun.test(plain)) return false
  return grade <= (upTo ?? grade) && (needs?.some(has) ?? true) && !unless?.some(has)
}
