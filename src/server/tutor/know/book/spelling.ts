import { distance } from 'fastest-levenshtein'
import { openWords, type PackedWords, packWords, type Words } from '#server/prepared/words.ts'

/** What a word sounds like, as children hear it: 'sunami' and 'tsunami', 'girafs' and 'giraffes', 'nee' and 'knee'. */
export const soundOf = (word: string): string =>
  word
    .replace(/^(?:ts|ps)/, 's')
    .replace(/^[kgp]n/, 'n')
    .replace(/^wr|^rh/, 'r')
    .replace(/^x/, 'z')
    .replace(/mb$/, 'm')
    .replace(/ph|gh(?=t?$)/g, 'f')
    .replace(/igh|eigh/g, 'i')
    .replace(/(?:ti|ci|si)(?=on|al|an)|shi(?=on)|sh|tch|ch|q(?=u?a?sh)/g, 'x')
    .replace(/qu/g, 'kw')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/dg|j|g(?=[eiy])/g, 'j')
    .replace(/[ckq]+/g, 'k')
    .replace(/x/g, 'x')
    .replace(/[sz]+/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)[aeiouyhw]+/g, 'a')
    .replace(/^[aeiouy]+/, 'a')
    .replace(/a$/, '')

/** What a word may begin with that sounds as if it began with this. */
const soundingLike: Readonly<Record<string, string>> = {
  a: 'eiouh',
  c: 'ks',
  e: 'aiuh',
  f: 'p',
  g: 'j',
  h: 'w',
  i: 'eay',
  j: 'g',
  k: 'cq',
  n: 'kgmp',
  o: 'auhw',
  r: 'w',
  s: 'cptz',
  u: 'aeoy',
  w: 'ho',
  x: 'z',
  y: 'iu',
  z: 'sx',
}

/** The words of a book with how often each stands there; those that begin alike and are as long stand side by side. */
export type PackedSpelling = {
  words: PackedWords
  often: Uint32Array
  /** The places of words by their first letter and how long they are: 'a5'. */
  alike: Readonly<Record<string, readonly [from: number, to: number]>>
}

type Known = { word: string; sound: string; often: number }
const longestWord = 18
const remembered = 5_000
const leastSure = 0.72

const isOfLength = ({ length }: string) => length >= 3 && length <= longestWord

export function packSpelling(often: ReadonlyMap<string, number>): PackedSpelling {
  const groups = new Map<string, string[]>()
  for (const word of often.keys()) {
    const key = isOfLength(word) ? `${word[0]}${word.length}` : ''
    const own = groups.get(key)
    if (own) own.push(word)
    else groups.set(key, [word])
  }
  const words = [...groups.values()].flat()
  const alike: Record<string, [number, number]> = {}
  let from = 0
  for (const [key, { length }] of groups) {
    if (key !== '') alike[key] = [from, from + length]
    from += length
  }
  return { words: packWords(words), often: Uint32Array.from(words, (word) => often.get(word) ?? 0), alike }
}

/** Sets a word right that nobody knows: to the word of the book that is written or sounds most like it. Others stay as they are. */
export function speller(
  { words: packed, often, alike }: PackedSpelling,
  isWord: (word: string) => boolean,
  words: Words = openWords(packed),
): (word: string) => string {
  // Made when a word is looked for among them: most letters and lengths never are.
  const shelves = new Map<string, readonly Known[]>()
  const shelfOf = (key: string): readonly Known[] => {
    const [from, to] = alike[key] ?? [0, 0]
    const made =
      shelves.get(key) ??
      Array.from({ length: to - from }, (_, at) => ({
        word: words.wordAt(from + at),
        sound: '',
        often: Math.log(1 + (often[from + at] ?? 0)),
      }))
    shelves.set(key, made)
    return made
  }
  const known = new Map<string, string>()
  const search = (word: string): string => {
    const sound = soundOf(word)
    let best = word
    let most = leastSure
    const reach = word.length < 8 ? 2 : 3
    const begins = word.charAt(0)
    for (const letter of begins + (soundingLike[begins] ?? ''))
      for (let length = word.length - reach; length <= word.length + reach; length++)
        for (const other of shelfOf(`${letter}${length}`)) {
          if (isOtherWord(word, other.word)) continue
          const slips = distance(word, other.word)
          if (slips > Math.max(3, 1 + word.length / 4)) continue
          other.sound ||= soundOf(other.word)
          if (slips > 1 + word.length / 4 && other.sound !== sound) continue
          const sure = sureness(word, sound, other, slips)
          if (sure > most) [most, best] = [sure, other.word]
        }
    return best
  }
  return (word) => {
    if (!isOfLength(word) || words.placeOf(word) >= 0 || isWord(word)) return word
    const found = known.get(word) ?? search(word)
    if (known.size > remembered) known.clear()
    known.set(word, found)
    return found
  }
}

const endings = /^(?:ing|ings|ers|est|ies|ness|less|ful|full|ment|able|ally|like|ish|es|ed)/
/** 'Pepperoni' is no slip for pepper: it goes on behind it, and with no ending. */
const isOtherWord = (word: string, other: string): boolean =>
  word.length - other.length >= 3 && word.startsWith(other) && !endings.test(word.slice(other.length))

function sureness(word: string, sound: string, other: Known, slips: number): number {
  const letters = 1 - slips / Math.max(word.length, other.word.length)
  const sounds = 1 - distance(sound, other.sound) / Math.max(sound.length, other.sound.length, 1)
  const begins = other.word[0] === word[0] ? 0 : -0.08
  return 0.55 * letters + 0.45 * sounds + begins + Math.min(other.often, 6) * 0.01
}
