import otherShapes from '#content/letters/shapes.json'
import { areTwins } from '../confusable.ts'
import { boxOf, type Line, lengthOf, type Point, resampleLine, sizeOf } from '../geometry.ts'
import { glyphOf, glyphs, isDot } from '../glyphs.ts'
import { lineOf } from '../path.ts'
import { type Cloud, cloudOf } from './cloud.ts'
import { unlikeness } from './lay-over.ts'

const shapes: Record<string, string[][] | undefined> = otherShapes

/** Every form that can be read: what is taught here, and what other schools teach and children use. */
const strokesOf = (glyph: string): (readonly Line[])[] => [
  ...(glyphOf(glyph)?.forms ?? []).map(({ strokes }) => strokes),
  ...(shapes[glyph] ?? []).map((form) => form.map(lineOf)),
]

/** A form of a letter, for the first look and for the real one. */
type Shaped = { glyph: string; strokes: readonly Line[]; coarse: Cloud; fine: () => Cloud }

const made = new Map<string, Shaped[]>()

function shapesOf(glyph: string): Shaped[] {
  const known = made.get(glyph)
  if (known) return known
  const shaped = strokesOf(glyph).map((strokes) => {
    let fine: Cloud | null = null
    return {
      glyph,
      strokes,
      coarse: cloudOf(strokes, 'coarse'),
      fine: () => {
        fine ??= cloudOf(strokes)
        return fine
      },
    }
  })
  made.set(glyph, shaped)
  return shaped
}

const rounds = 3
const looked = { own: 4, others: 6 } as const

/** Ink, for the first look and for the real one. */
type Drawn = { coarse: Cloud; fine: Cloud }
const drawnOf = (lines: readonly Line[]): Drawn => ({ coarse: cloudOf(lines, 'coarse'), fine: cloudOf(lines) })

/** The forms that the ink is most like at a first look. */
function likeliest(ink: Drawn, shapes: readonly Shaped[], count: number): Shaped[] {
  return shapes
    .map((shape) => ({ shape, cost: unlikeness(ink.coarse, shape.coarse, 0) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ shape }) => shape)
}

type Like = { shape: Shaped | null; cost: number }

function nearest(ink: Drawn, shapes: readonly Shaped[], count: number): Like {
  let best: Like = { shape: null, cost: Infinity }
  for (const shape of likeliest(ink, shapes, count)) {
    const cost = unlikeness(ink.fine, shape.fine(), rounds)
    if (cost < best.cost) best = { shape, cost }
  }
  return best
}

/** `cost` is how unlike the ink is to the letter that was asked; `rival` the other letter that it is most like. */
/** `cost` is how unlike the ink is to the letter that was asked; `rival` the other letter that it is most like. */
export type Shape = { isRead: boolean; cost: number; rival: string | null; rivalCost: number }

/** Above this nobody reads it. */
const legible = 10
/** The letter that was asked is believed until another fits so much better. */
const doubt = 1.25
/** How unlike ink is to each of some glyphs; none of them need be right. */
export function unlikenessTo(lines: readonly Line[], asked: readonly string[]): number[] {
  const ink = drawnOf(lines)
  return asked.map((glyph) => nearest(ink, shapesOf(glyph), looked.own).cost)
}

/** Below this there is no doubt at all. */
const plain = 4
/** In the mirror it is another thing when it fits so much better there. */
const turnedAround = 0.78

/** Whether the ink can be read as the letter that was asked, whichever way it was drawn. */
export function readShape(lines: readonly Line[], asked: string): Shape {
  const ink = drawnOf(lines)
  const { shape, cost } = nearest(ink, shapesOf(asked), looked.own)
  const others = glyphs.filter((glyph) => !areTwins(glyph, asked)).flatMap(shapesOf)
  const { shape: rival, cost: rivalCost } = nearest(ink, others, looked.others)
  const isIt = cost < legible && cost < doubt * rivalCost
  const isWhole = () => shape === null || (!isPart(ink, shape, cost) && !hasMore(lines, shape, cost))
  const isRead = isIt && ((cost < plain && !isDotted(shape)) || (!isTurned(lines, asked, cost) && isWhole()))
  return { isRead, cost, rival: rival?.glyph ?? null, rivalCost }
}

/** What fits so much better is what was drawn. */
const lacking = 0.72
const lackingDot = 0.95
const tooMany = 0.6
/** Of the whole way, for letters that stop half-way. */
const begun = [0.55, 0.72] as const

function firstOf(strokes: readonly Line[], part: number): Line[] {
  let left = part * strokes.reduce((sum, line) => sum + lengthOf(line), 0)
  return strokes.flatMap((line) => {
    const long = lengthOf(line)
    const share = Math.min(1, left / Math.max(1, long))
    left -= long
    const points = resampleLine(line, 60)
    return share > 0.05 ? [points.slice(0, Math.max(2, Math.round(share * 60)))] : []
  })
}

/** A dot is so small that only its own test says whether it is there. */
const isDotted = (shape: Shaped | null) => shape?.strokes.some(isDot) ?? false

/** Whether the form fits far better without one of its strokes, or without its end. */
function isPart({ fine }: Drawn, { strokes }: Shaped, cost: number): boolean {
  const fits = (part: readonly Line[], far = lacking) => unlikeness(fine, cloudOf(part), rounds) < far * cost
  return (
    (strokes.length > 1 &&
      strokes.some((line, i) => fits(strokes.toSpliced(i, 1), isDot(line) ? lackingDot : lacking))) ||
    begun.some((part) => fits(firstOf(strokes, part)))
  )
}

/** Whether one of the lines has nothing to do with the form. */
function hasMore(lines: readonly Line[], { fine }: Shaped, cost: number): boolean {
  const size = sizeOf(boxOf(lines))
  return lines.some(
    (line, i) =>
      lines.length > 1 &&
      sizeOf(boxOf([line])) > 0.15 * size &&
      unlikeness(cloudOf(lines.toSpliced(i, 1)), fine(), rounds) < tooMany * cost,
  )
}

const flip = (line: Line): Line => line.map(([x, y]): Point => [-x, y])

const isTurned = (lines: readonly Line[], asked: string, cost: number) =>
  nearest(drawnOf(lines.map(flip)), shapesOf(asked), looked.own).cost < turnedAround * cost
