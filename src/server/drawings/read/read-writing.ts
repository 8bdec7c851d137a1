import { type Guess, type Piece, unreadGlyph } from './cut-line.ts'
import type { GlyphNet } from './glyph-net.ts'
import { withSigns } from './joined-pieces.ts'
import { needsMore } from './line-grammar.ts'
import { closedShape } from './name-shape.ts'
import { ringIn } from './round-marks.ts'
import { isClosed, type Mark } from './scene-marks.ts'
import { looksLike } from './second-look.ts'
import { type Sighting, writtenMeaning } from './sighting.ts'
import { boxAround, boxHeight, boxWidth, midY } from './stroke-box.ts'
import type { WordList } from './word-list.ts'
import { barsIn, type Line, linesOf, pieceOf, readLine } from './writing-lines.ts'

/** When a reading is sure, and when it is not even worth a question; measured by evals/ink/run.ts. */
export const sureFrom = 0.93
const askFrom = 0.6
const optionFrom = 0.04
export const readingTemperature = 0.8

/** Everything on these marks read as writing: lines, sums with a bar, fractions. */
export function writingIn(net: GlyphNet, marks: readonly Mark[], words: WordList | null = null): Sighting[] {
  const { pieces, sums } = withSums(net, withSigns(net, marks.map(pieceOf)))
  const lines = linesOf(withFractions(net, pieces))
  const found = [
    ...sums,
    ...lines.map((line) => sightingOf(readLine(net, line, readingTemperature, words), line.pieces, words)),
  ]
  return found.map((one) =>
    one.meanings.some(({ told }) => stray(told, found.length)) ? { ...one, meanings: [] } : one,
  )
}

/** What cannot be meant: a sign or a ring beside other lines, or the row of a sum without its sum. */
const stray = (told: string, parts: number) => (parts > 1 ? needsMore(told) : /^[+−×] \d|^[0oO]{2,}$/.test(told))

const marksOf = (pieces: readonly Piece[]) => pieces.flatMap(({ marks }) => marks)

function sightingOf(guesses: readonly Guess[], pieces: readonly Piece[], words: WordList | null = null): Sighting {
  const marks = marksOf(pieces)
  const [first] = guesses
  if (!first || first.text === unreadGlyph) return { marks, meanings: [] }
  if (/^0(?:, 0)*$/.test(first.text) && !marks.every(isRing)) return { marks, meanings: [] }
  if (isSure(guesses, first, words) && !(isPrice.test(first.text) && !looksLike(pieces, first.text)))
    return { marks, meanings: [writtenMeaning(first.text)] }
  const likely = guesses.filter(({ text, chance }) => chance >= optionFrom && text !== unreadGlyph).slice(0, 3)
  const share = likely.reduce((sum, { chance }) => sum + chance, 0)
  const meanings = share >= askFrom ? likely.map(({ text }) => writtenMeaning(text)) : []
  return { marks, meanings, asks: true }
}

/** A line that reads as a whole equation is writing: then only what else it may say counts against it. */
/** A word that is on no list of the child is asked, unless it cannot be anything else. */
const strangeFrom = 0.96
const equationFrom = 0.3
/** Of 1,300 equations of the building parts (evals/boards, the tuned ones of evals/ink) two were wrong from 0.88 on. */
const equationShare = 0.93
/** A price has neither a list nor a sum that tells one digit from another, and its $ looks like a 5: it is looked at twice. */
const isPrice = /^\$\d|^\d+\.\d\d$|^5\d\d?$/
const isEquation = /[\d?] [+−×÷<>=] [\d?]|\d =$/

function isSure(guesses: readonly Guess[], first: Guess, words: WordList | null): boolean {
  if (/^[A-Za-z ]{2,}$/.test(first.text) && !words?.holds(first.text.toLowerCase())) return first.chance >= strangeFrom
  if (first.chance >= sureFrom) return true
  if (first.chance < equationFrom || !(isEquation.test(first.text) || words?.holds(first.text))) return false
  const readable = guesses.reduce((sum, { text, chance }) => sum + (text === unreadGlyph ? 0 : chance), 0)
  return first.chance >= equationShare * readable
}

/** A 0 is round; what has corners is another thing, even when it has no name here. */
const isRing = (mark: Mark) =>
  !isClosed(mark) || ['circle', 'oval'].includes(closedShape(mark.path) ?? '') || isTallRing(mark)

const isTallRing = (mark: Mark) => boxHeight(mark.box) > 1.25 * boxWidth(mark.box) && ringIn(mark, 0.13, 2.6) !== null

// Each bar costs a reading of all that stands over and under it; a child writes few of them on one board.
const mostFractions = 12
const mostSums = 6
/** Seven digits and a sign, each of two strokes. */
const longestRow = 16

