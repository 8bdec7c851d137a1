import { z } from 'zod'
import heart from '#content/en/tutor/heart.json'
import file from '#content/en/tutor/sayings.json'
import spanish from '#content/en/tutor/sayings-es.json'
import more from '#content/en/tutor/sayings-more.json'
import { plainWords } from '#shared/answers/near-words.ts'

// What children say in nearly the same words: '(mama/mommy) is (coming/here)'. A line is met by its whole form, so that
// nothing is guessed at; what is said in many ways is for the moments.

/**
 * `felt`: only while a feeling is open. Of what goes to the heart: `tender` opens a feeling; `inText` is met also while the child
 * writes; `proof` names what the child worked out today; `needs` and `unless` are words of which one must, or none may, be there;
 * `upTo` is the oldest grade.
 */
export type Saying = {
  id: string
  young: readonly string[]
  older: readonly string[]
  felt?: true | undefined
  tender?: true | undefined
  inText?: true | undefined
  proof?: true | undefined
  needs?: readonly string[] | undefined
  unless?: readonly string[] | undefined
  upTo?: number | undefined
}

const lists = z.array(z.string()).min(1)
const entry = z.strictObject({
  id: z.string(),
  says: lists,
  young: lists,
  older: lists,
  felt: z.literal(true).optional(),
})
const heartEntry = entry.extend({
  tender: z.literal(true).optional(),
  inText: z.literal(true).optional(),
  proof: z.literal(true).optional(),
  needs: lists.optional(),
  unless: lists.optional(),
  upTo: z.int().optional(),
})

/** A form of a saying, by the place of that saying: the first that fits is meant. */
type Form = { at: number; saying: Saying; form: RegExp }
/** By words of which every line of a form holds one; those without under ''. */
type Shelf = ReadonlyMap<string, readonly Form[]>

const spanishEntry = z
  .strictObject({ id: z.string(), says: lists, es: lists })
  .transform(({ es, ...rest }) => ({ ...rest, young: es, older: es, felt: undefined }))

function shelve(all: readonly (Saying & { says: readonly string[] })[], around: Around): Shelf {
  const shelf = new Map<string, Form[]>()
  for (const [at, { says, ...saying }] of all.entries())
    for (const one of says) {
      const kept = { at, saying, form: formOf(one, around) }
      for (const word of wordsOf(one)) shelf.set(word, [...(shelf.get(word) ?? []), kept])
    }
  return shelf
}

/** `heart` go before everything, also in the middle of the work; `first` go before what is told of feelings, names and tests; `behind` are for what none of these knows; `spanish` are said in Spanish. */
export type Place = 'heart' | 'first' | 'behind' | 'spanish'
let all: Readonly<Record<Place, Shelf>> | null = null
function sayings(place: Place): Shelf {
  all ??= {
    heart: shelve(z.array(heartEntry).parse(heart), ofHeart),
    first: shelve(z.array(entry).parse(file), english),
    behind: shelve(z.array(entry).parse(more), english),
    spanish: shelve(z.array(spanishEntry).parse(spanish), ofSpanish),
  }
  return all[place]
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
const ofHeart: Around = { ...english, most: 12 }

/** '(a/b)' is one of them, behind '?' it may be missing, '*' is anything, '#' a number. */
function formOf(says: string, { before, behind, most }: Around): RegExp {
  const parts = says.match(/\([^)]*\)\??|\*|[^\s()*]+/g) ?? []
  const made = parts.map((part) => {
    if (part === '*') return `(?:\\S+ ){0,${most}}`
    const one = `(?:${part.replace(/[()?]/g, '').replaceAll('#', '\\d+').split('/').join('|')}) `
    return part.endsWith('?') ? `(?:${one})?` : one
  })
  return new RegExp(`^ ${before}${made.join('')}${behind}$`)
}

/** The words of which every line of a form holds one: its longest fixed word, else the choices of its first group; '' where it has neither. */
function wordsOf(says: string): string[] {
  const fixed = says.replace(/\([^)]*\)\??|\*/g, ' ').match(/[^\s?]+(?!\?)(?=\s|$)/g) ?? []
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
    .filter(({ saying, form }) => (isFelt || !saying.felt) && fits(saying, plain, grade) && form.test(plain))
  return found.reduce<Form | null>((best, one) => (best && best.at <= one.at ? best : one), null)?.saying ?? null
}

/** Said in fun: what would open a feeling is not meant so. */
const inFun = / (?:haha(?:ha)*|lol|lmao|hehe(?:he)*|hooray|jk|just kidding) /

function fits({ needs, unless, upTo, tender }: Saying, plain: string, grade: number): boolean {
  const has = (word: string) => plain.includes(` ${word} `)
  if (tender && inFun.test(plain)) return false
  return grade <= (upTo ?? grade) && (needs?.some(has) ?? true) && !unless?.some(has)
}
