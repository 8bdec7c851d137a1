import type { Hand, LetterStyle, Way } from '#shared/handwriting.ts'
import { areTwins } from './confusable.ts'
import { boxOf, type Fit, type Line, sizeOf } from './geometry.ts'
import { glyphOf, glyphs } from './glyphs.ts'
import { isRatherBegun, judgeIncomplete } from './incomplete.ts'
import { withoutSpecks } from './ink.ts'
import type { Judged } from './judged.ts'
import {
  type Allowance,
  anyOrder,
  bestOf,
  inkLength,
  type Match,
  matchOf,
  type Reading,
  readingsOf,
} from './matching.ts'
import { mirrorForm, modelOf, modelsOf, strokeArrangements } from './models.ts'
import { besideGrey } from './on-grey.ts'
import { readShape, type Shape } from './shape/read-shape.ts'
import { withoutRepeats } from './twice-drawn.ts'

/** What is to be judged. `place` lays the canvas over the letter's own box, where the letter stands there to be traced. */
export type Asked = { glyph: string; style: LetterStyle; hand: Hand; ease: number; place: Fit | null }

export const allowanceOf = (hand: Hand, ease: number): Allowance => ({
  ease,
  eitherWay: (sample) => hand === 'left' && (sample.closed || sample.bar),
})

const found = (
  fault: Judged['fault'],
  match: Match | null,
  stroke: number | null = null,
  looksLike: string | null = null,
): Judged => ({ fault, way: 'own', match, stroke, looksLike })

const read = (way: Way, match: Match | null, stroke: number | null = null): Judged => ({
  fault: null,
  way,
  match,
  stroke,
  looksLike: null,
})

const clean = (match: Match | null): match is Match => match !== null && match.faults.length === 0

const properly = (readings: readonly Reading[], glyph: string, allowance: Allowance, style?: LetterStyle) =>
  bestOf(modelsOf(glyph, style).map((model) => matchOf(readings, model, allowance)))

type Rival = { glyph: string; match: Match }

function bestRival(
  readings: readonly Reading[],
  asked: string,
  among: readonly string[],
  allowance: Allowance,
): Rival | null {
  let best: Rival | null = null
  for (const glyph of among) {
    if (areTwins(glyph, asked)) continue
    const match = properly(readings, glyph, allowance)
    if (clean(match) && (!best || match.cost < best.match.cost)) best = { glyph, match }
  }
  return best
}

/** The letter that a letter becomes in a mirror. */
const partners: Record<string, string> = { b: 'd', d: 'b', p: 'q', q: 'p' }

function anyDirection(readings: readonly Reading[], glyph: string, allowance: Allowance): Match | null {
  const free: Allowance = { ...allowance, eitherWay: () => true }
  const single = modelsOf(glyph).map((model) => matchOf(readings, model, free, null, anyOrder(model)))
  const best = bestOf(single)
  if (clean(best)) return best
  const forms = glyphOf(glyph)?.forms ?? []
  return bestOf(forms.flatMap(strokeArrangements).map((form) => matchOf(readings, modelOf(glyph, form), free)))
}

function asReversed(readings: readonly Reading[], glyph: string, allowance: Allowance): Match | null {
  const free: Allowance = { ...allowance, eitherWay: () => true }
  const models = (glyphOf(glyph)?.forms ?? []).map((form) => modelOf(glyph, mirrorForm(form)))
  return bestOf(
    models.flatMap((model) => [matchOf(readings, model, free), matchOf(readings, model, free, null, anyOrder(model))]),
  )
}

/** In another order than any that is taught, or begun at the wrong end. */
function misdrawn(match: Match): Judged {
  const turned = match.pairs.findIndex((pair) => pair.turned && !pair.sample.dot)
  const order = match.pairs.flatMap((pair) => pair.strokes)
  const early = order.findIndex((stroke, i) => stroke !== i)
  if (early >= 0 && match.pairs.length > 1) return read('order', match, 0)
  return read('direction', match, match.pairs[turned]?.strokes[0] ?? 0)
}

/** Below this nobody would take it for anything else. */
const plainly = 4

/** Another letter is believed when it fits clearly better, or better where this one hardly fits. */
function isRival(rival: Rival | null, match: Match): rival is Rival {
  if (rival === null) return false
  return rival.match.cost < (match.cost > 10 ? 0.85 : 0.62) * match.cost
}

