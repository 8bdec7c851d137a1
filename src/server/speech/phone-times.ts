import { alignWords } from './align.ts'
import type { WordTimes } from './speech.ts'

type Phone = { name: string; end: number }

const pause = 'pau'

/** What Flite prints of its sounds and their ends, over all its sentences: each of them counts from 0 again. */
export function readPhones(printed: string): Phone[] {
  const phones: Phone[] = []
  for (const line of printed.split('\n')) {
    const from = phones.at(-1)?.end ?? 0
    for (const one of line.split(' ')) {
      const [name = '', end] = one.split(':')
      if (end !== undefined) phones.push({ name, end: from + Number(end) })
    }
  }
  return phones
}

/** The sounds of each word, when the words were said with a pause between any two; null when they cannot be told apart. */
export function readWords(printed: string, count: number): string[][] | null {
  const words = printed
    .split(new RegExp(`(?:^|\\s)${pause}(?=\\s|$)`))
    .map((sounds) => sounds.split(/\s+/).filter((sound) => sound !== ''))
    .filter((sounds) => sounds.length > 0)
  return words.length === count ? words : null
}

const isVowel = (name: string) => /^[aeiou]/.test(name)

/** What it costs to take one sound for another: the same word sounds a little different among others than alone. */
const difference = (one: string, other: string) => (one === other ? 0 : isVowel(one) === isVowel(other) ? 1 : 2)

/** When each word is said: the sounds of the words, laid beside those that were timed. Seconds. */
export function timesOfWords(timed: Phone[], words: string[][], seconds: number): WordTimes {
  const sounds = words.flatMap((word, index) => word.map((name) => ({ name, word: index })))
  const pairs = alignWords(
    timed.length,
    sounds.length,
    (i, j) => (timed[i]?.name === pause ? 9 : difference(timed[i]?.name ?? '', sounds[j]?.name ?? '')),
    (i) => (timed[i]?.name === pause ? 0 : 1),
  )
  const last = timed.at(-1)?.end ?? 0
  const stretch = last > 0 ? seconds / last : 1
  const found: ([number, number] | null)[] = words.map(() => null)
  for (const [i, j] of pairs) {
    const word = sounds[j]?.word ?? 0
    const begins = found[word]?.[0] ?? (timed[i - 1]?.end ?? 0) * stretch
    found[word] = [begins, (timed[i]?.end ?? 0) * stretch]
  }
  return withoutGaps(found)
}

/** Whoever was not heard has no length, beside the neighbour before; at the beginning, beside the one behind. */
export function withoutGaps(found: readonly (readonly [number, number] | null)[]): WordTimes {
  let at = found.find((one) => one !== null)?.[0] ?? 0
  return found.map((one) => {
    const times: readonly [number, number] = one ?? [at, at]
    at = times[1]
    return times
  })
}
