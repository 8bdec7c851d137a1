import { type RefObject, useMemo } from 'react'
import { Sheet } from '#client/tools/canvas/sheet.tsx'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import type { Board } from './board.ts'
import { boardKeys } from './board-keys.ts'
import { handOf } from './hands.ts'
import { LateMarks, LateMat } from './late-parts.ts'
import { Overlay } from './overlay.tsx'
import { TypingField } from './typing-field.tsx'
import { useBoard } from './use-board.ts'
import { usePainter } from './use-painter.ts'

const cursors = {
  select: 'cursor-default',
  type: 'cursor-text',
  draw: 'cursor-crosshair',
  line: 'cursor-crosshair',
  rect: 'cursor-crosshair',
  circle: 'cursor-crosshair',
  eraser: 'cursor-cell',
} as const

type SurfaceProps = { board: Board; describedBy: string; root: RefObject<HTMLElement | null> }

/** The board itself: the mat, the drawing, what the tutor drew, and what helps the hand. */
export function Surface({ board, describedBy, root }: SurfaceProps) {
  const painter = usePainter(board)
  const hand = useMemo(() => handOf(board, painter.sheet), [board, painter])
  const onKeyDown = useMemo(() => boardKeys(board, hand), [board, hand])
  const mat = useBoard(board, ({ drawing }) => drawing.scene.mat)
  const marks = useBoard(board, ({ drawing }) => drawing.marks)
  const layerShown = useBoard(board, (state) => state.layerShown)
  const tool = useBoard(board, (state) => state.tool)
  return (
    <div className="relative overflow-hidden rounded-control border-2 border-line-strong bg-white shadow-card has-[>[role=application]:focus-visible]:outline-3 has-[>[role=application]:focus-visible]:outline-offset-2 has-[>[role=application]:focus-visible]:outline-leaf-deep">
      {mat !== 'plain' && <LateMat mat={mat} />}
      <Sheet
        size={boardSize}
        label={words.surface}
        describedBy={describedBy}
        pen={hand}
        now={board.now}
        onReady={painter.onReady}
        redraw={painter.redraw}
        onKeyDown={onKeyDown}
        className={`outline-none ${cursors[tool]}`}
      >
        {layerShown && marks.length > 0 && <LateMarks marks={marks} />}
        <Overlay board={board} />
        <TypingField board={board} root={root} />
      </Sheet>
    </div>
  )
}
