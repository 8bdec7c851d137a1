import { type Cut, cutsOf, type Guess, type Piece, unreadGlyph } from './cut-line.ts'
import type { GlyphNet } from './glyph-net.ts'
import { asPrinted, asReaderSigns, lineLikelihood } from './line-grammar.ts'
import { closedShape } from './name-shape.ts'
import { isClosed, isFlat, type Mark } from './scene-marks.ts'
import { boxAround, boxExtent, boxHeight, boxWidth, holdsBox, midX, midY, spanOverlap } from './stroke-box.ts'
import type { WordList } from './word-list.ts'

export type Line = { pieces: Piece[]; height: number }

export const pieceOf = (mark: Mark): Piece => ({
  box: mark.box,
  marks: [mark],
  path: mark.path,
  reads: mark.made === 'text' ? [{ text: asReaderSigns(mark.text), chance: 1 }] : blank(mark),
})

/** A square in a line of writing is an empty place: 3 + □ = 7. */
function blank(mark: Mark): Guess[] {
  if (mark.made === 'rect') return [{ text: '?', chance: 1 }]
  if (boxExtent(mark.box) < 24 || !isClosed(mark)) return []
  return closedShape(mark.path) === 'square' ? [{ text: '?', chance: 1 }] : []
}

/** Lines of writing, from the top down: what stands beside each other. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const heights = pieces.map(({ box }) => boxHeight(box)).filter((height) => height > 12)
  const typical = heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.6)] ?? 30
  const lines: Line[] = []
  const high = pieces.filter(({ box }) => boxHeight(box) >= 0.45 * typical)
  for (const piece of [...high].sort((a, b) => a.box.left - b.box.left)) join(lines, piece, 0.45)
  for (const piece of pieces) if (!high.includes(piece)) join(lines, piece, 0)
  for (const line of lines) line.height = heightOf(line.pieces)
  return inReadingOrder(lines)
}

/** From the top down; lines beside each other from the left. */
function inReadingOrder(lines: readonly Line[]): Line[] {
  const placed = lines.map((line) => ({ line, box: boxAround(line.pieces.map(({ box }) => box)) }))
  const rows: (typeof placed)[] = []
  for (const one of placed.sort((a, b) => a.box.top - b.box.top)) {
    const row = rows.find(
      ([first]) => first && spanOverlap(first.box.top, first.box.bottom, one.box.top, one.box.bottom) > 0.5,
    )
    if (row) row.push(one)
    else rows.push([one])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left).map(({ line }) => line))
}

function join(lines: Line[], piece: Piece, least: number) {
  const fits = lines.flatMap((line) => {
    const box = boxAround(line.pieces.map((other) => other.box))
    const away = Math.max(0, piece.box.left - box.right, box.left - piece.box.right)
    const shared = spanOverlap(box.top, box.bottom, piece.box.top, piece.box.bottom)
    const off = Math.abs(midY(piece.box) - midY(box)) / Math.max(boxHeight(box), boxHeight(piece.box), 20)
    const inside =
      (least > 0 ? shared >= least && off < 0.6 : off < 0.75) || line.pieces.some((one) => stacked(one, piece))
    return inside && away < 4 * Math.max(boxHeight(box), boxHeight(piece.box), 20)
      ? [{ line, off: off + away / 400 }]
      : []
  })
  const best = fits.sort((a, b) => a.off - b.off)[0]
  if (best) best.line.pieces.push(piece)
  else lines.push({ pieces: [piece], height: 0 })
}

/** The two rings of an 8: one right above the other, and both as wide as they are tall. */
function stacked({ box: a }: Piece, { box: b }: Piece): boolean {
  const between = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
  const size = Math.max(boxHeight(a), boxHeight(b))
  const alike = [a, b].every((box) => boxWidth(box) > 0.5 * boxHeight(box) && boxWidth(box) < 1.7 * boxHeight(box))
  return (
    alike &&
    between < 0.25 * size &&
    spanOverlap(a.left, a.right, b.left, b.right) > 0.4 &&
    size < 1.9 * Math.min(boxHeight(a), boxHeight(b))
  )
}

