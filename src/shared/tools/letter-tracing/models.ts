import type { LetterStyle } from '#shared/handwriting.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import {
  boxOf,
  firstPoint,
  fitLine,
  joinLines,
  type Line,
  lastPoint,
  lengthOf,
  type Point,
  resampleLine,
  reverseLine,
  sizeOf,
} from './geometry.ts'
import { type Form, glyphOf, isBar, isClosed, isDot } from './glyphs.ts'

/** Points by which two strokes are compared. */
export const samplePoints = 24

/** A stroke made ready to be compared. */
export type Sample = { points: Line; length: number; dot: boolean; closed: boolean; bar: boolean; size: number }

/** Strokes in an order that teachers accept; some may be drawn in one go. `strokes` says which are in each sample. */
export type Sequence = { samples: readonly Sample[]; strokes: readonly (readonly number[])[] }

/** A form of a letter, sized so that its longer side is 100. `unit` is that size for one unit of the writing lines. */
export type Model = {
  glyph: string
  strokes: readonly Sample[]
  lines: readonly Line[]
  sequences: Sequence[]
  unit: number
}

export function sampleOf(line: Line): Sample {
  const points = resampleLine(line, samplePoints)
  const dot = isDot(line)
  return {
    points,
    length: lengthOf(points),
    dot,
    closed: isClosed(line),
    bar: isBar(line),
    size: sizeOf(boxOf([line])),
  }
}

/** All ways to put neighbours together: [[0], [1]] and [[0, 1]] for two. */
export function strokeGroupings(order: readonly number[]): number[][][] {
  const [head, ...rest] = order
  if (head === undefined) return [[]]
  if (rest.length === 0) return [[[head]]]
  return strokeGroupings(rest).flatMap((groups) => {
    const [next = [], ...others] = groups
    return [
      [[head], ...groups],
      [[head, ...next], ...others],
    ]
  })
}

const bridge = { near: 9, short: 16 } as const

/** Whether the pen can stay down from one stroke to the next without leaving a line that is not in the letter. */
function leadsOn(from: Line, to: Line, lines: readonly Line[]): boolean {
  const way = distanceBetween(lastPoint(from), firstPoint(to))
  if (way < bridge.short) return true
  return resampleLine([lastPoint(from), firstPoint(to)], 12).every((point) =>
    lines.some((line) => line.some((inked) => distanceBetween(point, inked) < bridge.near)),
  )
}

export function sequencesOf(lines: readonly Line[], orders: readonly (readonly number[])[]): Sequence[] {
  const known = new Map<string, Sample>()
  const sampled = (group: readonly number[]) => {
    const key = group.join()
    const made = known.get(key) ?? sampleOf(joinLines(group.map((i) => lines[i] ?? [])))
    known.set(key, made)
    return made
  }
  const inOneGo = (group: readonly number[]) =>
    group.slice(1).every((next, i) => leadsOn(lines[group[i] ?? 0] ?? [], lines[next] ?? [], lines)) &&
    (group.length === 1 || !group.some((i) => isDot(lines[i] ?? [])))
  return orders
    .flatMap(strokeGroupings)
    .filter((groups) => groups.every(inOneGo))
    .map((groups) => ({ samples: groups.map(sampled), strokes: groups }))
}

export function modelOf(glyph: string, { strokes, orders }: Form): Model {
  const box = boxOf(strokes)
  const unit = 100 / Math.max(1, sizeOf(box))
  const lines = strokes.map((line) => fitLine(line, { sx: unit, sy: unit, dx: 0, dy: 0 }))
  const samples = strokes.map((line, i) => ({ ...sampleOf(lines[i] ?? []), dot: isDot(line) }))
  const sequences = sequencesOf(lines, orders).map((sequence) => ({
    ...sequence,
    samples: sequence.samples.map((sample, i) => {
      const [only, ...more] = sequence.strokes[i] ?? []
      return more.length === 0 && only !== undefined ? (samples[only] ?? sample) : sample
    }),
  }))
  return { glyph, strokes: samples, lines, sequences, unit }
}

const made = new Map<string, Model[]>()

export function modelsOf(glyph: string, style: LetterStyle = 'ball-and-stick'): Model[] {
  const name = `${glyph} ${style}`
  const known = made.get(name)
  if (known) return known
  const models = (glyphOf(glyph, style)?.forms ?? []).map((form) => modelOf(glyph, form))
  made.set(name, models)
  return models
}

const flip = (line: Line): Line => line.map(([x, y]): Point => [-x, y])

/** The form as a mirror shows it. */
export function mirrorForm(form: Form): Form {
  return { ...form, strokes: form.strokes.map(flip) }
}

/** A form with only some of its strokes. */
export function partOf(form: Form, kept: readonly number[]): Form {
  const strokes = kept.map((i) => form.strokes[i] ?? [])
  return { strokes, orders: [strokes.map((_, i) => i)] }
}

/** Every order and every direction, for strokes that were not drawn as they are taught. */
export function strokeArrangements(form: Form): Form[] {
  const count = form.strokes.length
  if (count > 3) return []
  return Array.from({ length: 2 ** count }, (_, turned) => ({
    strokes: form.strokes.map((line, i) => (turned & (2 ** i) ? reverseLine(line) : line)),
    orders: permutations(count),
  }))
}

export function permutations(count: number): number[][] {
  if (count === 0) return [[]]
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
  )
}

export const gapOf = (line: Line) => distanceBetween(firstPoint(line), lastPoint(line))
