import { twinsOf } from './confusable.ts'
import { type Box, boxOf, type Fit, heightOf, type Line } from './geometry.ts'
import { glyphOf } from './glyphs.ts'

const boxOfGlyph = (glyph: string): Box => boxOf(glyphOf(glyph)?.forms[0].strokes ?? [])
const far = (a: number, b: number) => Math.abs(Math.log(a / b))

/** A twin is believed when its size is so much nearer. */
const nearer = 0.45
const onPlace = 18

function isAt(ink: readonly Line[], there: Box, { sy, dy }: Fit): boolean {
  const { top, bottom } = boxOf(ink)
  const off = [(top - dy) / sy - there.top, (bottom - dy) / sy - there.bottom]
  return off.every((one) => Math.abs(one) < onPlace)
}

/**
 * Letters of the same strokes are told apart by the writing lines: by their size, and where that is the same, by where
 * they stand. `grown` is how large the rest of the word is written. Null when it is the letter that was asked.
 */
export function twinOnLines(glyph: string, ink: readonly Line[], fit: Fit, grown = 1): string | null {
  const drawn = boxOf(ink)
  const tall = heightOf(drawn) / fit.sy / grown
  const own = boxOfGlyph(glyph)
  for (const twin of twinsOf(glyph)) {
    const other = boxOfGlyph(twin)
    const apart = far(heightOf(own), heightOf(other))
    if (apart > 0.22) {
      if (far(tall, heightOf(other)) < nearer * far(tall, heightOf(own))) return twin
    } else if (Math.abs(own.bottom - other.bottom) > 20 && isAt(ink, other, fit)) return twin
  }
  return null
}

/** How large letters are written, against how large they stand on the lines. */
export function grownBy(ink: readonly Line[], glyph: string, fit: Fit): number {
  return heightOf(boxOf(ink)) / Math.max(1, heightOf(boxOfGlyph(glyph)) * fit.sy)
}
