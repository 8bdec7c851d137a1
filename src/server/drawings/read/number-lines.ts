import { distanceBetween } from '#shared/tools/distance.ts'
import type { Guess } from './cut-line.ts'
import type { GlyphNet } from './glyph-net.ts'
import { isFlat, isUpright, type Mark } from './scene-marks.ts'
import { drawnMeaning, type Sighting } from './sighting.ts'
import { type Box, boxExtent, boxHeight, boxWidth, midX, midY } from './stroke-box.ts'
import { linesOf, pieceOf, readLine } from './writing-lines.ts'

export type Scale = { value: (x: number) => number; low: number; high: number }

/** A long line with ticks, numbers below it, and hops above it. */
export function numberLineIn(net: GlyphNet, marks: readonly Mark[], heat: number): Sighting | null {
  const base = marks
    .filter((mark) => isFlat(mark) && boxWidth(mark.box) > 200 && mark.length < 1.1 * boxWidth(mark.box))
    .sort((a, b) => boxWidth(b.box) - boxWidth(a.box))[0]
  if (!base) return null
  const ticks = marks
    .filter(
      (mark) =>
        mark !== base && isUpright(mark) && boxHeight(mark.box) < 0.2 * boxWidth(base.box) && onLine(mark, base.box),
    )
    .sort((a, b) => midX(a.box) - midX(b.box))
  if (ticks.length < 3) return null
  const hops = marks.filter((mark) => isHop(mark, base.box, ticks))
  const rest = marks.filter(
    (mark) => mark !== base && !ticks.includes(mark) && !hops.includes(mark) && !isHead(mark, base.box, hops),
  )
  const below = rest.filter(({ box }) => midY(box) > midY(base.box) && box.top < base.box.bottom + 70)
  if (below.length < rest.length) return null
  const labels = labelsOf(net, below, ticks, heat)
  const scale = scaleOf(ticks, labels)
  if (!scale) return null
  return {
    marks,
    meanings: [
      drawnMeaning(
        lineWords(
          scale,
          hops.map((hop) => hopOf(hop, scale)),
        ),
      ),
    ],
  }
}

export function lineWords(
  scale: Pick<Scale, 'low' | 'high'> | null,
  hops: readonly (readonly [number, number])[],
): string {
  const ends = scale ? ` from ${scale.low} to ${scale.high}` : ''
  const [first] = hops
  if (!first) return `a number line${ends}`
  if (hops.length === 1) return `a number line with a hop from ${first[0]} to ${first[1]}`
  return `a number line with hops ${hops
    .slice(0, 8)
    .map(([from, to]) => `from ${from} to ${to}`)
    .join(', ')}`
}

const onLine = ({ box }: Mark, line: Box) => box.top < line.bottom + 4 && box.bottom > line.top - 4

/** An arc that starts and ends near the line and rises between. */
export function isHop(mark: Mark, line: Pick<Box, 'top' | 'bottom'>, ticks: readonly Mark[]): boolean {
  const [first, last] = [mark.path[0], mark.path.at(-1)]
  if (!first || !last || ticks.includes(mark) || mark.made !== 'ink') return false
  const across = Math.abs(last[0] - first[0])
  return (
    across > 14 &&
    Math.abs(first[1] - line.top) < 34 &&
    Math.abs(last[1] - line.top) < 34 &&
    Math.min(first[1], last[1]) - mark.box.top > Math.max(14, 0.08 * across) &&
    mark.box.bottom < line.bottom + 24 &&
    mark.length > 1.015 * distanceBetween(first, last)
  )
}

export function hopOf({ path }: Mark, { value }: Pick<Scale, 'value'>): readonly [number, number] {
  const [first, last] = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]]
  return [value(first[0]), value(last[0])]
}

/** The head of an arrow: a small mark right where a hop comes down or begins, or at an end of the line itself. */
function isHead({ box, made }: Mark, line: Box, hops: readonly Mark[]): boolean {
  if (made === 'text' || boxExtent(box) > 36) return false
  const tips = hops.flatMap(({ path }) => [path[0], path.at(-1)].flatMap((spot) => (spot ? [spot] : [])))
  const ends = [line.left, line.right].map((x): [number, number] => [x, midY(line)])
  const isNear = ([x, y]: readonly [number, number], reach: number) =>
    x > box.left - reach && x < box.right + reach && y > box.top - reach && y < box.bottom + reach
  return (midY(box) < line.top + 4 && tips.some((tip) => isNear(tip, 12))) || ends.some((end) => isNear(end, 8))
}

type Label = { tick: number; values: Guess[] }

/** What stands under each tick, as the numbers that it may be; none where something else stands there. */
function labelsOf(net: GlyphNet, marks: readonly Mark[], ticks: readonly Mark[], heat: number): Label[] {
  const xs = ticks.map(({ box }) => midX(box))
  const under = xs.map((_, tick) => marks.filter(({ box }) => nearest(xs, midX(box)) === tick))
  return under.flatMap((cluster, tick): Label[] => {
    if (cluster.length === 0) return []
    const [line, ...more] = linesOf(cluster.map(pieceOf))
    if (!line || more.length > 0 || cluster.length > 8) return [{ tick, values: [] }]
    const values = readLine(net, line, heat).filter(({ text }) => /^\d{1,4}$/.test(text))
    return [{ tick, values: values.slice(0, 4) }]
  })
}

/** So much of the labels must say the number that stands there, weighed by how sure each is; and clearly more than say another. */
const leastAgreeing = 0.55
const clearlyMore = 1.6

type Steps = { start: number; step: number; agreeing: number; both: number }

/** The number at every tick: the even steps that most labels agree with; null when fewer than two do, or others as well. */
function scaleOf(ticks: readonly Mark[], labels: readonly Label[]): Scale | null {
  const xs = ticks.map(({ box }) => midX(box))
  const [best, ...others] = stepsOf(labels).sort((a, b) => b.agreeing - a.agreeing)
  const next = others.find(({ start, step }) => start !== best?.start || step !== best.step)
  if (!best || best.both < 2 || best.agreeing < leastAgreeing * labels.length) return null
  if (next && best.agreeing < clearlyMore * next.agreeing) return null
  const value = (x: number) => Number((best.start + nearest(xs, x) * best.step).toFixed(3))
  return { value, low: value(xs[0] ?? 0), high: value(xs.at(-1) ?? 0) }
}

const mostLabels = 40

/** All even steps that two labels make, with what the other labels say to them. */
function stepsOf(all: readonly Label[]): Steps[] {
  const labels = all.slice(0, mostLabels)
  return labels.flatMap((a, at) =>
    labels.slice(at + 1, at + 4).flatMap((b) =>
      a.values.slice(0, 2).flatMap((low) =>
        b.values.slice(0, 2).flatMap((high): Steps[] => {
          const step = (Number(high.text) - Number(low.text)) / (b.tick - a.tick)
          const start = Number(low.text) - a.tick * step
          return step > 0 ? [{ start, step, ...agreement(labels, start, step) }] : []
        }),
      ),
    ),
  )
}

function agreement(labels: readonly Label[], start: number, step: number): { agreeing: number; both: number } {
  const chances = labels.map(
    ({ tick, values }) => values.find(({ text }) => Math.abs(Number(text) - start - tick * step) < 1e-6)?.chance ?? 0,
  )
  return { agreeing: chances.reduce((sum, each) => sum + each, 0), both: chances.filter((each) => each > 0.3).length }
}

function nearest(places: readonly number[], x: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? index : best),
    0,
  )
}
