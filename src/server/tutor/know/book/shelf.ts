import { LRUCache } from 'lru-cache'
import { type Lists, listAt } from '#server/prepared/lists.ts'
import { rowsAt } from '#server/prepared/lying.ts'
import { openWords } from '#server/prepared/words.ts'
import { type Frame, frames } from './frames.ts'
import type { Spelling } from './question.ts'
import type { ShelfParts } from './shelf-parts.ts'
import { speller } from './spelling.ts'
import type { Vectors } from './vectors.ts'
import { stemOfWord } from './words.ts'

export type Way = {
  frame: Frame
  measure: string
  stems: readonly number[]
  pairs: readonly number[]
  /** What it means as a whole: its place in the rows of its entry. */
  row: number
}
export type Kept = {
  id: string
  ways: readonly Way[]
  /** How many of its ways have a stem. */
  inWays: ReadonlyMap<number, number>
  /** How many of its ways have two words side by side. */
  pairs: ReadonlyMap<number, number>
  about: ReadonlySet<number>
  inAnswer: ReadonlySet<number>
  /** The numbers that its ways have; most have none. */
  numbers: ReadonlySet<string>
  /** What its ways mean as a whole, one behind the other. */
  rows: Float32Array
}

/** Everything that a question is compared with. Stems and entries are numbers. */
export type Shelf = {
  ids: readonly string[]
  /** An entry as it is compared: made of its numbers when it is asked for, since of thousands a question looks at some dozens. */
  entry: (at: number) => Kept
  spelling: Spelling
  /** The number of a stem; -1 for one that nothing has. */
  numberOf: (stem: string) => number
  /** The number of two words side by side; -1 where no entry has them. */
  pairOf: (pair: string) => number
  /** In which entries a stem stands, in ways or about. */
  at: (stem: number) => ArrayLike<number> & Iterable<number>
  /** What it says for an entry that it has a stem of the question, and against it that it has not: both logarithms. */
  gain: (stem: number) => number
  loss: (stem: number) => number
  /** How often an entry that has a stem is named by it. */
  naming: (stem: number) => number
  /** The place of a stem's vector; undefined where it has none. */
  rowOf: (stem: number) => number | undefined
  /** Stems of ways and names that have a vector. */
  withVectors: Uint32Array
  vectors: Vectors
  entryRows: Float32Array
}

/** How likely a stem of a question stands in another way to ask the same, before anything is counted. */
export const commonlyTold = 0.55

export function openShelf(parts: ShelfParts, vectors: Vectors): Shelf {
  const { ids, gains, losses, naming, rows, at, withVectors, entryRows } = parts
  // A question looks at the same few again and again.
  const newest = new LRUCache<number, Kept>({
    max: 64,
    memoMethod: (entry) => keptAt(parts, entry, vectors.dimensions),
  })
  const stems = openWords(parts.stems, { kept: true })
  const pairWords = openWords(parts.pairWords, { kept: true })
  const words = openWords(parts.spelling.words, { kept: true })
  const isInVectors = (word: string) => vectors.placeOf(stemOfWord(word)) !== undefined
  const unheard = Math.log(ids.length) + Math.log(commonlyTold)
  return {
    ids,
    entry: (entry) => newest.memo(entry),
    spelling: { spell: speller(parts.spelling, isInVectors, words), isWord: (word) => words.placeOf(word) >= 0 },
    numberOf: stems.placeOf,
    pairOf: (pair) => {
      const [one = -1, other = -1] = pair.split(' ').map(pairWords.placeOf)
      return one < 0 || other < 0 ? -1 : one * 2 ** 16 + other
    },
    at: (stem) => listAt(at, stem),
    gain: (stem) => gains[stem] ?? unheard,
    loss: (stem) => losses[stem] ?? Math.log(1 - commonlyTold),
    naming: (stem) => (naming[stem] ?? 0) / Math.max(2, listAt(at, stem).length),
    rowOf: (stem) => (rows[stem] === -1 ? undefined : rows[stem]),
    withVectors,
    vectors,
    entryRows,
  }
}

function keptAt(parts: ShelfParts, entry: number, dimensions: number): Kept {
  const [from = 0, to = 0] = [parts.ways[entry], parts.ways[entry + 1]]
  const ways = Array.from(
    { length: to - from },
    (_, at): Way => ({
      frame: frames[parts.frames[from + at] ?? 0] ?? 'none',
      measure: parts.measureNames[parts.measures[from + at] ?? 0] ?? '',
      stems: numbersIn(parts.waysStems, from + at),
      pairs: numbersIn(parts.pairs, from + at),
      row: at,
    }),
  )
  return {
    id: parts.ids[entry] ?? '',
    ways,
    inWays: counted(ways.map(({ stems }) => stems)),
    pairs: counted(ways.map(({ pairs }) => pairs)),
    about: new Set(numbersIn(parts.about, entry)),
    inAnswer: new Set(numbersIn(parts.inAnswer, entry)),
    numbers: new Set(parts.numbers[entry]),
    rows: rowsAt(parts.wayRows, dimensions, from, to),
  }
}

const numbersIn = (lists: Lists, at: number): number[] => Array.from(listAt(lists, at))

function counted(lists: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const list of lists) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
