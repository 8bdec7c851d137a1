import { textAt } from '#server/prepared/lying.ts'
import { openWords } from '#server/prepared/words.ts'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { preparedGloss, type Translated } from './gloss.prepared.ts'
import { asDoes, usualOf } from './young-spelling.ts'

type Book = { get: (spanish: string) => string | undefined; has: (spanish: string) => boolean }
type Gloss = { phrases: Book; words: Book; marks: Pick<Book, 'has'>; longest: number }
let known: Gloss | null = null

function read(): Gloss {
  if (known) return known
  const { phrases, words, marks, longest } = preparedGloss()
  const marked = openWords(marks)
  const has = (word: string) => marked.placeOf(word) >= 0
  known = { phrases: bookOf(phrases), words: bookOf(words), marks: { has }, longest }
  return known
}

function bookOf({ spanish, english }: Translated): Book {
  const { placeOf } = openWords(spanish)
  return {
    has: (word) => placeOf(word) >= 0,
    get: (word) => {
      const place = placeOf(word)
      return place < 0 ? undefined : textAt(english, place)
    },
  }
}

/** A word that the lists have in Spanish and no dictionary has in English. */
export function isSpanishWord(word: string): boolean {
  const { words, marks } = read()
  const bare = plain(word)
  return !isInDictionary(bare) && (words.has(bare) || marks.has(bare))
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[¿¡]/g, ' ')

const english = new Set(
  'the is are was you your my what how why can do does i im a an it and that this to of in for have has like want'.split(
    ' ',
  ),
)

/** A Spanish message word by word in English, so that it can be read as any other; null where it is not Spanish. */
export function glossOf(text: string): string | null {
  if (asDoes(text) !== text) return null
  const { phrases, words, marks, longest } = read()
  const parts = plain(text).match(/[a-z']+|[^a-z'\s]+/g) ?? []
  const spoken = parts.filter((part) => /^[a-z]/.test(part))
  const spanish = spoken.filter((word) => marks.has(word)).length
  const others = spoken.filter((word) => english.has(word) && !words.has(word)).length
  // 'Cinco! all together cinco' is an English line with its numbers in Spanish.
  if (onlyNumbers(spoken, { words, marks })) return null
  const isWhole = isWhollySpanish(spoken, { words, marks })
  if (!isWhole && (spanish === 0 || spanish <= others || spanish < englishIn(spoken, { words, marks }))) return null
  const out: string[] = []
  for (let at = 0; at < parts.length; ) {
    let size = Math.min(longest, parts.length - at)
    for (; size > 1; size--) {
      const found = phrases.get(parts.slice(at, at + size).join(' '))
      if (found !== undefined) {
        out.push(found)
        break
      }
    }
    if (size > 1) {
      at += size
      continue
    }
    const word = parts[at] ?? ''
    out.push(phrases.get(word) ?? words.get(word) ?? words.get(word.replace(/(?:es|s)$/, '')) ?? word)
    at++
  }
  return asAsked(out.join(' '))
}

const fewestWhole = 3
const fewestOwn = 2
/** 'Fui al cine con mi prima': every word of it is Spanish, and two are no word of English. */
const isWhollySpanish = (spoken: readonly string[], { words, marks }: Pick<Gloss, 'words' | 'marks'>): boolean =>
  spoken.length >= fewestWhole &&
  spoken.every((word) => words.has(word) || marks.has(word)) &&
  new Set(spoken.filter((word) => word.length > 2 && !isInDictionary(word) && usualOf(word) === null)).size >= fewestOwn

const numbers = new Set('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce veinte'.split(' '))
const fewestEnglish = 2
/** With more of them it counts in Spanish. */
const mostNumbers = 2
const onlyNumbers = (spoken: readonly string[], known: Pick<Gloss, 'words' | 'marks'>): boolean =>
  spoken.filter((word) => numbers.has(word)).length <= mostNumbers &&
  spoken.every((word) => numbers.has(word) || !known.marks.has(word)) &&
  englishIn(spoken, known) >= fewestEnglish

