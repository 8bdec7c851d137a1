import type { Hand } from '#shared/handwriting.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { areTwins } from './confusable.ts'
import { boxOf, type Fit, fitLine, type Line, resampleLine, sizeOf } from './geometry.ts'
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

/** What is to be judged. `place` lays the canvas over the letter's own box, where the letter stands there to be traced. */
export type Asked = { glyph: string; hand: Hand; ease: number; place: Fit | null }

export const allowanceOf = (hand: Hand, ease: number): Allowance => ({
  ease,
  eitherWay: (sample) => hand === 'left' && (sample.closed || sample.bar),
})

const found = (
  fault: Judged['fault'],
  match: Match | null,
  stroke: number | null = null,
  looksLike: string | null = null,
) => ({
  fault,
  match,
  stroke,
  looksLike,
})

const clean = (match: Match | null): match is Match => match !== null && match.faults.length === 0

const properly = (readings: readonly Reading[], glyph: string, allowance: Allowance) =>
  bestOf(modelsOf(glyph).map((model) => matchOf(readings, model, allowance)))

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

/** Whether strokes came in another order than any that is taught, or one was begun at the wrong end. */
function misdrawn(match: Match): Judged {
  const turned = match.pairs.findIndex((pair) => pair.turned && !pair.sample.dot)
  const order = match.pairs.flatMap((pair) => pair.strokes)
  const early = order.findIndex((stroke, i) => stroke !== i)
  if (early >= 0 && match.pairs.length > 1) return found('order', match, early)
  return found('direction', match, match.pairs[turned]?.strokes[0] ?? 0)
}

/** On the grey letter: near enough where it stands. */
function inPlace(readings: readonly Reading[], asked: Asked, allowance: Allowance): Match | null {
  return bestOf(
    modelsOf(asked.glyph).map((model) => {
      const place = asked.place
      if (!place) return null
      const { sx, sy, dx, dy } = place
      const fit = { sx: sx * model.unit, sy: sy * model.unit, dx: dx * model.unit, dy: dy * model.unit }
      return matchOf(readings, model, { ...allowance, ease: allowance.ease * 1.15 }, fit)
    }),
  )
}

const inkWidth = 13

/** The first stroke of the grey letter that less than 85 parts in 100 of ink lie on; null when all is covered. */
function uncovered(lines: readonly Line[], { glyph, place, ease }: Asked): number | null {
  const model = modelsOf(glyph)[0]
  if (!model || !place) return null
  const { sx, sy, dx, dy } = place
  const fit = { sx: sx * model.unit, sy: sy * model.unit, dx: dx * model.unit, dy: dy * model.unit }
  const inked = lines.flatMap((line) => fitLine(resampleLine(line, 64), fit))
  const reach = inkWidth * ease
  const bare = model.strokes.map(({ points }) =>
    points.filter((point) => !inked.some((one) => distanceBetween(one, point) < reach)),
  )
  const all = model.strokes.reduce((sum, { points }) => sum + points.length, 0)
  const most = bare.reduce((sum, points) => sum + points.length, 0)
  const worst = bare.findIndex((points) => points.length === Math.max(...bare.map((one) => one.length)))
  return most > 0.15 * all ? worst : null
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

function wellFormed(
  readings: readonly Reading[],
  lines: readonly Line[],
  asked: Asked,
  match: Match,
  allowance: Allowance,
): Judged {
  const rival = match.cost > plainly ? bestRival(readings, asked.glyph, glyphs, allowance) : null
  if (isRival(rival, match)) return named(asked.glyph, rival)
  const half = isRatherBegun(lines, match, allowance)
  if (half) return found('half-drawn', half)
  if (!asked.place) return found(null, match)
  const standing = inPlace(readings, asked, allowance)
  if (clean(standing)) {
    const bare = uncovered(lines, asked)
    return bare === null ? found(null, standing) : found('missing-stroke', standing, bare)
  }
  const small = Math.sqrt(match.fit.sx * match.fit.sy) / (asked.place.sx * match.model.unit) > 1.6
  return found(small ? 'too-small' : 'outside', match)
}

/** Far more way than the letter has. */
function wild(lines: readonly Line[], glyph: string): boolean {
  const drawn = inkLength(lines) / Math.max(1, sizeOf(boxOf(lines)))
  return drawn > (1.4 * inkLength(modelsOf(glyph)[0]?.lines ?? [])) / 100 + 1
}

function illFormed(readings: readonly Reading[], lines: readonly Line[], asked: Asked, allowance: Allowance): Judged {
  const { glyph } = asked
  const loose = anyDirection(readings, glyph, allowance)
  const rival = bestRival(readings, glyph, glyphs, allowance)
  if (clean(loose) && !isRival(rival, loose)) return misdrawn(loose)
  const mirror = asReversed(readings, glyph, allowance)
  if (clean(mirror) && !(rival && rival.glyph !== partners[glyph] && isRival(rival, mirror)))
    return found('reversed', mirror, null, partners[glyph] ?? null)
  const part = judgeIncomplete(lines, glyph, allowance)
  if (part && !(rival && partners[glyph] === rival.glyph)) return part
  if (rival && (rival.match.cost < 8 || !wild(lines, glyph))) return named(glyph, rival)
  const nearest = properly(readings, glyph, allowance)
  if (nearest?.faults.every((fault) => fault === 'not-closed')) return found('not-closed', nearest)
  return found(wild(lines, glyph) ? 'scribble' : 'other-letter', nearest)
}

const smallestTouch = 14

/** What was drawn, judged as this letter. Never more work than for some thousand points. */
export function judgeLetter(drawn: readonly Line[], asked: Asked): Judged {
  const hasDot = modelsOf(asked.glyph).some((model) => model.strokes.some(({ dot }) => dot))
  const lines = withoutSpecks(drawn, hasDot)
  if (lines.length === 0 || sizeOf(boxOf(lines)) < smallestTouch) return found('tap', null)
  if (lines.length > 14) return found('scribble', null)
  const allowance = allowanceOf(asked.hand, asked.ease)
  const readings = readingsOf(lines)
  const dotted = lines.length < drawn.length ? bestRival(readingsOf(drawn), asked.glyph, ['i', 'j'], allowance) : null
  if (dotted) return named(asked.glyph, dotted)
  const match = properly(readings, asked.glyph, allowance)
  return clean(match)
    ? wellFormed(readings, lines, asked, match, allowance)
    : illFormed(readings, lines, asked, allowance)
}
