import type { Mat } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'

type Label = { x: number; y: number; size: number; text: string }

/** A mat as lines and small texts, for the screen and for a picture that is taken home. */
export type MatLines = { path: string; labels: Label[] }

export const matLook = { line: '#b9c6bf', text: '#5f7369', width: 2 } as const

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`
const none: MatLines = { path: '', labels: [] }

function tenFrame(): MatLines {
  const cell = 130
  const [left, top] = [(boardSize.width - 5 * cell) / 2, (boardSize.height - 2 * cell) / 2]
  const cells = upTo(10).map((at) => box(left + (at % 5) * cell, top + Math.floor(at / 5) * cell, cell, cell))
  return { path: cells.join(''), labels: [] }
}

function numberLine(): MatLines {
  const [left, step, y, most] = [40, 36, 300, 20]
  const right = left + most * step
  const ticks = upTo(most + 1).map((at) => {
    const tall = at % 5 === 0 ? 16 : 10
    return `M${left + at * step} ${y - tall}v${2 * tall}`
  })
  return {
    path: `M${left - 26} ${y}H${right + 26}m-10-8 10 8-10 8M${left - 16} ${y - 8}l-10 8 10 8${ticks.join('')}`,
    labels: upTo(most + 1).map((at) => ({ x: left + at * step, y: y + 40, size: 18, text: String(at) })),
  }
}

function fractionBars(): MatLines {
  const parts = [1, 2, 3, 4, 5, 6, 8]
  const [left, top, width, height] = [40, 30, 720, 62]
  const bars = parts.flatMap((count, row) =>
    upTo(count).map((at) => ({ x: left + (at * width) / count, y: top + row * height, across: width / count, count })),
  )
  return {
    path: bars.map(({ x, y, across }) => box(x, y, across, height - 8)).join(''),
    labels: bars.map(({ x, y, across, count }) => ({
      x: x + across / 2,
      y: y + height / 2 + 3,
      size: 18,
      text: count === 1 ? '1' : `1/${count}`,
    })),
  }
}

function hundredChart(): MatLines {
  const cell = 47
  const [left, top] = [(boardSize.width - 10 * cell) / 2, (boardSize.height - 10 * cell) / 2]
  const lines = upTo(11).map((at) => `M${left + at * cell} ${top}v${10 * cell}M${left} ${top + at * cell}h${10 * cell}`)
  return {
    path: lines.join(''),
    labels: upTo(100).map((at) => ({
      x: left + ((at % 10) + 0.5) * cell,
      y: top + (Math.floor(at / 10) + 0.5) * cell + 6,
      size: 18,
      text: String(at + 1),
    })),
  }
}

function grid(): MatLines {
  const cell = 50
  const across = upTo(boardSize.width / cell - 1).map((at) => `M${(at + 1) * cell} 0v${boardSize.height}`)
  const down = upTo(boardSize.height / cell - 1).map((at) => `M0 ${(at + 1) * cell}h${boardSize.width}`)
  return { path: [...across, ...down].join(''), labels: [] }
}

const drawn: Record<Mat, () => MatLines> = {
  plain: () => none,
  'ten-frame': tenFrame,
  'number-line': numberLine,
  'fraction-bars': fractionBars,
  'hundred-chart': hundredChart,
  grid,
}

/** The lines of a mat. */
export const matLines = (mat: Mat): MatLines => drawn[mat]()