/** 'Wat leter dos dog start with' has one word that is Spanish, too: how many are English and nothing else, also as children spell them. */
const englishIn = (spoken: readonly string[], { words, marks }: Pick<Gloss, 'words' | 'marks'>): number =>
  spoken.filter(
    (word) => word.length > 2 && !words.has(word) && !marks.has(word) && (isInDictionary(word) || usualOf(word)),
  ).length

const deeds = 'breathe|eat|live|sleep|drink|fly|swim|bark|sing|hunt|run|jump|grow|die|bite|sting'
const turned = new RegExp(`^(\\W*)(what|that|where|when|how|why|because) (${deeds})s? (?:the )?([a-z]+)(\\W*)$`)

const straight = new RegExp(`^(\\W*)(what|that|where|when|how|why|because) (?:the )?([a-z]+s) (${deeds})s?(\\W*)$`)

/** 'What eat the dogs', 'why the dogs bark' as English asks it. */
const asAsked = (gloss: string): string =>
  gloss
    .replace(straight, '$1$2 $4 the $3$5')
    .replace(turned, (_, open: string, ask: string, deed: string, thing: string, end: string) => {
      const word = ask === 'that' ? 'what' : ask === 'because' ? 'why' : ask
      return `${open}${word} do ${thing} ${deed}${end}`
    })

/** It asks for a word, or is about words: those stay as they are. */
const ofWords =
  /\b(?:say|says|said|mean|means|english|spanish|spell|spells|rhymes?|word|words|called|named|translate|dice|uno)\b|["“]/i
const mostMixed = 4
/** Where numbers are told, every small word between them counts. */
const tellsNumber = /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/
/** Small words between two that are Spanish: 'tres on my plate y dos on papi plate'. */
const between: Readonly<Record<string, string>> = { y: 'and', con: 'with', mis: 'my' }

/** The small words of a line that has others in Spanish, and those that no English word is. */
const withSmallWords = (line: string): string =>
  line.replace(/(?<![\p{L}'])\p{Ll}+(?![\p{L}'])/gu, (word) => {
    const bare = plain(word)
    const small = between[bare]
    if (small !== undefined) return small
    const meant = bare.length > 3 && !isInDictionary(bare) && !usualOf(bare) ? read().words.get(bare) : undefined
    return meant ?? word
  })

/** An English line with a few Spanish words in it, those in English: 'i have tres pancakes and 4 mas'. Null where there are none. */
export function mixedOf(text: string): string | null {
  if (ofWords.test(text) || asDoes(text) !== text) return null
  const { phrases, words, marks } = read()
  let count = 0
  const out = text.replace(/[\p{L}']+/gu, (word, at: number) => {
    const bare = plain(word).trim()
    const isMore =
      bare === 'mas' && /\d\s+$|\b(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s+$/i.test(text.slice(0, at))
    const meant = isMore
      ? 'more'
      : marks.has(bare) && !english.has(bare)
        ? (phrases.get(bare) ?? words.get(bare))
        : undefined
    if (meant === undefined || /^\p{Lu}/u.test(word.slice(0, at === 0 ? 0 : 1))) return word
    count += 1
    return meant
  })
  if (count === 0 || count > mostMixed) return null
  return (tellsNumber.test(out) ? withSmallWords(out) : out)
    .replace(/\b(?:el|la|los|las)(?= [a-z])/gi, 'the')
    .replace(/\bmi(?= [a-z])/gi, 'my')
}

const asksEnglish = [
  /\bc[oó]mo se dice (?:(?:el|la|los|las|un|una) )?["“¿]?(\p{L}+)["”]?(?: en ingl[eé]s)?\W*$/iu,
  /\bhow (?:do|would|can) (?:you|u|i|we) say ["“]?(\p{L}+)["”]? in english\b/iu,
  /\bwhat(?:'s| is|s| does)? ["“]?(\p{L}+)["”]? (?:in english|mean in english)\b/iu,
]

/** A Spanish word that the child wants in English, and what it is there; null where none is asked for or known. */
export function englishAsked(text: string): { spanish: string; english: string } | null {
  const asked = asksEnglish.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0]
  if (asked === undefined) return null
  const { words, phrases } = read()
  const english = words.get(plain(asked)) ?? phrases.get(plain(asked))
  return english === undefined ? null : { spanish: asked.toLowerCase(), english }
}
