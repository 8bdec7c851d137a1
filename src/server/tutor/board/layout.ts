import type { TutorMark } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { around, type Box, boxOf, isOnBoard, moved, overlap } from './boxes.ts'

/** Between the child's work and the tutor's, and to the edge. */
const air = 14
const step = 20
/** Below this a child could not read it any more. */
const scales = [1, 0.85, 0.7] as const

/**
 * Puts a sketch where nothing of the child's work lies, as large as it goes: to the right first, then below, then
 * anywhere. Null when there is no room: then nothing is drawn.
 */
export function laidOut(sketch: readonly TutorMark[], taken: readonly Box[]): TutorMark[] | null {
  if (sketch.length === 0) return null
  const [left, top, width, height] = around(sketch.map(boxOf))
  for (const scale of scales) {
    const place = freePlace(width * scale, height * scale, taken)
    if (!place) continue
    const marks = sketch.map((mark) => moved(mark, place[0] - left * scale, place[1] - top * scale, scale))
    if (standsClear(marks, taken)) return marks
  }
  return null
}

/** Whether every mark is on the board and off the child's work. */
export const standsClear = (marks: readonly TutorMark[], taken: readonly Box[]): boolean =>
  marks.every((mark) => isOnBoard(boxOf(mark)) && !taken.some((box) => overlap(boxOf(mark), box)))

function freePlace(width: number, height: number, taken: readonly Box[]): [number, number] | null {
  const wide: Box[] = taken.map(([x, y, w, h]) => [x - air, y - air, w + 2 * air, h + 2 * air])
  const isFree = (x: number, y: number) => !wide.some((box) => overlap([x, y, width, height], box))
  const work = taken.length > 0 ? around(taken) : null
  let best: { place: [number, number]; cost: number } | null = null
  for (let y = air; y + height <= boardSize.height - air; y += step) {
    for (let x = air; x + width <= boardSize.width - air; x += step) {
      if (!isFree(x, y)) continue
      const cost = farFrom(work, [x, y, width, height])
      if (best === null || cost < best.cost) best = { place: [x, y], cost }
    }
  }
  return best?.place ?? null
}

/** Beside the work is best, and near to it; on an empty board the upper left. */
function farFrom(work: Box | null, [x, y, width, height]: Box): number {
  if (!work) return x + y
  const [left, top, w, h] = work
  const isBeside = x >= left + w || x + width <= left
  const [dx, dy] = [x + width / 2 - (left + w / 2), y + height / 2 - (top + h / 2)]
  return Math.hypot(dx, dy) + (isBeside ? 0 : 120) + (x < left ? 60 : 0)
}
