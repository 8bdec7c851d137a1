import type { Mat } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { hopOf, isHop, lineWords } from './number-lines.ts'
import { isClosed, isDot, type Mark } from './scene-marks.ts'
import { countedNoun, drawnMeaning, type Sighting } from './sighting.ts'
import { type Box, boxExtent, boxHeight, boxWidth, holdsBox, midX, midY, spanOverlap } from './stroke-box.ts'

// The places of the mats that the blackboard draws (src/client/tools/blackboard/mat-lines.ts).
const tenFrame = { cell: 130, left: (boardSize.width - 5 * 130) / 2, top: (boardSize.height - 2 * 130) / 2 }
const numberLine = { left: 40, step: 36, y: 300, most: 20 }
const bars = { parts: [1, 2, 3, 4, 5, 6, 8], left: 40, top: 30, width: 720, height: 62 }
const chart = { cell: 47, left: (boardSize.width - 470) / 2, top: (boardSize.height - 470) / 2 }

/** What the marks mean on their mat, when all of them belong to it. */
export function onMat(mat: Mat, marks: readonly Mark[]): Sighting | null {
  if (marks.some(({ made }) => made === 'text') || marks.length === 0) return null
  if (mat === 'ten-frame') return inTenFrame(marks)
  if (mat === 'number-line') return onNumberLine(marks)
  if (mat === 'fraction-bars') return inBars(marks)
  return mat === 'hundred-chart' ? onChart(marks) : null
}

const cellOf = (left: number, top: number, size: number): Box => ({ left, top, right: left + size, bottom: top + size })

/** Counters in the cells: one dot, ring, or cross in each. */
function inTenFrame(marks: readonly Mark[]): Sighting | null {
  const { cell, left, top } = tenFrame
  const cells = Array.from({ length: 10 }, (_, at) =>
    cellOf(left + (at % 5) * cell, top + Math.floor(at / 5) * cell, cell),
  )
  const held = cells.map((box) => marks.filter((mark) => holdsBox(box, mark.box, 10)))
  if (held.reduce((sum, { length }) => sum + length, 0) !== marks.length) return null
  const full = held.filter(({ length }) => length > 0)
  if (!full.every((inside) => isCounter(inside))) return null
  return { marks, meanings: [drawnMeaning(`${countedNoun(full.length, 'dot')} in the ten-frame`)] }
}

function isCounter(marks: readonly Mark[]): boolean {
  const [one, two] = marks
  if (!one || marks.length > 2) return false
  if (!two) return isDot(one) || isClosed(one)
  const [a, b] = [one, two].map(({ box }) => box)
  const straight = [one, two].every(({ length, box }) => length < 1.2 * Math.hypot(boxWidth(box), boxHeight(box)))
  if (!a || !b || !straight) return false
  return spanOverlap(a.left, a.right, b.left, b.right) > 0.6 && spanOverlap(a.top, a.bottom, b.top, b.bottom) > 0.6
}

function onNumberLine(marks: readonly Mark[]): Sighting | null {
  const { left, step, y, most } = numberLine
  const value = (x: number) => Math.min(most, Math.max(0, Math.round((x - left) / step)))
  const off = (x: number) => Math.abs((x - left) / step - value(x))
  const line = { top: y - 8, bottom: y + 8 }
  if (marks.every((mark) => isHop(mark, line, []))) {
    const ends = marks.flatMap(({ path }) => [path[0], path.at(-1)]).flatMap((spot) => (spot ? [spot[0]] : []))
    if (ends.some((x) => off(x) > 0.4) || marks.length > 8) return null
    return {
      marks,
      meanings: [
        drawnMeaning(
          lineWords(
            null,
            marks.map((mark) => hopOf(mark, { value })),
          ),
        ),
      ],
    }
  }
  const [dot] = marks
  const near = marks.length === 1 && dot && isDot(dot) && Math.abs(midY(dot.box) - y) < 24 && off(midX(dot.box)) < 0.4
  return near ? { marks, meanings: [drawnMeaning(`a dot at ${value(midX(dot.box))} on the number line`)] } : null
}

/** Shaded parts of one bar: a child fills them with ink. */
function inBars(marks: readonly Mark[]): Sighting | null {
  const { parts, left, top, width, height } = bars
  const rows = new Set(marks.map(({ box }) => Math.floor((midY(box) - top) / height)))
  const [row = -1] = rows
  const count = parts[row]
  if (rows.size > 1 || count === undefined || marks.some(({ box }) => boxHeight(box) > 1.2 * height)) return null
  const shaded = Array.from({ length: count }, (_, at) => {
    const from = left + (at * width) / count
    const inside = marks.filter(({ box }) => spanOverlap(box.left, box.right, from, from + width / count) > 0.5)
    const inked = inside.reduce(
      (sum, mark) => sum + mark.length * Math.min(1, width / count / Math.max(1, boxWidth(mark.box))),
      0,
    )
    return inked / (width / count)
  })
  const clear = shaded.every((ink) => ink > 1.5 || ink < 0.15)
  const filled = shaded.filter((ink) => ink > 1.5).length
  if (!clear || filled === 0) return null
  return { marks, meanings: [drawnMeaning(`${filled}/${count} of a bar`)] }
}

/** Numbers of the chart with a ring around them. */
function onChart(marks: readonly Mark[]): Sighting | null {
  const { cell, left, top } = chart
  const ringed = marks.map((mark) => {
    const [column, row] = [Math.floor((midX(mark.box) - left) / cell), Math.floor((midY(mark.box) - top) / cell)]
    const fits = isClosed(mark) && boxExtent(mark.box) > 18 && boxExtent(mark.box) < 1.6 * cell
    return fits && column >= 0 && column < 10 && row >= 0 && row < 10 ? row * 10 + column + 1 : null
  })
  if (ringed.some((number) => number === null) || ringed.length > 20) return null
  const numbers = [...new Set(ringed)].sort((a, b) => (a ?? 0) - (b ?? 0)).join(', ')
  return { marks, meanings: [{ seen: `a ring around ${numbers}`, told: `I circled ${numbers}` }] }
}