/** A number over a bar over a number becomes one piece of its line. */
function withFractions(net: GlyphNet, pieces: readonly Piece[]): Piece[] {
  let left = [...pieces]
  const bars = barsIn(pieces).filter(({ above, below }) => below.length > 0 && above.length <= 8 && below.length <= 8)
  for (const { bar, above, below } of bars.slice(0, mostFractions)) {
    const parts = [...above, ...below]
    if (![bar, ...parts].every((piece) => left.includes(piece)) || !isNear(bar, above, below)) continue
    const [over, under] = [numberOf(net, above), numberOf(net, below)]
    if (!over || !under) continue
    const all = [bar, ...parts]
    left = left.filter((piece) => !all.includes(piece))
    const reads = over.flatMap((top) =>
      under.map((low) => ({ text: `${top.text}/${low.text}`, chance: top.chance * low.chance })),
    )
    left.push({ box: boxAround(all.map(({ box }) => box)), marks: marksOf(all), path: bar.path, reads })
  }
  return left
}

/** Both numbers stand right at the bar; the flag of a 5 has its own number at it and another line far above. */
function isNear({ box }: Piece, above: readonly Piece[], below: readonly Piece[]): boolean {
  const [over, under] = [above, below].map((pieces) => boxAround(pieces.map((piece) => piece.box)))
  if (!over || !under) return false
  const height = Math.max(16, Math.min(boxHeight(over), boxHeight(under)))
  return box.top - over.bottom < 0.6 * height && under.top - box.bottom < 0.6 * height
}

function numberOf(net: GlyphNet, pieces: readonly Piece[]): Guess[] | null {
  const lines = linesOf(pieces)
  const [line] = lines
  if (!line || lines.length > 1 || pieces.length > 8) return null
  const guesses = readLine(net, line, readingTemperature).slice(0, 3)
  return /^\d{1,4}$/.test(guesses[0]?.text ?? '') ? guesses.filter(({ text }) => /^\d{1,4}$/.test(text)) : null
}

/** Rows of numbers over a bar, the last with its sign: a sum as it is written down in columns. */
function withSums(net: GlyphNet, pieces: readonly Piece[]): { pieces: Piece[]; sums: Sighting[] } {
  const sums: Sighting[] = []
  let left = [...pieces]
  for (const { bar, above, below, rows } of barsIn(pieces).flatMap(columnsOf).slice(0, mostSums)) {
    const all = [bar, ...above, ...below]
    if (!all.every((piece) => left.includes(piece))) continue
    const guesses = sumGuesses(net, rows, below)
    if (!guesses) continue
    left = left.filter((piece) => !all.includes(piece))
    sums.push(sightingOf(guesses, all))
  }
  return { pieces: left, sums }
}

/** What stands over a bar as rows, when a sum in columns may stand there. */
function columnsOf(parts: ReturnType<typeof barsIn>[number]) {
  const { bar, above, below } = parts
  if (above.length > 4 * longestRow || below.length > longestRow) return []
  const rows = linesOf(above)
  if (rows.length < 2 || rows.length > 4 || linesOf(below).length > 1) return []
  if (rows.some((row) => row.pieces.length > longestRow) || boxWidth(bar.box) < 0.6 * widest(rows)) return []
  return [{ ...parts, rows }]
}

const widest = (rows: readonly Line[]) =>
  Math.max(...rows.map(({ pieces }) => boxWidth(boxAround(pieces.map(({ box }) => box)))))

function sumGuesses(net: GlyphNet, rows: readonly Line[], below: readonly Piece[]): Guess[] | null {
  const read = [...rows]
    .sort((a, b) => middle(a) - middle(b))
    .map((row) => readLine(net, row, readingTemperature).slice(0, 3))
  const result =
    below.length === 0
      ? [{ text: '', chance: 1 }]
      : readLine(net, linesOf(below)[0] ?? rows[0] ?? none, readingTemperature)
  let guesses: Guess[] = [{ text: '', chance: 1 }]
  for (const [index, options] of [...read, result.slice(0, 3)].entries()) {
    const last = index === read.length
    guesses = guesses.flatMap((so) =>
      options.flatMap(({ text, chance }) => {
        const term = last ? (text === '' ? '' : ` = ${text}`) : termOf(text, index)
        return term === null ? [] : [{ text: so.text + term, chance: so.chance * chance }]
      }),
    )
  }
  const known = guesses.filter(({ text }) => /^\d+(?: [+−×] \d+)+(?: = [\d?]+)?$/.test(text))
  return known.length > 0 ? known.sort((a, b) => b.chance - a.chance).slice(0, 6) : null
}

const none: Line = { pieces: [], height: 20 }
const middle = ({ pieces }: Line) => {
  const box = boxAround(pieces.map((piece) => piece.box))
  return midY(box) + boxHeight(box) / 1000
}

function termOf(text: string, index: number): string | null {
  const found = /^(?:([+−×])[ ,]*)?(\d[\d, ]*)$/.exec(text)
  if (!found || (index === 0 && found[1])) return null
  const number = (found[2] ?? '').replaceAll(/[, ]/g, '')
  if (index === 0) return number
  return found[1] ? ` ${found[1]} ${number}` : null
}
