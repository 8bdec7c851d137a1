import { distanceBetween } from '#shared/tools/distance.ts'
import type { Guess } from './cut-line.ts'
import type { GlyphNet } from './glyph-net.ts'
import { isFlat, isUpright, type Mark } from './scene-marks.ts'
import { drawnMeaning, type Sighting } from './sighting.ts'
import { type Box, boxAround, boxExtent, boxHeight, boxWidth, midX, midY } from './stroke-box.ts'
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
  const rest = marks.filter((mark) => mark !== base && !ticks.includes(mark) && !hops.includes(mark))
  const below = rest.filter(({ box }) => midY(box) > midY(base.box) && box.top < base.box.bottom + 70)
  const labels = below.length === rest.length ? labelsOf(net, below, heat) : null
  if (!labels) return null
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
    Math.min(first[1], last[1]) - mark.box.top > 0.12 * across &&
    mark.box.bottom < line.bottom + 24 &&
    mark.length > 1.05 * distanceBetween(first, last)
  )
}

export function hopOf({ path }: Mark, { value }: Pick<Scale, 'value'>): readonly [number, number] {
  const [first, last] = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]]
  return [value(first[0]), value(last[0])]
}

type Label = { x: number; values: Guess[] }

/** What may stand under the ticks, each with the numbers that it may be; null when something else stands there. */
function labelsOf(net: GlyphNet, marks: readonly Mark[], heat: number): Label[] | null {
  const found: Label[] = []
  for (const cluster of clusters(marks)) {
    const lines = linesOf(cluster.map(pieceOf))
    const [line] = lines
    if (!line || lines.length > 1 || cluster.length > 8) return null
    const values = readLine(net, line, heat).filter(({ text }) => /^\d{1,4}$/.test(text))
    found.push({ x: midX(boxAround(cluster.map(({ box }) => box))), values })
  }
  return found
}

function clusters(marks: readonly Mark[]): Mark[][] {
  const found: Mark[][] = []
  for (const mark of [...marks].sort((a, b) => a.box.left - b.box.left)) {
    const last = found.at(-1)
    const right = last ? Math.max(...last.map(({ box }) => box.right)) : -Infinity
    if (last && mark.box.left - right < 0.35 * Math.max(boxExtent(mark.box), 16)) last.push(mark)
    else found.push([mark])
  }
  return found
}

const sureLabel = 0.85

/** The number at every tick: two sure labels give it, no sure one may contradict it, and most of the others agree. */
function scaleOf(ticks: readonly Mark[], labels: readonly Label[]): Scale | null {
  const xs = ticks.map(({ box }) => midX(box))
  const sure = labels.flatMap(({ x, values: [best] }) =>
    best && best.chance >= sureLabel ? [{ tick: nearest(xs, x), value: Number(best.text) }] : [],
  )
  const [first] = sure
  const last = sure.at(-1)
  if (!first || !last || last.tick === first.tick) return null
  const step = (last.value - first.value) / (last.tick - first.tick)
  const start = first.value - first.tick * step
  if (!(step > 0) || !sure.every(({ tick, value }) => Math.abs(start + tick * step - value) < 1e-6)) return null
  const value = (x: number) => Number((start + nearest(xs, x) * step).toFixed(3))
  const agreeing = labels.filter(({ x, values }) => values.some(({ text }) => Number(text) === value(x)))
  if (agreeing.length < 0.6 * labels.length) return null
  return { value, low: value(xs[0] ?? 0), high: value(xs.at(-1) ?? 0) }
}

function nearest(places: readonly number[], x: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? index : best),
    0,
  )
}
