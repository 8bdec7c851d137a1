import { standsFor, standsForLetter } from './glyph-names.ts'
import { classifyGlyph, type GlyphNet } from './glyph-net.ts'
import { isUpright, type Mark } from './scene-marks.ts'
import { weighCross, weighSlash } from './straight-signs.ts'
import {
  type Box,
  boxAround,
  boxExtent,
  boxHeight,
  boxWidth,
  midX,
  midY,
  type Path,
  spanOverlap,
} from './stroke-box.ts'
import type { WordList } from './word-list.ts'

export type Guess = { text: string; chance: number }
/** A stroke to cut glyphs from, or something that is read already (typed text, a fraction, an empty box). */
export type Piece = { box: Box; marks: readonly Mark[]; path: Path; reads: readonly Guess[] }
/** A reading of a whole line, and the logarithm of how likely it is. */
export type Cut = { text: string; score: number }

/** Stands in a cut for what is no glyph. */
export const unreadGlyph = '\u{fffd}'

const mostStrokes = 4
const beamWidth = 24
const spaceFrom = 0.9

/** The likeliest ways to cut a line into glyphs and to read them, best first. */
export function cutsOf(net: GlyphNet, pieces: readonly Piece[], height: number, words?: WordList): Cut[] {
  const ordered = [...pieces].sort((a, b) => midX(a.box) - midX(b.box))
  const line = { net, height, box: boxAround(ordered.map(({ box }) => box)), words }
  const beams: (Cut & { right: number })[][] = Array.from({ length: ordered.length + 1 }, () => [])
  beams[0] = [{ text: '', score: 0, right: line.box.left }]
  for (let from = 0; from < ordered.length; from += 1) {
    const open = thinOut(beams[from] ?? [])
    for (let count = 1; count <= mostStrokes && from + count <= ordered.length; count += 1) {
      const group = ordered.slice(from, from + count)
      if (count > 1 && !together(group, height)) continue
      const box = boxAround(group.map((piece) => piece.box))
      const fit = separation(group, ordered[from + count], height)
      for (const { text, chance } of guesses(line, group, box))
        for (const cut of open) {
          const space = cut.text !== '' && box.left - cut.right > spaceFrom * height ? ' ' : ''
          const written = cut.text + space + text
          if (words && !words.begins(written)) continue
          beams[from + count]?.push({
            text: written,
            score: cut.score + count * Math.log(Math.max(chance, 1e-6)) + fit,
            right: Math.max(cut.right, box.right),
          })
        }
    }
  }
  return thinOut(beams[ordered.length] ?? [])
}

/** The best of each text; sums what cuts to the same text are worth. */
function thinOut<C extends Cut>(cuts: readonly C[]): C[] {
  const best = new Map<string, C>()
  for (const cut of cuts) {
    const known = best.get(cut.text)
    if (!known || known.score < cut.score) best.set(cut.text, cut)
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, beamWidth)
}

/** Whether these strokes are near enough to be one glyph. */
function together(group: readonly Piece[], height: number): boolean {
  if (group.some(({ reads }) => reads.length > 0)) return false
  const box = boxAround(group.map((piece) => piece.box))
  if (boxWidth(box) > 1.7 * height || boxHeight(box) > 1.8 * height) return false
  if (group.some((piece) => isStrayDot(piece, group, height))) return false
  return group.every((piece, index) =>
    group.some((other, at) => at !== index && gap(piece.box, other.box) < 0.28 * height),
  )
}

/** A dot beside a glyph is no part of it: those of i, ? and ÷ stand over or under the rest, that of i a little off. */
function isStrayDot({ box }: Piece, group: readonly Piece[], height: number): boolean {
  if (boxExtent(box) >= 0.2 * height) return false
  const others = group.filter((other) => other.box !== box)
  const isOver = others.every((other) => other.box.top > midY(box) || boxExtent(other.box) < 0.2 * height)
  return !others.some((other) => gap(box, other.box) < (isOver ? 0.2 : 0.03) * height)
}

const gap = (a: Box, b: Box) => Math.max(a.left - b.right, b.left - a.right, 0)

/** Strokes that do not reach over each other are seldom one glyph. */
const joinCost = 0.7
/** Least of all a bar beside another: it is a 1. */
const barCost = 1.2

const isBar = ({ marks: [mark] }: Piece) => mark !== undefined && isUpright(mark)

/** Cutting through strokes that lie over each other costs; so does joining strokes that stand apart. */
function separation(group: readonly Piece[], next: Piece | undefined, height: number): number {
  let cost = 0
  const box = boxAround(group.map((piece) => piece.box))
  if (next && next.reads.length === 0 && group.every(({ reads }) => reads.length === 0)) {
    const shared = spanOverlap(box.left, box.right, next.box.left, next.box.right)
    const near =
      spanOverlap(box.top, box.bottom, next.box.top, next.box.bottom) > 0 || boxWidth(next.box) < 1.6 * height
    if (near) cost -= 6 * shared ** 2
  }
  for (let index = 1; index < group.length; index += 1) {
    const [a, b] = [group[index - 1], group[index]]
    if (!a || !b) continue
    const apart = gap(a.box, b.box) / height
    cost -= 4 * apart + (apart > 0.04 ? joinCost : 0) + (apart > 0.02 && [a, b].some(isBar) ? barCost : 0)
  }
  return cost
}

type Line = { net: GlyphNet; height: number; box: Box; words: WordList | undefined }

function guesses(line: Line, group: readonly Piece[], box: Box): Guess[] {
  const [only] = group
  if (only && only.reads.length > 0) return [...only.reads]
  if (group.length === 1 && boxExtent(box) < 0.2 * line.height) return small(line, box)
  const chances = classifyGlyph(
    line.net,
    group.map(({ path }) => path),
  )
  const found = new Map<string, number>()
  line.net.classes.forEach((name, index) => {
    const chance = chances[index] ?? 0
    if (chance < (line.words ? 0.001 : 0.004)) return
    if (line.words) {
      for (const [text, readily] of standsForLetter(name))
        found.set(text, (found.get(text) ?? 0) + chance * readily * sits(line, text, box))
      return
    }
    if (name === 'none') found.set(unreadGlyph, (found.get(unreadGlyph) ?? 0) + 0.5 * chance)
    else
      for (const [text, readily] of standsFor(name))
        found.set(text, (found.get(text) ?? 0) + chance * readily * sits(line, text, box))
  })
  if (only && group.length === 1) weighSlash(found, only)
  if (group.length === 2) weighCross(found, group)
  return [...found].map(([text, chance]) => ({ text, chance }))
}

/** A point on the base line, or a speck. */
function small({ box: line, height }: Line, box: Box): Guess[] {
  const low = (midY(box) - line.top) / height
  return low > 0.7 ? [{ text: '.', chance: 0.5 }] : [{ text: unreadGlyph, chance: 0.9 }]
}

/** Where a glyph stands and how tall it is, in its line: a comma is low and short, a minus is in the middle. */
function sits({ height, box: line }: Line, text: string, box: Box): number {
  const middle = (midY(box) - line.top) / Math.max(boxHeight(line), 1)
  if (text === '−' || text === '=') return middle > 0.15 && middle < 0.82 ? 1 : 0.04
  const share = boxHeight(box) / height
  if (/[0-9A-Zlbdfhkt]/.test(text)) return share > 0.6 ? 1 : share > 0.45 ? 0.5 : 0.12
  if (/[acemnorsuvwxz]/.test(text)) return share < 0.8 ? 1 : 0.5
  return 1
}
