import type { LetterStyle } from '#shared/handwriting.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { frameOf } from './frames.ts'
import type { Line, Point } from './geometry.ts'
import { type Model, modelsOf } from './models.ts'

const tenth = (value: number) => Math.round(value * 10) / 10

/** A stroke of the model, laid over what was drawn. */
function laid(lines: readonly Line[], model: Model, stroke: number): [number, number][] {
  const { sx, sy, dx, dy } = frameOf(lines, model.lines)
  const points = model.strokes[stroke]?.points ?? []
  return points.map(([x, y]) => [tenth((x - dx) / sx), tenth((y - dy) / sy)])
}

const offInk = (path: readonly Point[], ink: readonly Point[]) =>
  path.reduce((sum, point) => sum + Math.min(...ink.map((one) => distanceBetween(one, point))), 0)

/** Where the pen should have begun, and how it goes on: in the form that lies on what the child wrote. */
export function beginOf(lines: readonly Line[], glyph: string, stroke: number, style: LetterStyle): [number, number][] {
  const ink = lines.flat()
  let best: [number, number][] = []
  for (const model of modelsOf(glyph, style)) {
    const path = laid(lines, model, stroke)
    if (path.length > 0 && (best.length === 0 || offInk(path, ink) < offInk(best, ink))) best = path
  }
  return best
}
