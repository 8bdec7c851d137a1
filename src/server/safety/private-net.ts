import { meaningOfWord, meaningWidth } from './ear/word-meanings.ts'
import type { PlacedWord } from './private-words.ts'
import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// A small net beside the tagger's signs: it knows words by what they mean, so that a street nobody wrote of before is
// known by the words around it, and those by the words they resemble.

/** Each word through `inward` to some units; those of the words around it, and of all not far away, through `across`. */
export type PrivateNet = {
  inward: Float32Array
  bend: Float32Array
  across: Float32Array
  acrossBend: Float32Array
  outward: Float32Array
  bias: number
}

export const units = 32
/** So many words to each side count each by its place, and so many together. */
export const reach = 3
export const wideReach = 10
export const acrossUnits = 32
export const acrossWidth = units * (2 * reach + 2)

const is = (pattern: RegExp) => (word: string) => pattern.test(word)
/** What a word looks like and what kind it is. */
const looks: readonly ((word: string) => boolean)[] = [
  isFirstName,
  isUsualWord,
  (word) => isWellKnown(word, 'people'),
  (word) => isWellKnown(word, 'places'),
  is(/^\p{Lu}\p{Ll}/u),
  is(/^\p{Lu}{2,}$/u),
  is(/\d/),
  ...[1, 2, 3, 4, 5].map((length) => is(new RegExp(`^\\d{${length}}$`))),
  is(/^\d{6,}$/),
  is(/^\d{1,2}:\d\d/),
  is(/^\d{1,3}(?:st|nd|rd|th)$/i),
  is(/^\d+(?:am|pm|a|p)$/i),
  is(/\d-\d/),
  is(/\d\/\d/),
  is(/(?=.*\d)(?=.*\p{L})/u),
  is(/[@_#]/),
  is(/^.$/u),
  is(/^.{2,3}$/u),
  is(/^\p{Lu}\.?$/u),
  is(
    /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{4,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/i,
  ),
  is(/^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|ember|ober)?$/i),
  is(/^(?:mon|tues?|wed|wednes|thurs?|fri|satur|sat|sun)(?:day)?s?$/i),
  is(/^(?:i|im|i'm|my|me|mine|myself|we|our|us|were|mi|yo)$/i),
  is(/^(?:mrs?|ms|miss|mister|mz|miz|dr|doctor|coach|pastor|principal|se[nñ]or(?:a|ita)?|profe|maestr[oa])\.?$/i),
  is(/^(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|loop|trail|way|blvd|hwy|route)$/i),
]
const lookCount = looks.length
/** How a word stands in the text: the signs before and behind it. */
const stands: readonly ((before: string, after: string) => boolean)[] = [
  (before) => before === '' || /[.!?\n]\s*$/.test(before),
  (before) => /,\s*$/.test(before),
  (before) => /["'(“]$/.test(before),
  (before) => /[:=]\s*$/.test(before),
  (before) => /\$$/.test(before),
  (before) => /[-+*×÷=<>/]\s*$/.test(before),
  (before) => /\[$/.test(before),
  (_, after) => /^,/.test(after),
  (_, after) => /^[.!?\n]/.test(after) || after === '',
  (_, after) => /^\s*[-+*×÷=<>/]/.test(after),
  (_, after) => /^["')”]/.test(after),
  (_, after) => /^:/.test(after),
]
export const inwardWidth = meaningWidth + lookCount + stands.length

/** What the net is given of each word: what it means, and at which places it has a look (each is one). */
export type WordGiven = { meaning: Float32Array; has: readonly number[] }

export function givenOf(text: string, words: readonly PlacedWord[]): WordGiven[] {
  return words.map(({ text: own, start, end }) => {
    const [before, after] = [text.slice(Math.max(0, start - 4), start), text.slice(end, end + 4)]
    const has: number[] = []
    for (const [at, look] of looks.entries()) if (look(own)) has.push(meaningWidth + at)
    for (const [at, stand] of stands.entries()) if (stand(before, after)) has.push(meaningWidth + lookCount + at)
    return { meaning: meaningOfWord(own), has }
  })
}

/** A look counts as much as several numbers of a meaning. */
export const weightOfLook = 3

/** The units of one word. */
export function inwardUnits({ inward, bend }: PrivateNet, { meaning, has }: WordGiven): Float32Array {
  const made = new Float32Array(units)
  for (let unit = 0; unit < units; unit++) {
    const row = unit * inwardWidth
    let sum = bend[unit] ?? 0
    for (let at = 0; at < meaningWidth; at++) sum += (inward[row + at] ?? 0) * (meaning[at] ?? 0)
    for (const at of has) sum += (inward[row + at] ?? 0) * weightOfLook
    made[unit] = Math.max(0, sum)
  }
  return made
}

/** What stands around the word at that place: the units of its neighbours side by side, and the mean of a wider stretch. */
export function around(all: readonly Float32Array[], place: number): Float32Array {
  const made = new Float32Array(acrossWidth)
  for (let step = -reach; step <= reach; step++) {
    const own = all[place + step]
    if (own) made.set(own, (step + reach) * units)
  }
  const from = Math.max(0, place - wideReach)
  const to = Math.min(all.length, place + wideReach + 1)
  const wide = acrossWidth - units
  for (let other = from; other < to; other++)
    for (let unit = 0; unit < units; unit++)
      made[wide + unit] = (made[wide + unit] ?? 0) + (all[other]?.[unit] ?? 0) / (to - from)
  return made
}

export function acrossUnitsOf({ across, acrossBend }: PrivateNet, near: Float32Array): Float32Array {
  const made = new Float32Array(acrossUnits)
  for (let unit = 0; unit < acrossUnits; unit++) {
    const row = unit * acrossWidth
    let sum = acrossBend[unit] ?? 0
    for (let at = 0; at < acrossWidth; at++) sum += (across[row + at] ?? 0) * (near[at] ?? 0)
    made[unit] = Math.max(0, sum)
  }
  return made
}

/** For each word how sure the net is that it is private, as a logarithm. */
export function netSums(net: PrivateNet, text: string, words: readonly PlacedWord[]): number[] {
  const all = givenOf(text, words).map((given) => inwardUnits(net, given))
  return all.map((_, place) => {
    const made = acrossUnitsOf(net, around(all, place))
    let sum = net.bias
    for (let unit = 0; unit < acrossUnits; unit++) sum += (net.outward[unit] ?? 0) * (made[unit] ?? 0)
    return sum
  })
}
