import { z } from 'zod'
import file from '#content/en/tutor/sayings.json'
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

let all: readonly { saying: Saying; forms: readonly RegExp[] }[] | null = null
const sayings = () =>
  (all ??= z
    .array(entry)
    .parse(file)
    .map(({ says, ...saying }) => ({ saying, forms: says.map(formOf) })))

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

const longest = 90

/** The saying that a line is, as a whole. */
export function sayingIn(text: string, isFelt: boolean): Saying | null {
  if (text.length > longest) return null
  const plain = plainWords(text)
  return (
    sayings().find(({ saying, forms }) => (isFelt || !saying.felt) && forms.some((form) => form.test(plain)))?.saying ??
    null
  )
}
