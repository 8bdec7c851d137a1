import { boxOf, type Line, lengthOf, resampleLine, sizeOf } from './geometry.ts'
import { type Form, glyphOf } from './glyphs.ts'
import type { Judged } from './judged.ts'
import { type Allowance, bestOf, type Match, matchOf, readingsOf } from './matching.ts'
import { modelOf, partOf } from './models.ts'

const clean = (match: Match | null): match is Match => match !== null && match.faults.length === 0

/** Sets of strokes with some left out, the largest first; never none. */
function subsets(count: number): number[][] {
  const all = Array.from({ length: 2 ** count - 2 }, (_, i) => i + 1)
  const sets = all.map((bits) => Array.from({ length: count }, (_, i) => i).filter((i) => bits & (2 ** i)))
  return sets.sort((a, b) => b.length - a.length)
}

const anyWay = (allowance: Allowance): Allowance => ({ ...allowance, eitherWay: () => true })

function withoutStroke(lines: readonly Line[], glyph: string, form: Form, allowance: Allowance): Judged | null {
  const readings = readingsOf(lines)
  for (const kept of subsets(form.strokes.length)) {
    const match = matchOf(readings, modelOf(glyph, partOf(form, kept)), anyWay(allowance))
    if (!clean(match)) continue
    const missing = form.strokes.findIndex((_, i) => !kept.includes(i))
    return { fault: 'missing-stroke', way: 'own', looksLike: null, stroke: missing, match }
  }
  return null
}

function begun(form: Form, part: number): Form {
  const whole = form.strokes.reduce((sum, line) => sum + lengthOf(line), 0)
  let left = whole * part
  const strokes: Line[] = []
  for (const line of form.strokes) {
    const long = lengthOf(line)
    if (left <= 0) break
    const share = Math.min(1, left / Math.max(long, 1e-6))
    const points = resampleLine(line, 96)
    strokes.push(points.slice(0, Math.max(2, Math.round(share * 96))))
    left -= long
  }
  return { strokes, orders: [strokes.map((_, i) => i)] }
}

const shares = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3]

function onlyBegun(lines: readonly Line[], glyph: string, form: Form, allowance: Allowance): Judged | null {
  const readings = readingsOf(lines)
  for (const part of shares) {
    const start = begun(form, part)
    const match = matchOf(readings, modelOf(glyph, start), allowance)
    if (clean(match))
      return { fault: 'half-drawn', way: 'own', looksLike: null, stroke: start.strokes.length - 1, match }
  }
  return null
}

function withMore(lines: readonly Line[], glyph: string, form: Form, allowance: Allowance): Judged | null {
  if (lines.length < 2 || lines.length > 6) return null
  const model = modelOf(glyph, form)
  const whole = sizeOf(boxOf(lines))
  for (let i = 0; i < lines.length; i++) {
    if (lengthOf(lines[i] ?? []) < 0.1 * whole) continue
    const match = matchOf(readingsOf(lines.toSpliced(i, 1)), model, allowance)
    if (clean(match)) return { fault: 'extra-stroke', way: 'own', looksLike: null, stroke: null, match }
  }
  return null
}

/** A letter with a stroke too few or too many, or one that stops half-way; null when it is none of these. */
export function judgeIncomplete(lines: readonly Line[], glyph: string, allowance: Allowance): Judged | null {
  const forms = glyphOf(glyph)?.forms ?? []
  const [main] = forms
  if (!main) return null
  const found = [withoutStroke, onlyBegun, withMore].map((look) => look(lines, glyph, main, allowance))
  const matches = found.flatMap((one) => (one ? [one] : []))
  const best = bestOf(matches.map(({ match }) => match))
  return matches.find(({ match }) => match === best) ?? null
}

/** For a letter that hardly fits: whether its first half fits clearly better than the whole. */
export function isRatherBegun(lines: readonly Line[], whole: Match, allowance: Allowance): Match | null {
  if (whole.cost <= 9) return null
  const main = glyphOf(whole.model.glyph)?.forms[0]
  if (!main) return null
  const readings = readingsOf(lines)
  const begins = shares
    .slice(1)
    .map((part) => matchOf(readings, modelOf(whole.model.glyph, begun(main, part)), allowance))
  const best = bestOf(begins)
  return clean(best) && best.cost < 0.6 * whole.cost ? best : null
}
