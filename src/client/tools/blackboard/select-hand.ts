import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { BoardElement } from '#shared/drawing.ts'
import { elementAt } from '#shared/tools/blackboard/hit-test.ts'
import { moveElement } from '#shared/tools/blackboard/move.ts'
import type { Place } from '#shared/tools/blackboard/plane.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import type { Board } from './board.ts'
import { elementName } from './element-name.ts'

/** A hand that shakes less than this does not move anything. */
const still = 3

const elementsOf = (board: Board) => board.get().drawing.scene.elements

const withOther = (elements: readonly BoardElement[], other: BoardElement) =>
  elements.map((one) => (one.id === other.id ? other : one))

/** The element that is picked, if it is still there. */
export const selectedOf = (board: Board): BoardElement | null =>
  elementsOf(board).find(({ id }) => id === board.get().selected) ?? null

export function pick(board: Board, element: BoardElement | null): void {
  const said = element ? words.picked(elementName(element)) : words.nothingHere
  board.set({ selected: element?.id ?? null, said })
}

/** Moves what is picked. */
export function nudge(board: Board, by: Place): void {
  const element = selectedOf(board)
  if (!element) return
  const there = moveElement(element, by)
  board.commit(withOther(elementsOf(board), there), words.movedTo(elementName(there)), `move ${element.id}`)
}

/** Takes what is picked off the board. */
export function removeSelected(board: Board): void {
  const element = selectedOf(board)
  if (!element) return
  board.set({ selected: null })
  board.commit(
    elementsOf(board).filter((one) => one !== element),
    words.removed(elementName(element)),
  )
}

/** Picks what it touches, and moves it along. */
export function selectHand(board: Board): PenHandlers {
  let from: Place = [0, 0]
  let by: Place = [0, 0]
  return {
    start: ([x, y]) => {
      from = [x, y]
      by = [0, 0]
      pick(board, elementAt(elementsOf(board), from))
    },
    move: (points) => {
      const [element, last] = [selectedOf(board), points.at(-1)]
      if (!element || !last) return
      by = [last[0] - from[0], last[1] - from[1]]
      if (distanceBetween(by, [0, 0]) >= still)
        board.set({ preview: withOther(elementsOf(board), moveElement(element, by)) })
    },
    end: () => {
      if (board.get().preview) nudge(board, by)
    },
    cancel: () => board.set({ preview: null }),
  }
}
