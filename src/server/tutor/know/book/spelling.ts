import { distance } from 'fastest-levenshtein'

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

type Known = { word: string; sound: string; often: number }
const longestWord = 18
const remembered = 5_000
const leastSure = 0.72

/** Sets a word right that nobody knows: to the word of the book that is written or sounds most like it. Others stay as they are. */
export function speller(
  often: ReadonlyMap<string, number>,
  isWord: (word: string) => boolean,
): (word: string) => string {
  const shelves = new Map<string, Known[]>()
  for (const [word, count] of often) {
    if (word.length < 3 || word.length > longestWord) continue
    const key = `${word[0]}${word.length}`
    const own = shelves.get(key)
    const known = { word, sound: '', often: Math.log(1 + count) }
    if (own) own.push(known)
    else shelves.set(key, [known])
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
        for (const other of shelves.get(`${letter}${length}`) ?? []) {
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
    if (word.length < 3 || word.length > longestWord || often.has(word) || isWord(word)) return word
    const found = known.get(word) ?? search(word)
    if (known.size > remembered) known.clear()
    known.set(word, found)
    return found
  }
}

function sureness(word: string, sound: string, other: Known, slips: number): number {
  const letters = 1 - slips / Math.max(word.length, other.word.length)
  const sounds = 1 - distance(sound, other.sound) / Math.max(sound.length, other.sound.length, 1)
  const begins = other.word[0] === word[0] ? 0 : -0.08
  return 0.55 * letters + 0.45 * sounds + begins + Math.min(other.often, 6) * 0.01
}
