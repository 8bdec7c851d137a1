import { boxOf, type Line, resampleLine, sizeOf, widthOf } from './geometry.ts'
import type { PlacedLetter } from './letter-shapes.ts'

/** The strokes of each letter of a word, in the order drawn, by their numbers. */
type Part = { strokes: number[]; cost: number }

const cloudPoints = 16

function cloud(lines: readonly Line[]): Line {
  const box = boxOf(lines)
  const size = sizeOf(box) || 1
  const points = lines.flatMap((line) => resampleLine(line, cloudPoints))
  return points.map(([x, y]) => [(x - box.left) / size, (y - box.top) / size])
}

function farness(from: Line, to: Line): number {
  let sum = 0
  for (const [x, y] of from) {
    let least = Infinity
    for (const [u, v] of to) least = Math.min(least, (x - u) ** 2 + (y - v) ** 2)
    sum += Math.sqrt(least)
  }
  return sum / Math.max(1, from.length)
}

type Target = { cloud: Line; middle: number; strokes: number }

function targetsOf(letters: readonly PlacedLetter[]): Target[] {
  const boxes = letters.map(({ glyph, fit }) => {
    const box = boxOf(glyph.forms[0].strokes)
    return { left: box.left * fit.sx + fit.dx, right: box.right * fit.sx + fit.dx }
  })
  const [start, end] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))]
  return letters.map(({ glyph }, i) => {
    const { left = 0, right = 0 } = boxes[i] ?? {}
    const { strokes } = glyph.forms[0]
    return {
      cloud: cloud(strokes),
      strokes: strokes.length,
      middle: ((left + right) / 2 - start) / Math.max(1, end - start),
    }
  })
}

/** Some neighboring strokes, as they are held against every letter. */
type Drawn = { strokes: number[]; cloud: Line; middle: number }

function costOf({ strokes, cloud: drawn, middle }: Drawn, target: Target): number {
  if (strokes.length === 0) return 1
  const off = Math.abs(middle - target.middle)
  const count = Math.abs(strokes.length - target.strokes) * 0.04
  return farness(drawn, target.cloud) + farness(target.cloud, drawn) + off + count
}

const middleOf = (line: Line) => {
  const box = boxOf([line])
  return (box.left + box.right) / 2
}

const mostPerLetter = 6

/** Runs of strokes from left to right. Each is measured once, though every letter of the word looks at it. */
function runsOf(lines: readonly Line[]): (start: number, end: number) => Drawn {
  const middles = lines.map(middleOf)
  const order = lines.map((_, i) => i).sort((a, b) => (middles[a] ?? 0) - (middles[b] ?? 0))
  const box = boxOf(lines)
  const known = new Map<number, Drawn>()
  return (start, end) => {
    const place = start * (lines.length + 1) + end
    const found = known.get(place)
    if (found) return found
    const strokes = order.slice(start, end).sort((a, b) => a - b)
    const ink = strokes.map((i) => lines[i] ?? [])
    const { left, right } = boxOf(ink)
    const middle = ((left + right) / 2 - box.left) / Math.max(1, widthOf(box))
    const drawn = { strokes, cloud: strokes.length === 0 ? [] : cloud(ink), middle }
    known.set(place, drawn)
    return drawn
  }
}

/**
 * Gives each drawn stroke to a letter of the word: from left to right, so that forms and places fit best. A dot or cross
 * that is added when the word is done still comes to its letter.
 */
export function splitWord(lines: readonly Line[], letters: readonly PlacedLetter[]): number[][] {
  const drawn = runsOf(lines)
  let rows: (Part & { parts: number[][] })[] = [{ strokes: [], cost: 0, parts: [] }]
  for (const target of targetsOf(letters)) {
    const next: typeof rows = []
    for (let end = 0; end <= lines.length; end++) {
      for (let start = Math.max(0, end - mostPerLetter); start <= end; start++) {
        const before = rows[start]
        if (!before || before.cost === Infinity) continue
        const run = drawn(start, end)
        const { strokes } = run
        const cost = before.cost + costOf(run, target)
        if (cost < (next[end]?.cost ?? Infinity)) next[end] = { strokes, cost, parts: [...before.parts, strokes] }
      }
      next[end] ??= { strokes: [], cost: Infinity, parts: [] }
    }
    rows = next
  }
  return rows[lines.length]?.parts ?? letters.map(() => [])
}
