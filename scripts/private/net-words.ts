import { vocabulary } from '../../src/server/safety/ear/ear.ts'
import { openEncoder } from '../../src/server/safety/ear/packed-encoder.ts'
import { piecesReader } from '../../src/server/safety/ear/pieces.ts'
import { type MadeOf, madeOf, markOf } from '../../src/server/safety/private-net.ts'
import { placedWords } from '../../src/server/safety/private-words.ts'
import { isFirstName, isUsualWord, isWellKnown } from '../../src/server/safety/usual-words.ts'
import type { Told } from './private-lines.ts'

/** A line as the net learns from it: each word by its number, the mark beside it, and whether it is private. */
export type NetLine = { file: string; ids: Int32Array; marks: Int32Array; told: Uint8Array }
/** Every word that there is, what it is made of, and the number of the same word in small letters. */
export type NetWords = { words: string[]; made: MadeOf[]; small: Int32Array }

const mostWords = 60

/** Lines by numbers of words. */
export function numbered(lines: readonly Told[]): { known: NetWords; lines: NetLine[] } {
  const reading = { read: piecesReader(openEncoder().vocabulary), groupsOf: vocabulary().groupsOf }
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const id = ids.get(word) ?? ids.size
    ids.set(word, id)
    return id
  }
  const read = lines.flatMap(({ file, text, secrets }) => {
    const placed = placedWords(text).slice(0, mostWords)
    if (placed.length === 0) return []
    const isTold = ({ start, end }: { start: number; end: number }) =>
      Number(secrets.some(([from, to]) => start < to && end > from))
    return {
      file,
      ids: Int32Array.from(placed, ({ text: word }) => idOf(word)),
      marks: Int32Array.from(placed, ({ beside }) => markOf(beside)),
      told: Uint8Array.from(placed, isTold),
    }
  })
  for (const word of [...ids.keys()]) idOf(word.toLowerCase())
  const words = [...ids.keys()]
  return {
    known: {
      words,
      made: words.map((word) => madeOf(word, reading)),
      small: Int32Array.from(words, (word) => ids.get(word.toLowerCase()) ?? 0),
    },
    lines: read,
  }
}

type Swap = { pool: number[]; onlyTold: boolean }

const isNumber = (word: string) => /^[\d.,:/-]+$/.test(word)
const fewestNumbers = 4
/** Of madeOf: 'Xxx' and 'xxx'. */
const [capital, lower] = [14, 15]

/** Names stand for each other, and digits for other digits: what counts is where they stand. */
export function swapsOf({ words, made }: NetWords, learned: readonly NetLine[]): Map<number, Swap> {
  const shapeOf = (id: number) => made[id]?.shapes[0] ?? 0
  const told = new Set<number>()
  for (const { ids, told: is } of learned) for (const [at, id] of ids.entries()) if (is[at]) told.add(id)
  const mayBeName = words.map((word, id) => {
    const hasShape = shapeOf(id) === capital || shapeOf(id) === lower
    const isTold = told.has(id) && !isUsualWord(word)
    return hasShape && !isWellKnown(word, 'people') && (isFirstName(word) || isTold)
  })
  const ofShape = (shape: number) => words.flatMap((_, id) => (mayBeName[id] && shapeOf(id) === shape ? [id] : []))
  const names = new Map([capital, lower].map((shape) => [shape, ofShape(shape)]))
  const numbers = new Map<string, number[]>()
  const patternOf = (word: string) => word.replace(/\d/g, '9')
  for (const [id, word] of words.entries())
    if (isNumber(word)) numbers.set(patternOf(word), [...(numbers.get(patternOf(word)) ?? []), id])
  const swaps = new Map<number, Swap>()
  for (const [id, word] of words.entries()) {
    const alike = isNumber(word) ? (numbers.get(patternOf(word)) ?? []) : []
    if (alike.length >= fewestNumbers) swaps.set(id, { pool: alike, onlyTold: true })
    else if (mayBeName[id] && !isUsualWord(word) && !isWellKnown(word, 'places'))
      swaps.set(id, { pool: names.get(shapeOf(id)) ?? [], onlyTold: false })
  }
  return swaps
}

/** How often names and digits of a line are others, how often each of them, and how often it has no capitals. */
const [otherLine, otherWord, withoutCapitals] = [0.5, 0.7, 0.3]

/** The words of a line as they might have been, too. */
export function varied({ ids, told }: NetLine, swaps: Map<number, Swap>, { small }: NetWords, roll: () => number) {
  const isOther = roll() < otherLine
  const said = ids.map((id, at) => {
    const swap = isOther ? swaps.get(id) : undefined
    if (!swap || (swap.onlyTold && !told[at]) || roll() >= otherWord) return id
    return swap.pool[Math.floor(roll() * swap.pool.length)] ?? id
  })
  return roll() < withoutCapitals ? said.map((id) => small[id] ?? id) : said
}
