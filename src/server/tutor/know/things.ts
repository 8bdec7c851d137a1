import { z } from 'zod'
import file from '#content/en/tutor/things.json'
import { nearestWord } from './words/nearest-word.ts'
import { knownWord } from './words/words.ts'

// Things of a child's day, each with a word about it and an easy question that fits whatever is told of it.

export type Thing = { words: readonly string[]; say: string; ask: string }

/** People, places and toys that a line names beside what it is about. */
const beside = new Set(
  'teacher class classroom school friend friends brother sister mom mommy mama dad daddy papa grandma nana grandpa game games bed door car lunch store box baby'.split(
    ' ',
  ),
)

let all: ReadonlyMap<string, Thing> | null = null

function byWord(): ReadonlyMap<string, Thing> {
  all ??= new Map(
    z
      .array(z.strictObject({ words: z.array(z.string()).min(1), say: z.string(), ask: z.string() }))
      .parse(file)
      .flatMap((thing) => thing.words.map((word): [string, Thing] => [word, thing])),
  )
  return all
}

const longestName = 2

/** The things that a line is about, in their order, with the slips of children's spelling. */
export function thingsIn(text: string): Thing[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const found: { word: string; thing: Thing }[] = []
  for (let at = 0; at < words.length; at++) {
    for (let size = longestName; size > 0; size--) {
      const word = words.slice(at, at + size).join(' ')
      const thing = byWord().get(word) ?? (size === 1 ? nearly(word) : undefined)
      if (!thing) continue
      found.push({ word, thing })
      at += size - 1
      break
    }
  }
  return found.filter(({ word }) => !beside.has(word)).map(({ thing }) => thing)
}

const shortestSlip = 5
function nearly(word: string): Thing | undefined {
  if (word.length < shortestSlip || knownWord(word)) return undefined
  const near = nearestWord(word)
  return near === null ? undefined : byWord().get(near)
}
