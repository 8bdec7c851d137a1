import weights from '#content/ink-weights.json'
import { type GlyphNet, glyphNetOf } from './glyph-net.ts'

let read: GlyphNet | null = null

/** The trained net, unpacked at its first use. */
export function glyphNet(): GlyphNet {
  read ??= glyphNetOf(weights)
  return read
}
