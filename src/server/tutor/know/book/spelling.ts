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

type Known = { word: string; sound: string; often: number }
const longestWord = 18
const remembered = 5_000
const leastSure = 0.72

/** Sets a word right that nobody knows: to the word of the book that is written or sounds most like it. Others stay as they are. */
export function speller(
  often: ReadonlyMap<string, number>,
  isWord: (word: string) => boolean,
): (word: string) => string {
  const byLength: Known[][] = []
  for (const [word, count] of often)
    if (word.length >= 3 && word.length <= longestWord) {
      const same = byLength[word.length] ?? []
      same.push({ word, sound: '', often: Math.log(1 + count) })
      byLength[word.length] = same
    }
  const known = new Map<string, string>()
  const search = (word: string): string => {
    const sound = soundOf(word)
    let best = word
    let most = leastSure
    for (let length = word.length - 3; length <= word.length + 3; length++)
      for (const other of byLength[length] ?? []) {
        if (other.word[0] !== word[0] && other.word[1] !== word[1] && other.word[1] !== word[0]) continue
        const slips = distance(word, other.word)
        if (slips > 1 + word.length / 4) continue
        other.sound ||= soundOf(other.word)
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
