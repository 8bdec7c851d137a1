import { areTwins } from '../confusable.ts'
import type { Line, Point } from '../geometry.ts'
import { glyphOf, glyphs } from '../glyphs.ts'
import { type Cloud, cloudOf } from './cloud.ts'
import { unlikeness } from './lay-over.ts'

const made = new Map<string, Cloud[]>()

function cloudsOf(glyph: string): Cloud[] {
  const known = made.get(glyph)
  if (known) return known
  const clouds = (glyphOf(glyph)?.shapes ?? []).map((strokes) => cloudOf(strokes, true))
  made.set(glyph, clouds)
  return clouds
}

const rounds = 4
const looked = 7

const least = (ink: Cloud, glyph: string, times: number) =>
  cloudsOf(glyph).reduce((best, cloud) => Math.min(best, unlikeness(ink, cloud, times)), Infinity)

/** `cost` is how unlike the ink is to the letter that was asked; `rival` the other letter that it is most like. */
/** `cost` is how unlike the ink is to the letter that was asked; `rival` the other letter that it is most like. */
export type Shape = { isRead: boolean; cost: number; rival: string | null; rivalCost: number }

/** Above this nobody reads it. */
const legible = 10
/** The letter that was asked is believed until another fits so much better. */
const doubt = 1.25
/** In the mirror it is another thing when it fits so much better there. */
const turnedAround = 0.78

/** Whether the ink can be read as the letter that was asked, whichever way it was drawn. */
export function readShape(lines: readonly Line[], asked: string): Shape {
  const ink = cloudOf(lines, true)
  const cost = least(ink, asked, rounds)
  const others = glyphs
    .filter((glyph) => !areTwins(glyph, asked))
    .map((glyph) => ({ glyph, cost: least(ink, glyph, 0) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, looked)
  let [rival, rivalCost]: [string | null, number] = [null, Infinity]
  for (const { glyph } of others) {
    const found = least(ink, glyph, rounds)
    if (found < rivalCost) [rival, rivalCost] = [glyph, found]
  }
  const isRead = cost < legible && cost < doubt * rivalCost && !isTurned(lines, asked, cost)
  return { isRead, cost, rival, rivalCost }
}

const flip = (line: Line): Line => line.map(([x, y]): Point => [-x, y])

const isTurned = (lines: readonly Line[], asked: string, cost: number) =>
  cost > 4 && least(cloudOf(lines.map(flip), true), asked, rounds) < turnedAround * cost
