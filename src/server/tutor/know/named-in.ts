import { nearestWord } from './words/nearest-word.ts'
import { knownWord } from './words/words.ts'

/** People are named beside what a line is about. */
export const people: ReadonlySet<string> = new Set(
  'mom moms mother mommy mama dad dads father daddy papa grandma grandmas grandpa grandpas nana brother brothers sister sisters uncle uncles aunt aunts auntie friend friends cousin cousins teacher teachers class school family kid kids baby'.split(
    ' ',
  ),
)

const longestName = 2

/** What a line names, in its order, with the slips of children's spelling. */
export function namedIn<Thing>(text: string, byWord: ReadonlyMap<string, Thing>): { word: string; found: Thing }[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const all: { word: string; found: Thing }[] = []
  for (let at = 0; at < words.length; at++) {
    for (let size = longestName; size > 0; size--) {
      const word = words.slice(at, at + size).join(' ')
      const found = byWord.get(word) ?? (size === 1 ? nearly(word, byWord) : undefined)
      if (!found) continue
      all.push({ word, found })
      at += size - 1
      break
    }
  }
  return all
}

const shortestSlip = 5
function nearly<Thing>(word: string, byWord: ReadonlyMap<string, Thing>): Thing | undefined {
  if (word.length < shortestSlip || knownWord(word)) return undefined
  const near = nearestWord(word)
  return near === null ? undefined : byWord.get(near)
}
