import { useEffect } from 'react'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import type { TutorMark } from '#shared/drawing.ts'
import { elementBounds } from '#shared/tools/blackboard/bounds.ts'
import type { Board } from './board.ts'
import { commitTyping } from './typing.ts'
import { useBoard } from './use-board.ts'

/** What the tutor draws is kept with the drawing. */
export function useTutorMarks(board: Board, marks: TutorMark[] | null): void {
  useEffect(() => {
    if (marks) board.takeMarks(marks)
  }, [board, marks])
}

/** The tutor knows where something stands, so that it draws beside it. */
export function useBoardLook(board: Board, onBoard: ToolProps['onBoard']): void {
  const elements = useBoard(board, ({ drawing }) => drawing.scene.elements)
  useEffect(() => void onBoard?.(elements.map(elementBounds)), [onBoard, elements])
}

/** While Alt is held, nothing lines up by itself. Who leaves the tool keeps what stands in its field. */
export function useFreeHand(board: Board): void {
  useEffect(() => {
    const follow = ({ altKey }: KeyboardEvent) => {
      if (board.get().free !== altKey) board.set({ free: altKey })
    }
    const letGo = () => board.set({ free: false })
    window.addEventListener('keydown', follow)
    window.addEventListener('keyup', follow)
    window.addEventListener('blur', letGo)
    return () => {
      window.removeEventListener('keydown', follow)
      window.removeEventListener('keyup', follow)
      window.removeEventListener('blur', letGo)
      commitTyping(board)
      board.set({ preview: null, sketch: null, guides: [], anchor: null, rubber: null, down: false })
    }
  }, [board])
}
