import { boxOf, type Line, lengthOf, widthOf } from './geometry.ts'
import type { PlacedLetter } from './letter-shapes.ts'

/** A line that goes over so much of the word is more than one letter. */
const across = 0.6
/** More way than this, against the word as it is taught, is no writing. */
const wild = 1.7

const wayOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lengthOf(line), 0)

/** Whether the letters of a word hang together in one line, or nearly. */
export function isJoined(lines: readonly Line[], letters: readonly PlacedLetter[]): boolean {
  const box = boxOf(lines)
  const wide = Math.max(1, widthOf(box))
  const taught = letters.flatMap(({ glyph }) => glyph.forms[0].strokes)
  const shapes = letters.map(({ glyph, fit }) => ({ box: boxOf(glyph.forms[0].strokes), fit }))
  const wordWide =
    Math.max(...shapes.map(({ box: { right }, fit }) => right * fit.sx + fit.dx)) -
    Math.min(...shapes.map(({ box: { left }, fit }) => left * fit.sx + fit.dx))
  const scale = (letters[0]?.fit.sx ?? 1) * (wide / Math.max(1, wordWide))
  if (wayOf(lines) > wild * wayOf(taught) * scale) return false
  const widest = Math.max(...lines.map((line) => widthOf(boxOf([line]))))
  return lines.length < letters.length || (letters.length > 2 && widest > across * wide)
}
