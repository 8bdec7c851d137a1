import type { Piece } from './cut-line.ts'
import { classifyGlyph, type GlyphNet } from './glyph-net.ts'
import { isUpright, type Mark } from './scene-marks.ts'
import { boxAround, boxExtent, boxHeight, boxWidth, midX, midY, spanOverlap } from './stroke-box.ts'

/** Signs of two strokes that the net does not know: the colon of a time, the signs of dollars and cents. */
export function withSigns(net: GlyphNet, pieces: readonly Piece[]): Piece[] {
  if (pieces.length > mostPieces) return [...pieces]
  return withMoney(net, withColons(pieces))
}

const mostPieces = 90

const typicalHeight = (pieces: readonly Piece[]) => {
  const heights = pieces.map(({ box }) => boxHeight(box)).filter((height) => height > 12)
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.6)] ?? 30
}

const joined = (pieces: readonly Piece[], text: string, chance: number): Piece => ({
  box: boxAround(pieces.map(({ box }) => box)),
  marks: pieces.flatMap(({ marks }) => marks),
  path: pieces.flatMap(({ path }) => path),
  reads: [{ text, chance }],
})

/** One dot above another with nothing between: a division sign has its bar there. */
function withColons(pieces: readonly Piece[]): Piece[] {
  const height = typicalHeight(pieces)
  const dots = pieces.filter(({ box, reads }) => reads.length === 0 && boxExtent(box) < Math.max(9, 0.2 * height))
  let left = [...pieces]
  for (const upper of dots) {
    const lower = dots.find((dot) => left.includes(dot) && isBelow(upper, dot, height))
    if (!lower || !left.includes(upper)) continue
    const box = boxAround([upper.box, lower.box])
    const between = left.some(
      (piece) =>
        piece !== upper &&
        piece !== lower &&
        midY(piece.box) > box.top &&
        midY(piece.box) < box.bottom &&
        spanOverlap(box.left - 0.04 * height, box.right + 0.04 * height, piece.box.left, piece.box.right) > 0.2,
    )
    if (!between)
      left = [...left.filter((piece) => piece !== upper && piece !== lower), joined([upper, lower], ':', 0.9)]
  }
  return left
}

const isBelow = (upper: Piece, lower: Piece, height: number) => {
  const down = midY(lower.box) - midY(upper.box)
  return down > 0.14 * height && down < 0.9 * height && Math.abs(midX(lower.box) - midX(upper.box)) < 0.24 * height
}

/** What the curve of a sign of money looks like to the net. */
const dollarCurves = ['s', '5', '3', '8', '2', 'z', 'g']
const centCurves = ['c', '<', 'e']

/** A curve with an upright right through it, from above its top to below its foot or nearly so. */
function withMoney(net: GlyphNet, pieces: readonly Piece[]): Piece[] {
  let left = [...pieces]
  for (const curve of pieces) {
    if (curve.reads.length > 0 || !left.includes(curve) || boxHeight(curve.box) < 14) continue
    const bars = left.filter((piece) => piece !== curve && goesThrough(piece, curve))
    if (bars.length === 0 || bars.length > 2) continue
    const sign = curveSign(net, curve)
    if (sign)
      left = [...left.filter((piece) => piece !== curve && !bars.includes(piece)), joined([curve, ...bars], sign, 0.9)]
  }
  return left
}

function goesThrough({ box, marks, reads }: Piece, curve: Piece): boolean {
  const mark: Mark | undefined = marks[0]
  if (!mark || reads.length > 0 || !isUpright(mark)) return false
  const across = (midX(box) - curve.box.left) / Math.max(1, boxWidth(curve.box))
  const tall = boxHeight(curve.box)
  const isThrough = box.top < curve.box.top + 0.1 * tall && box.bottom > curve.box.bottom - 0.1 * tall
  return across > 0.22 && across < 0.78 && isThrough && boxHeight(box) < 1.9 * tall
}

function curveSign(net: GlyphNet, { path }: Piece): string | null {
  const chances = classifyGlyph(net, [path])
  const share = (names: readonly string[]) =>
    net.classes.reduce((sum, name, index) => sum + (names.includes(name) ? (chances[index] ?? 0) : 0), 0)
  if (share(dollarCurves) > 0.5) return '$'
  return share(centCurves) > 0.5 ? '¢' : null
}
