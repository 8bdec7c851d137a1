import type { TutorMark } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'

/** Where something stands on the board: its upper left corner, how wide and how high it is. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export const overlap = ([x, y, w, h]: Box, [left, top, width, height]: Box): boolean =>
  x < left + width && left < x + w && y < top + height && top < y + h

export const isOnBoard = ([x, y, w, h]: Box): boolean =>
  x >= 0 && y >= 0 && x + w <= boardSize.width && y + h <= boardSize.height

/** How wide a letter is drawn, of its size: the widest of the board's font. */
const letterWidth = 0.62
/** A line has some thickness. */
const ink = 4
/** How high hops stand above their line, and numbers below it. */
export const lineRoom = { above: 44, below: 34, side: 18 } as const

/** Where a mark stands at the most: what must not lie on the child's work. */
export function boxOf(mark: TutorMark): Box {
  switch (mark.kind) {
    case 'text':
      return [mark.x, mark.y - mark.size, mark.text.length * mark.size * letterWidth, mark.size * 1.3]
    case 'line':
    case 'arrow': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to]
      const room = mark.kind === 'arrow' ? 10 : ink
      const [x, y] = [Math.min(x1, x2) - room, Math.min(y1, y2) - room]
      return [x, y, Math.abs(x2 - x1) + 2 * room, Math.abs(y2 - y1) + 2 * room]
    }
    case 'circle':
      return [mark.x - mark.radius - ink, mark.y - mark.radius - ink, 2 * (mark.radius + ink), 2 * (mark.radius + ink)]
    case 'highlight':
      return [mark.x, mark.y, mark.width, mark.height]
    case 'array':
      return [mark.x, mark.y, mark.columns * mark.gap, mark.rows * mark.gap]
    case 'number-line': {
      const { above, below, side } = lineRoom
      return [mark.x - side, mark.y - above, mark.width + 2 * side, above + below]
    }
  }
}

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , w]) => x + w))
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h))
  return [left, top, right - left, bottom - top]
}

/** A mark somewhere else, and larger or smaller. */
export function moved(mark: TutorMark, dx: number, dy: number, scale: number): TutorMark {
  const x = (value: number) => round(value * scale + dx)
  const y = (value: number) => round(value * scale + dy)
  const size = (value: number) => round(value * scale)
  switch (mark.kind) {
    case 'text':
      return { ...mark, x: x(mark.x), y: y(mark.y), size: size(mark.size) }
    case 'line':
    case 'arrow':
      return { ...mark, from: [x(mark.from[0]), y(mark.from[1])], to: [x(mark.to[0]), y(mark.to[1])] }
    case 'circle':
      return { ...mark, x: x(mark.x), y: y(mark.y), radius: size(mark.radius) }
    case 'highlight':
      return { ...mark, x: x(mark.x), y: y(mark.y), width: size(mark.width), height: size(mark.height) }
    case 'array':
      return { ...mark, x: x(mark.x), y: y(mark.y), gap: size(mark.gap) }
    case 'number-line':
      return { ...mark, x: x(mark.x), y: y(mark.y), width: size(mark.width) }
  }
}

const round = (value: number) => Math.round(value * 10) / 10
