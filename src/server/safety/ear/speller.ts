import { hashOf } from '#server/prepared/hash.ts'

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

/** `counts` are the words that are right, with how common they are. */
export function spellerOf(counts: ReadonlyMap<string, number>): Speller {
  const words = [...counts].flatMap(([word, count]) => (word.length >= 3 && count >= 2 ? [word] : []))
  const nearby = bucketsOf(words, (word) => (word.length > 3 ? shorter(word) : []))
  const sounding = bucketsOf(words, (word) => [soundOf(word)])
  const known = new Map<string, string>()
  const search = (word: string): string => {
    let best = word
    let most = 0
    const offer = (other: string, weight: number) => {
      const sure = Math.log(1 + (counts.get(other) ?? 0)) * weight
      if (sure > most) [most, best] = [sure, other]
    }
    for (const key of word.length > 3 ? shorter(word) : [])
      for (const other of nearby(key))
        if (Math.abs(other.length - word.length) <= 1) offer(other, other[0] === word[0] ? 1 : 0.4)
    for (const other of sounding(soundOf(word)))
      if (other[0] === word[0] && Math.abs(other.length - word.length) <= 2)
        offer(other, distance(other, word) <= 2 ? 1 : 0.5)
    return best
  }
  return (word) => {
    if (word.length < 3 || word.length > longestWord || counts.has(word)) return word
    const found = known.get(word) ?? search(word)
    if (known.size > remembered) known.clear()
    known.set(word, found)
    return found
  }
}

/** Looks words up by keys; a key that collides gives a word too many, never one too few. */
function bucketsOf(words: readonly string[], keysOf: (word: string) => string[]): (key: string) => string[] {
  const pairs = words.flatMap((word, at) =>
    [...new Set(keysOf(word))].map((key): [number, number] => [hashOf(key), at]),
  )
  pairs.sort(([one], [other]) => one - other)
  const keys = Uint32Array.from(pairs, ([key]) => key)
  const places = Uint16Array.from(pairs, ([, at]) => at)
  return (key) => {
    const wanted = hashOf(key)
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    const found: string[] = []
    for (let at = low; keys[at] === wanted; at++) found.push(words[places[at] ?? 0] ?? '')
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
