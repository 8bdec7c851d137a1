import { LRUCache } from 'lru-cache'
import { hashOf } from '#server/prepared/hash.ts'
import { type Piece, piecesReader } from './ear/pieces.ts'
import { type Layers, openLayers, type PackedLayers } from './private-layers.ts'
import type { PlacedWord } from './private-words.ts'
import { isFirstName, isInDictionary, isUsualWord, isWellKnown } from './usual-words.ts'

// A small net that says which words are private: each word is a sum of what it is made of, and three layers look at what
// stands around it. What the signs of private-words.ts learn by heart it guesses from words that are used alike.

/** As it is kept: `rows` by what a word is made of, in 8 bits, with what one of them stands for; `last` sums up what the layers say. */
export type PackedNet = PackedLayers & {
  rows: Int8Array
  scales: Float32Array
  most: Float32Array
  last: Float32Array
  vocabulary: Piece[]
}
/** `known` keeps the words that were said last, of those that anybody says: no name and no password. */
export type PrivateNet = PackedNet & {
  through: Layers
  read: (text: string, most: number) => number[]
  known: LRUCache<string, Float32Array>
}
const keptWords = 3_000

export type GroupsOf = (word: string) => readonly [wide: number, narrow: number] | null

/** How many rows there are of each kind, in the order in which they are kept: three letters, wide and narrow groups, shapes, marks beside, what lists know, one for all, pieces. */
export const rowCounts = { threes: 4096, wide: 300, narrow: 1300, shapes: 20, marks: 90, lists: 6, always: 1 } as const
const wideGroups = rowCounts.threes
const narrowGroups = wideGroups + rowCounts.wide
const shapes = narrowGroups + rowCounts.narrow
const marks = shapes + rowCounts.shapes
const lists = marks + rowCounts.marks
const always = lists + rowCounts.lists
const pieces = always + rowCounts.always
export const mostParts = 10
export const mostPieces = 5
/** The row of what stands beside a word (`beside`), which may be below nothing. */
export const markOf = (beside: number) => beside + 8
const longest = 12
/** So far apart are the words that each layer looks at. */
export const steps = [1, 2, 4] as const