function heightOf(pieces: readonly Piece[]): number {
  const heights = pieces.map(({ box }) => boxHeight(box)).sort((a, b) => a - b)
  const most = heights[Math.floor((heights.length - 1) * 0.75)] ?? 0
  const box = boxAround(pieces.map((piece) => piece.box))
  return Math.max(most, 0.75 * boxHeight(box), pieces.length < 4 ? 0.35 * Math.min(boxWidth(box), 120) : 0, 12)
}

/** How likely any stroke is in what is no writing: a reading that explains its strokes worse is no reading. */
const doodle = -0.8
const notGlyphs = -2
const notWriting = -4

/** A word of the child's own list is likelier than a line that nobody knows, and than the same letters by chance. */
const ofTheList = 1.5
const notOfTheList = -1.5

/** What a line may say, the likeliest first; the chances of all sum to one. */
export function readLine(net: GlyphNet, line: Line, heat: number, words: WordList | null = null): Guess[] {
  const cuts = cutsOf(net, line.pieces, line.height).map(({ text, score }: Cut) => {
    const written = text.includes(unreadGlyph) ? null : lineLikelihood(text)
    const odd = text.includes(unreadGlyph) ? notGlyphs : notWriting
    return {
      text: written === null ? unreadGlyph : asPrinted(text),
      score: score / heat + (written ?? odd) + (words && /^[A-Za-z]{2}/.test(text) ? notOfTheList : 0),
    }
  })
  if (words)
    for (const { text, score } of cutsOf(net, line.pieces, line.height, words))
      if (words.holds(text)) cuts.push({ text, score: score / heat + ofTheList })
  cuts.push({ text: unreadGlyph, score: (line.pieces.length * doodle) / heat + notGlyphs })
  const top = Math.max(...cuts.map(({ score }) => score))
  const chances = new Map<string, number>()
  for (const { text, score } of cuts) {
    const chance = Math.exp(score - top)
    const known = chances.get(text) ?? 0
    chances.set(text, text === unreadGlyph ? Math.max(known, chance) : known + chance)
  }
  const sum = [...chances.values()].reduce((total, chance) => total + chance, 0)
  return [...chances].map(([text, chance]) => ({ text, chance: chance / sum })).sort((a, b) => b.chance - a.chance)
}

/** Bars with writing right above and right below: over them and under them stand the parts of a fraction or a sum. */
export function barsIn(pieces: readonly Piece[]): { bar: Piece; above: Piece[]; below: Piece[] }[] {
  return pieces.flatMap((bar) => {
    const mark = bar.marks[0]
    if (!mark || bar.reads.length > 0 || !isFlat(mark) || boxWidth(bar.box) < 18) return []
    const near = pieces.filter(
      (piece) =>
        piece !== bar &&
        midX(piece.box) > bar.box.left - 0.25 * boxWidth(bar.box) &&
        midX(piece.box) < bar.box.right + 0.25 * boxWidth(bar.box) &&
        !(piece.marks[0] && isFlat(piece.marks[0]) && boxWidth(piece.box) > 0.5 * boxWidth(bar.box)),
    )
    const grown = near.filter(({ box }) => boxExtent(box) > Math.min(14, 0.32 * boxWidth(bar.box)))
    const above = grown.filter(
      ({ box }) => box.bottom < midY(bar.box) + 0.3 * boxHeight(box) && midY(box) < bar.box.top,
    )
    const below = grown.filter(
      ({ box }) => box.top > midY(bar.box) - 0.3 * boxHeight(box) && midY(box) > bar.box.bottom,
    )
    return above.length > 0 && !grown.some((piece) => holdsBox(piece.box, bar.box, 2)) ? [{ bar, above, below }] : []
  })
}
