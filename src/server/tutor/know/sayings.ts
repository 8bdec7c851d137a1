import { z } from 'zod'
import file from '#content/en/tutor/sayings.json'
import more from '#content/en/tutor/sayings-more.json'
import { plainWords } from '#shared/answers/near-words.ts'

// What children say in nearly the same words: '(mama/mommy) is (coming/here)'. A line is met by its whole form, so that
// nothing is guessed at; what is said in many ways is for the moments.

/** `felt`: only while a feeling is open. */
export type Saying = { id: string; young: readonly string[]; older: readonly string[]; felt?: true | undefined }

const lists = z.array(z.string()).min(1)
const entry = z.strictObject({
  id: z.string(),
  says: lists,
  young: lists,
  older: lists,
  felt: z.literal(true).optional(),
})

/** `word` stands in every line of the form: most lines are ruled out by it alone. */
type Form = { word: string; form: RegExp }
type Shelf = readonly { saying: Saying; forms: readonly Form[] }[]

const read = (all: unknown): Shelf =>
  z
    .array(entry)
    .parse(all)
    .map(({ says, ...saying }) => ({ saying, forms: says.map((one) => ({ word: wordOf(one), form: formOf(one) })) }))

/** `first` go before what is told of feelings, names and tests; `behind` are for what none of these knows. */
export type Place = 'first' | 'behind'
let all: Readonly<Record<Place, Shelf>> | null = null
function sayings(place: Place): Shelf {
  all ??= { first: read(file), behind: read(more) }
  return all[place]
}

const before =
  '(?:(?:and|so|but|um|oh|well|hey|bolt|guess what|no|yes|yeah|then|today|yesterday|because|cuz|ok|okay|wait|also|hi) ){0,3}'
const behind = '(?:(?:lol|haha|hehe|today|yesterday|ok|okay|bolt|please|pls|tho|though|yay) ){0,2}'
/** Words that may stand for a star. */
const mostAny = 6

/** '(a/b)' is one of them, behind '?' it may be missing, '*' is anything. */
function formOf(says: string): RegExp {
  const parts = says.match(/\([^)]*\)\??|\*|[^\s()*]+/g) ?? []
  const made = parts.map((part) => {
    if (part === '*') return `(?:\\S+ ){0,${mostAny}}`
    const one = `(?:${part.replace(/[()?]/g, '').split('/').join('|')}) `
    return part.endsWith('?') ? `(?:${one})?` : one
  })
  return new RegExp(`^ ${before}${made.join('')}${behind}$`)
}

/** The longest word that no line of a form is without. */
function wordOf(says: string): string {
  const fixed = says.replace(/\([^)]*\)\??|\*/g, ' ').match(/[^\s?]+(?!\?)(?=\s|$)/g) ?? []
  const longestOne = fixed.reduce((most, one) => (one.length > most.length ? one : most), '')
  return longestOne === '' ? '' : ` ${longestOne} `
}

const longest = 90

/** The saying that a line is, as a whole. */
export function sayingIn(text: string, isFelt: boolean, place: Place): Saying | null {
  if (text.length > longest) return null
  const plain = plainWords(text)
  return (
    sayings(place).find(
      ({ saying, forms }) =>
        (isFelt || !saying.felt) && forms.some(({ word, form }) => plain.includes(word) && form.test(plain)),
    )?.saying ?? null
  )
}