function named(asked: string, rival: Rival): Judged {
  return found(partners[asked] === rival.glyph ? 'reversed' : 'other-letter', rival.match, null, rival.glyph)
}

/** The ink, the ink without what was gone over again, and how its strokes may be taken together. */
type Ink = { lines: readonly Line[]; once: readonly Line[]; readings: readonly Reading[] }

/** Drawn as it is taught; a fault where another letter, or only its first half, is in it just as well. */
function asTaught({ once, readings }: Ink, { glyph, style }: Asked, allowance: Allowance): Judged {
  const match = properly(readings, glyph, allowance, style)
  if (!clean(match)) return found('other-letter', match)
  const rival = match.cost > plainly ? bestRival(readings, glyph, glyphs, allowance) : null
  if (isRival(rival, match)) return named(glyph, rival)
  const half = isRatherBegun(once, match, allowance)
  return half ? found('half-drawn', half) : read('taught', match)
}

/** Far more way than the letter has. */
function wild(lines: readonly Line[], glyph: string): boolean {
  const drawn = inkLength(lines) / Math.max(1, sizeOf(boxOf(lines)))
  return drawn > (1.4 * inkLength(modelsOf(glyph)[0]?.lines ?? [])) / 100 + 1
}

/** Not read as the letter: what may be said about it. */
function unread({ once, readings }: Ink, shape: Shape, glyph: string, allowance: Allowance): Judged {
  const rival = bestRival(readings, glyph, glyphs, allowance)
  const mirror = asReversed(readings, glyph, allowance)
  if (clean(mirror) && !(rival && rival.glyph !== partners[glyph] && isRival(rival, mirror)))
    return found('reversed', mirror, null, partners[glyph] ?? null)
  const plain = shape.rivalCost < plainRival ? shape.rival : null
  if (plain !== null && partners[glyph] === plain) return found('reversed', null, null, plain)
  const part = judgeIncomplete(once, glyph, allowance)
  if (part && !(rival && partners[glyph] === rival.glyph)) return part
  if (rival && (rival.match.cost < 8 || !wild(once, glyph))) return named(glyph, rival)
  if (plain !== null) return found('other-letter', null, null, plain)
  const nearest = properly(readings, glyph, allowance)
  if (nearest?.faults.every((fault) => fault === 'not-closed')) return found('not-closed', nearest)
  return found(wild(once, glyph) ? 'scribble' : 'other-letter', nearest)
}

/** In whatever order and form: read, or not. */
function asRead(ink: Ink, glyph: string, allowance: Allowance): Judged {
  const shape = readShape(ink.lines, glyph)
  if (!shape.isRead) return unread(ink, shape, glyph, allowance)
  const loose = anyDirection(ink.readings, glyph, allowance)
  return clean(loose) ? misdrawn(loose) : read('own', null)
}

/** Below this another letter is plainly what was written. */
const plainRival = 7
const smallestTouch = 14
const mostStrokes = 24

/** What was drawn, judged as this letter: can it be read, and which way the pen went. Never more work than for some thousand points. */
export function judgeLetter(drawn: readonly Line[], asked: Asked): Judged {
  const { glyph, hand, ease, place, style } = asked
  const hasDot = modelsOf(glyph).some((model) => model.strokes.some(({ dot }) => dot))
  const lines = withoutSpecks(drawn, hasDot)
  if (lines.length === 0 || sizeOf(boxOf(lines)) < smallestTouch) return found('tap', null)
  if (lines.length > mostStrokes) return found('scribble', null)
  const allowance = allowanceOf(hand, ease)
  const dotted = lines.length < drawn.length ? bestRival(readingsOf(drawn), glyph, ['i', 'j'], allowance) : null
  if (dotted) return named(glyph, dotted)
  const once = withoutRepeats(lines)
  const ink: Ink = { lines, once, readings: readingsOf(once) }
  const taught = asTaught(ink, asked, allowance)
  const judged = taught.fault === null ? taught : asRead(ink, glyph, allowance)
  const aside =
    judged.fault === null && place ? besideGrey(lines, glyphOf(glyph, style)?.forms[0].strokes ?? [], place) : null
  return aside ? { ...judged, fault: aside } : judged
}
