import { hashOf } from '#server/prepared/hash.ts'
import { openWords, type PackedWords, packWords, type Words } from '#server/prepared/words.ts'

/** Sets a word right that nobody knows: to a common one of a letter more, less or other, or of the same sound. */
export type Speller = (word: string) => string

/** Sounds alike: 'brooses' and 'bruises', 'tuches' and 'touches'. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ght/g, 't')
    .replace(/^[kg]n/, 'n')
    .replace(/wr/g, 'r')
    .replace(/tch|sh|ch/g, 'x')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cqk]+/g, 'k')
    .replace(/[zs]+/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)[aeiouyhw]+/g, '')
    .replace(/^[aeiouy]+/, 'a')

const remembered = 10_000
/** What is longer is no slip of a word that children use. */
const longestWord = 13

/** The words that are right with how common they are (-1 for one of the table that is none of them), and by what they are looked up. */
export type SpellerParts = { words: PackedWords; counts: Int32Array; nearby: Buckets; sounding: Buckets }

/** Places of words by the numbers of their keys; a key that collides gives a word too many, never one too few. */
type Buckets = { keys: Uint32Array; places: Uint32Array }

/** `counts` are the words that are right, with how common they are; `all` may have others between them. */
export function spellerParts(counts: ReadonlyMap<string, number>, all = [...counts.keys()]): SpellerParts {
  const placeOf = new Map(all.map((word, at) => [word, at]))
  const words = [...counts].flatMap(([word, count]) => (word.length >= 3 && count >= 2 ? [word] : []))
  const bucketsOf = (keysOf: (word: string) => string[]): Buckets => {
    const pairs = words.flatMap((word) =>
      [...new Set(keysOf(word))].map((key): [number, number] => [hashOf(key), placeOf.get(word) ?? 0]),
    )
    pairs.sort(([one], [other]) => one - other)
    return { keys: Uint32Array.from(pairs, ([key]) => key), places: Uint32Array.from(pairs, ([, at]) => at) }
  }
  return {
    words: packWords(all),
    counts: Int32Array.from(all, (word) => counts.get(word) ?? -1),
    nearby: bucketsOf((word) => (word.length > 3 ? shorter(word) : [])),
    sounding: bucketsOf((word) => [soundOf(word)]),
  }
}

export function spellerOf(parts: SpellerParts, words: Words = openWords(parts.words, { kept: true })): Speller {
  const { counts } = parts
  const nearby = lookUp(parts.nearby, words)
  const sounding = lookUp(parts.sounding, words)
  const known = new Map<string, string>()
  const search = (word: string): string => {
    let best = word
    let most = 0
    const offer = (other: string, place: number, weight: number) => {
      const sure = Math.log(1 + (counts[place] ?? 0)) * weight
      if (sure > most) [most, best] = [sure, other]
    }
    for (const key of word.length > 3 ? shorter(word) : [])
      for (const [other, place] of nearby(key))
        if (Math.abs(other.length - word.length) <= 1) offer(other, place, other[0] === word[0] ? 1 : 0.4)
    for (const [other, place] of sounding(soundOf(word)))
      if (other[0] === word[0] && Math.abs(other.length - word.length) <= 2)
        offer(other, place, distance(other, word) <= 2 ? 1 : 0.5)
    return best
  }
  return (word) => {
    if (word.length < 3 || word.length > longestWord || (counts[words.placeOf(word)] ?? -1) >= 0) return word
    const found = known.get(word) ?? search(word)
    if (known.size > remembered) known.clear()
    known.set(word, found)
    return found
  }
}

function lookUp({ keys, places }: Buckets, { wordAt }: Words): (key: string) => [word: string, place: number][] {
  return (key) => {
    const wanted = hashOf(key)
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    const found: [string, number][] = []
    for (let at = low; keys[at] === wanted; at++) found.push([wordAt(places[at] ?? 0), places[at] ?? 0])
    return found
  }
}

/** The word, and the word without one of its letters. */
const shorter = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]

function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1
      row[to] = Math.min((above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (above[to - 1] ?? 0) + same)
    }
    above = row
  }
  return above[other.length] ?? 0
}
