import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { BoardElement } from '#shared/drawing.ts'
import { eraseElements } from '#shared/tools/blackboard/erase.ts'
import type { Place } from '#shared/tools/blackboard/plane.ts'
import type { Board } from './board.ts'
import { newElementId } from './capacity.ts'
import { eraserWidth } from './eraser-width.ts'

/** Erases. What is seen while rubbing is what will be left. */
export function eraserHand(board: Board): PenHandlers {
  let left: readonly BoardElement[] = []
  let last: Place = [0, 0]
  const rub = (path: Place[]) => {
    left = eraseElements(left, { path, width: eraserWidth(board.get().width) }, newElementId)
    last = path.at(-1) ?? last
    const isSame = left === board.get().drawing.scene.elements
    board.set({ preview: isSame ? null : [...left], rubber: last })
  }
  return {
    start: ([x, y]) => {
      left = board.get().drawing.scene.elements
      rub([[x, y]])
    },
    move: (points) => rub([last, ...points.map(([x, y]): Place => [x, y])]),
    end: () => {
      if (left === board.get().drawing.scene.elements) board.set({ preview: null, rubber: null })
      else board.commit(left, words.rubbedOut)
    },
    cancel: () => board.set({ preview: null, rubber: null }),
  }
}
