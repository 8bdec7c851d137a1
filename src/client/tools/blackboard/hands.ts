import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import type { SheetHandle } from '#client/tools/canvas/sheet.tsx'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { Board } from './board.ts'
import type { BoardTool } from './board-state.ts'
import { inkHand } from './ink-hand.ts'
import { lateHand } from './late-hand.ts'
import { selectHand } from './select-hand.ts'
import { shapeHand } from './shape-hand.ts'
import { commitTyping, typeHand } from './typing.ts'

/** What a hand does on the board with the tool that it holds; a pointer's or the keyboard's. */
export function handOf(board: Board, sheet: () => SheetHandle | null): PenHandlers {
  const hands: Record<BoardTool, PenHandlers> = {
    select: selectHand(board),
    draw: inkHand(board, sheet),
    type: typeHand(board),
    line: shapeHand(board, 'line'),
    rect: shapeHand(board, 'rect'),
    circle: shapeHand(board, 'circle'),
    eraser: lateHand(
      async () => (await import('./eraser-hand.ts')).eraserHand(board),
      () => board.set({ said: words.missing }),
    ),
  }
  let held: PenHandlers | null = null
  const letGo = (how: 'end' | 'cancel') => {
    held?.[how]()
    held = null
  }
  return {
    start: (point) => {
      commitTyping(board)
      held = hands[board.get().tool]
      held.start(point)
    },
    move: (points) => held?.move(points),
    end: () => letGo('end'),
    cancel: () => letGo('cancel'),
  }
}
