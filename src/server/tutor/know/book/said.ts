import type { Frame } from './frames.ts'
import { namesOf, numbersIn, questionOf } from './question.ts'
import type { Shelf } from './shelf.ts'
import { addUp } from './vectors.ts'

/** A word of a question: what it says for an entry that has it and against one that has not, and where its vector stands. */
export type SaidWord = {
  stem: number
  gain: number
  loss: number
  row: number | undefined
  /** No question or name of the book has it; `isStrange`: and nobody else uses it. */
  isUnheard: boolean
  isStrange: boolean
  /** How often an entry that has it is named by it, from 0 to 1. */
  naming: number
  isMeasure: boolean
  /** It only stands beside the question. */
  isBeside: boolean
}
export type Said = {
  frame: Frame
  measure: string
  words: readonly SaidWord[]
  /** Words side by side, as numbers of the shelf. */
  pairs: readonly number[]
  /** What it means as a whole. */
  meaning: Float32Array
  weight: number
  /** The word that it wants to know of. */
  focus: SaidWord | undefined
  numbers: readonly string[]
  /** It asks for one by its place: 'the 23rd'. */
  isOrdinal: boolean
}

/** What stands beside a question says less for an entry that has it, and still less against one that has not. */
const besideGain = 0.5
const besideLoss = 0.35

/** What nobody uses is a slip of the keys or a name: it says less. */
const strangeGain = 4

export function saidOf(shelf: Shelf, text: string, isGone: (stem: number) => boolean): Said {
  const question = questionOf(text, shelf.spelling)
  const { frame, measure, stems, pairs } = question
  const words = stems.map((name): SaidWord => {
    const stem = shelf.numberOf(name)
    const isUnheard = shelf.at(stem).length === 0 || isGone(stem)
    const row = shelf.vectors.placeOf(name)
    const isStrange = isUnheard && row === undefined
    const known = isUnheard ? -1 : stem
    const naming = isUnheard ? 0.5 : shelf.naming(stem)
    const isMeasure = name === measure
    const isBeside = question.beside.has(name)
    return {
      stem: known,
      row,
      isUnheard,
      isStrange,
      naming,
      isMeasure,
      isBeside,
      gain: (isStrange ? strangeGain : shelf.gain(known)) * (isBeside ? besideGain : 1),
      loss: shelf.loss(known) * (isBeside ? besideLoss : 1),
    }
  })
  const meaning = new Float32Array(shelf.vectors.dimensions)
  addUp(shelf.vectors, namesOf(question).map(shelf.vectors.placeOf), meaning, 0)
  const weight = words.reduce((sum, { gain }) => sum + gain, 0.1)
  const focus = words[stems.indexOf(question.focus)]
  return {
    frame,
    measure,
    words,
    pairs: pairs.map(shelf.pairOf),
    meaning,
    weight,
    focus,
    numbers: numbersIn(text),
    isOrdinal: /\d(?:st|nd|rd|th)\b/i.test(text),
  }
}
