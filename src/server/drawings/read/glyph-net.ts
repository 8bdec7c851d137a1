import { z } from '@hono/zod-openapi'
import { featureCount, featuresOf } from './glyph-features.ts'
import { boxHeight, boxOf, boxWidth, lengthOf, type Path } from './stroke-box.ts'

const layer = z.object({
  /** A row of bytes (as signed numbers, base64) per cell, and what one step of a byte is worth in that row. */
  rows: z.array(z.string()),
  steps: z.array(z.number()),
  bias: z.array(z.number()),
})
const weights = z.object({
  classes: z.array(z.string()),
  heat: z.number().positive(),
  layers: z.array(layer).length(2),
})
export type InkWeights = z.infer<typeof weights>

type Layer = { rows: Int8Array[]; steps: number[]; bias: number[] }
export type GlyphNet = { classes: string[]; heat: number; layers: Layer[] }

export function glyphNetOf(raw: unknown): GlyphNet {
  const { classes, heat, layers } = weights.parse(raw)
  return {
    classes,
    heat,
    layers: layers.map(({ rows, steps, bias }) => ({
      rows: rows.map((row) => new Int8Array(Buffer.from(row, 'base64'))),
      steps,
      bias,
    })),
  }
}

function through({ rows, steps, bias }: Layer, input: Float32Array): Float32Array {
  const output = new Float32Array(rows.length)
  rows.forEach((row, index) => {
    let sum = 0
    for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (input[at] ?? 0)
    output[index] = sum * (steps[index] ?? 0) + (bias[index] ?? 0)
  })
  return output
}

type Known = { chances?: Float32Array; with: WeakMap<Path, Known> }
const newKnown = (): Known => ({ with: new WeakMap() })

/** What was found for strokes, by the strokes themselves, each after the one before it; it goes when they go. */
const known = new WeakMap<GlyphNet, Known>()

/** How likely each class is for these strokes taken together. The same strokes are looked at once. */
export function classifyGlyph(net: GlyphNet, paths: readonly Path[]): Float32Array {
  let place = known.get(net) ?? newKnown()
  known.set(net, place)
  for (const path of paths) {
    const next = place.with.get(path) ?? newKnown()
    place.with.set(path, next)
    place = next
  }
  place.chances ??= chancesOf(net, paths)
  return place.chances
}

const noGlyph = 'none'
/** No sign has so much line for its size, even when a hand went over it twice. */
const mostLine = 7

function isTangle(paths: readonly Path[]): boolean {
  const box = boxOf(paths)
  const line = paths.reduce((sum, path) => sum + lengthOf(path), 0)
  return line > mostLine * Math.hypot(boxWidth(box), boxHeight(box))
}

function chancesOf(net: GlyphNet, paths: readonly Path[]): Float32Array {
  if (isTangle(paths)) return Float32Array.from(net.classes, (name) => (name === noGlyph ? 1 : 0))
  const [hidden, last] = net.layers
  if (!hidden || !last) return new Float32Array(featureCount)
  const cells = through(hidden, featuresOf(paths)).map((value) => Math.max(0, value))
  const scores = through(last, cells).map((value) => value / net.heat)
  const top = Math.max(...scores)
  const parts = scores.map((value) => Math.exp(value - top))
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => part / sum)
}
