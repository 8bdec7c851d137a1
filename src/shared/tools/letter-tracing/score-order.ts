import type { Hand, LetterStyle } from '#shared/handwriting.ts'
import { type Glyph, isBar, isClosed, isDot } from './glyphs.ts'
import type { Fault } from './judged.ts'
import { placeLetters } from './letter-shapes.ts'
import { adviceFor, glyphInWords } from './praise.ts'
import type { LetterVerdict } from './score-letter.ts'

/** Strokes chosen by keyboard or switch: the numbers of the strokes of the shape, and whether each began at its right end. */
export type Chosen = readonly { stroke: number; forward: boolean }[]
export type Ordered = { glyph: string; hand: Hand; style?: LetterStyle; ordered: Chosen }

type Letter = { glyph: Glyph; from: number; to: number }

function lettersOf(text: string, style: LetterStyle = 'ball-and-stick'): Letter[] {
  let at = 0
  return (placeLetters(text, style)?.letters ?? []).map(({ glyph }) => {
    const from = at
    at += glyph.forms[0].strokes.length
    return { glyph, from, to: at }
  })
}

type Slip = { fault: Fault; letter: Letter; stroke: number }

function slipIn(letter: Letter, chosen: Chosen, hand: Hand): Slip | null {
  const { strokes, orders } = letter.glyph.forms[0]
  const own = chosen.filter(({ stroke }) => stroke >= letter.from && stroke < letter.to)
  const order = own.map(({ stroke }) => stroke - letter.from)
  const missing = strokes.findIndex((_, i) => !order.includes(i))
  if (missing >= 0) return { fault: 'missing-stroke', letter, stroke: missing }
  if (order.length > strokes.length) return { fault: 'extra-stroke', letter, stroke: 0 }
  if (!orders.some((right) => right.every((stroke, i) => order[i] === stroke)))
    return { fault: 'order', letter, stroke: order.findIndex((stroke, i) => stroke !== i) }
  const turned = own.find(({ stroke, forward }) => {
    const line = strokes[stroke - letter.from] ?? []
    const either = isDot(line) || (hand === 'left' && (isBar(line) || isClosed(line)))
    return !forward && !either
  })
  return turned ? { fault: 'direction', letter, stroke: turned.stroke - letter.from } : null
}

/** Letters one after the other; dots and crosses may wait until the word is done. */
function mixed(letters: readonly Letter[], chosen: Chosen): boolean {
  const begins = letters.map(({ from, to }) => chosen.findIndex(({ stroke }) => stroke >= from && stroke < to))
  return begins.some((begin, i) => i > 0 && begin < (begins[i - 1] ?? 0))
}

function verdict(fault: Fault | null, says: string, tryThis: string | null, score: number): LetterVerdict {
  const faults = fault ? [fault] : []
  return {
    right: fault === null,
    score,
    says,
    tryThis,
    reversedAs: null,
    faults,
    way: null,
    pen: null,
    begin: null,
    strokes: [],
    smoothness: 0,
  }
}

/** The same lesson without drawing: which stroke comes next, and where it begins. */
export function scoreOrder({ glyph, hand, style, ordered }: Ordered): LetterVerdict {
  const letters = lettersOf(glyph, style)
  if (letters.length === 0 || ordered.length === 0)
    return verdict('missing-stroke', 'Take your time.', 'Choose the stroke that comes first.', 0)
  const slips = letters.flatMap((letter) => slipIn(letter, ordered, hand) ?? [])
  const [slip] = slips
  if (slip) {
    const hint = slip.letter.glyph.says[slip.fault === 'order' ? 0 : slip.stroke] ?? ''
    const words = adviceFor(slip.fault, { glyph: slip.letter.glyph.glyph, looksLike: null, hint, seed: 0 })
    const score = Math.round(55 * (1 - slips.length / letters.length))
    const says = slip.fault === 'missing-stroke' ? words.says : `You chose the strokes of ${slip.letter.glyph.glyph}.`
    return verdict(slip.fault, says, words.tryThis, score)
  }
  if (mixed(letters, ordered))
    return verdict('order', 'You know these letters.', 'Go from left to right next time.', 50)
  const name = glyph.length > 1 ? glyph : glyphInWords(glyph)
  return verdict(null, `That is how to write ${name}. You kept the order.`, null, 100)
}
