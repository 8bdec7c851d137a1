import { paintInk } from '#client/tools/canvas/paint.ts'
import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import type { SheetHandle } from '#client/tools/canvas/sheet.tsx'
import { simplify } from '#client/tools/canvas/thin.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { BoardElement } from '#shared/drawing.ts'
import type { InkPoint } from '#shared/ink.ts'
import type { Board } from './board.ts'
import { newElementId } from './capacity.ts'
import { elementName } from './element-name.ts'

/** Draws. What is being drawn is painted point by point, beside everything else. */
export function inkHand(board: Board, sheet: () => SheetHandle | null): PenHandlers {
  let points: InkPoint[] = []
  const paint = (from: number) => {
    const live = sheet()?.live
    if (live) paintInk(live, points, board.get(), from)
  }
  return {
    start: (point) => {
      points = [point]
      paint(0)
    },
    move: (added) => {
      const from = points.length
      points.push(...added)
      paint(from)
    },
    end: () => {
      const { color, width, drawing, down } = board.get()
      const kept = simplify(points).map(([x, y, t, pressure]): [number, number, number, number] => [x, y, t, pressure])
      const ink: BoardElement = { kind: 'ink', id: newElementId(), color, width, points: kept }
      points = []
      const isRoom = board.commit([...drawing.scene.elements, ink], down ? words.added(elementName(ink)) : '')
      if (!isRoom) sheet()?.clear('live')
    },
    cancel: () => {
      points = []
      sheet()?.clear('live')
    },
  }
}
