import { diceOf } from '#server/cards/dice.ts'
import { classifyGlyph, type GlyphNet } from '#server/drawings/read/glyph-net.ts'
import { scribble } from './scribble.ts'
import { bend, between, glyphsOf, hands, type StyleSet, type Trace, writeGlyph } from './strokes.ts'

export type GlyphFigure = { glyph: string; right: number; of: number; takenFor: Map<string, number> }

/** Single glyphs at the sizes of a board, each alone and without any help of its line. */
export function measureGlyphs(net: GlyphNet, set: StyleSet, each: number, seed: number): GlyphFigure[] {
  const dice = diceOf(seed)
  return [...glyphsOf(set), 'none'].map((glyph) => {
    const takenFor = new Map<string, number>()
    let right = 0
    for (let count = 0; count < each; count += 1) {
      const traces =
        glyph === 'none' ? bend(scribble(dice, set), hands[set], dice) : writeGlyph(set, glyph, dice(0, 1e9))
      const seen = best(net, scaled(traces, between(dice, 30, 160)))
      if (seen === glyph) right += 1
      else takenFor.set(seen, (takenFor.get(seen) ?? 0) + 1)
    }
    return { glyph, right, of: each, takenFor }
  })
}

const scaled = (traces: readonly Trace[], size: number): Trace[] =>
  traces.map((trace) => trace.map(([x, y]) => [Math.round(x * size * 10) / 10, Math.round(y * size * 10) / 10]))

export function best(net: GlyphNet, traces: readonly Trace[]): string {
  const chances = classifyGlyph(net, traces)
  return net.classes[chances.indexOf(Math.max(...chances))] ?? 'none'
}