/** What kind of sign a word is: digits by how many, with letters, capitals. */
function shapeOf(word: string): number {
  if (/^\d+$/.test(word)) return 1 + Math.min(word.length, 5)
  if (/^[\d.,:/-]+$/.test(word)) return 7
  if (/\d/.test(word)) return /[A-Za-z]/.test(word) ? 8 : 9
  if (/[@#_$&+]/.test(word)) return 10
  const isLower = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase()
  const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
  if (word.length === 1) return isUpper(word) ? 11 : 12
  if (isUpper(word)) return 13
  if (isUpper(word.slice(0, 1)) && isLower(word.slice(1))) return 14
  return isLower(word) ? 15 : 16
}

/** The rows of three letters at a time, and of the whole word at last. */
function partsOf(word: string): number[] {
  const bordered = `<${word.toLowerCase().replace(/\d/g, '0')}>`
  const rowOf = (part: string) => (hashOf(part) % (rowCounts.threes - 1)) + 1
  const found: number[] = []
  for (let at = 0; at + 3 <= bordered.length && found.length < mostParts - 1; at++)
    found.push(rowOf(bordered.slice(at, at + 3)))
  return [...found, rowOf(`W${bordered}`)]
}

type Reading = { read: PrivateNet['read']; groupsOf: GroupsOf }
/** What a word is made of, as rows of each kind; of `lists`, how much of each row counts. */
export type MadeOf = Record<'pieces' | 'threes' | 'wide' | 'narrow' | 'shapes' | 'lists', readonly number[]>

export function madeOf(word: string, { read, groupsOf }: Reading): MadeOf {
  const [wide, narrow] = groupsOf(word.toLowerCase().replace(/[’']/g, '')) ?? [-1, -1]
  const listed = [isFirstName(word), isUsualWord(word), isInDictionary(word)]
  const known = [...listed, isWellKnown(word, 'people'), isWellKnown(word, 'places')]
  return {
    ...{ pieces: read(word, mostPieces), threes: partsOf(word), wide: [wide + 1], narrow: [narrow + 1] },
    ...{ shapes: [shapeOf(word)], lists: [...known.map(Number), Math.min(word.length, longest) / longest] },
  }
}

/** What a word is made of as one line of numbers, wherever it stands. */
function lineOf({ wide, rows, scales, read }: PrivateNet, word: string, groupsOf: GroupsOf): Float32Array {
  const line = new Float32Array(wide)
  const add = (row: number, times: number) => {
    const scale = (scales[row] ?? 0) * times
    for (let at = 0; at < wide; at++) line[at] = (line[at] ?? 0) + (rows[row * wide + at] ?? 0) * scale
  }
  const made = madeOf(word, { read, groupsOf })
  for (const row of made.threes) add(row, 1 / Math.sqrt(made.threes.length))
  for (const piece of made.pieces) add(pieces + piece, 1 / made.pieces.length)
  for (const row of made.wide) add(wideGroups + row, 1)
  for (const row of made.narrow) add(narrowGroups + row, 1)
  for (const row of made.shapes) add(shapes + row, 1)
  for (const [at, times] of made.lists.entries()) if (times > 0) add(lists + at, times)
  add(always, 1)
  return line
}

export const openNet = (packed: PackedNet): PrivateNet => ({
  ...packed,
  through: openLayers(packed),
  read: piecesReader(packed.vocabulary),
  known: new LRUCache({ max: keptWords }),
})

/** How surely each word is private, as a logarithm. */
export function netScores(net: PrivateNet, words: readonly PlacedWord[], groupsOf: GroupsOf): Float32Array {
  if (words.length === 0) return new Float32Array(0)
  const first = firstLines(net, words, groupsOf)
  let lines = first
  for (const [which, step] of steps.entries()) lines = net.through.around(which, lines, step)
  return summedUp(net, lines, first)
}

function knownLine(net: PrivateNet, word: string, groupsOf: GroupsOf): Float32Array {
  const kept = net.known.get(word)
  if (kept) return kept
  const made = lineOf(net, word, groupsOf)
  if (isUsualWord(word)) net.known.set(word, made)
  return made
}

function firstLines(net: PrivateNet, words: readonly PlacedWord[], groupsOf: GroupsOf): Float32Array {
  const { wide, rows, scales } = net
  const first = new Float32Array(words.length * wide)
  for (const [at, { text, beside }] of words.entries()) {
    const line = knownLine(net, text, groupsOf)
    const mark = marks + markOf(beside)
    const scale = scales[mark] ?? 0
    for (let to = 0; to < wide; to++)
      first[at * wide + to] = Math.max(0, (line[to] ?? 0) + (rows[mark * wide + to] ?? 0) * scale)
  }
  return first
}

/** What each line says together with where it began, and with the most that any line says. */
function summedUp(net: PrivateNet, lines: Float32Array, first: Float32Array): Float32Array {
  const { wide, most, last, through } = net
  const highest = new Float32Array(wide).fill(Number.NEGATIVE_INFINITY)
  for (let from = 0; from < lines.length; from += wide)
    for (let at = 0; at < wide; at++) highest[at] = Math.max(highest[at] ?? 0, lines[from + at] ?? 0)
  const ofAll = highest.map((_, to) => highest.reduce((sum, one, at) => sum + one * (most[to * wide + at] ?? 0), 0))
  const scores = new Float32Array(lines.length / wide)
  const ended = through.end(lines, first, ofAll)
  for (let line = 0; line < scores.length; line++) {
    let score = last[wide] ?? 0
    for (let at = 0; at < wide; at++) {
      const bent = ended[line * wide + at] ?? 0
      if (bent > 0) score += bent * (last[at] ?? 0)
    }
    scores[line] = score
  }
  return scores
}
