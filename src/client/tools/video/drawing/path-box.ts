export type Box = { x: number; y: number; width: number; height: number }

/** How many numbers a step of a path takes, and which of them are its points. */
const takes: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }

type Point = [x: number, y: number]

/** The points that a step draws through or bends to. A bend lies within its handles, so that the box is never too small. */
function pointsOf(step: string, numbers: readonly number[], [x, y]: Point): Point[] {
  const isRelative = step !== step.toUpperCase()
  const from: Point = isRelative ? [x, y] : [0, 0]
  const [first = 0] = numbers
  if (step === 'H' || step === 'h') return [[from[0] + first, y]]
  if (step === 'V' || step === 'v') return [[x, from[1] + first]]
  const pairs = step === 'A' || step === 'a' ? numbers.slice(5) : numbers
  return Array.from({ length: pairs.length / 2 }, (_, at) => [
    from[0] + (pairs[2 * at] ?? 0),
    from[1] + (pairs[2 * at + 1] ?? 0),
  ])
}

/** All points of a path, around its own 0, 0. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = []
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  for (const [, step = 'M', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (step === 'Z' || step === 'z') {
      here = start
      continue
    }
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text))
    const each = takes[step.toUpperCase()] ?? 2
    for (let at = 0; at + each <= numbers.length; at += each) {
      const next = pointsOf(step, numbers.slice(at, at + each), here)
      points.push(...next)
      here = next.at(-1) ?? here
      if (step.toUpperCase() === 'M' && at === 0) start = here
    }
  }
  return points
}

/** What points take up, with their stroke. */
export function boxAround(points: readonly Point[], stroke: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const half = stroke / 2
  return {
    x: left - half,
    y: top - half,
    width: Math.max(...xs) - left + stroke,
    height: Math.max(...ys) - top + stroke,
  }
}
