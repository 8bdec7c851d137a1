import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { Board } from './board.ts'
import { type BoardTool, tools } from './board-state.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolRow } from './tool-row.tsx'
import { commitTyping } from './typing.ts'
import { useBoard } from './use-board.ts'

type BarProps = { board: Board; large: boolean }

/** The tools, and the way back: a row above the board; on a phone two, and one that scrolls where it is low as well. */
export function Toolbar({ board, large }: BarProps) {
  const held = useBoard(board, ({ tool }) => tool)
  const take = (tool: BoardTool) => {
    commitTyping(board)
    const selected = tool === 'select' ? board.get().selected : null
    board.set({ tool, selected, anchor: null, sketch: null, guides: [], down: false, said: '' })
  }
  return (
    <ToolRow label={words.toolsLabel} beside="tools">
      {tools.map((tool) => (
        <ToolButton
          key={tool}
          glyph={tool}
          label={words.tools[tool]}
          large={large}
          pressed={tool === held}
          onClick={() => take(tool)}
        />
      ))}
      <span
        aria-hidden="true"
        className="mx-1 w-0.5 shrink-0 self-stretch rounded bg-line low:hidden [@container(max-width:42rem)_and_(min-height:34rem)]:hidden"
      />
      <Steps board={board} large={large} />
    </ToolRow>
  )
}

function Steps({ board, large }: BarProps) {
  const canUndo = useBoard(board, (state) => state.canUndo)
  const canRedo = useBoard(board, (state) => state.canRedo)
  const isEmpty = useBoard(board, ({ drawing }) => drawing.scene.elements.length + drawing.marks.length === 0)
  return (
    <>
      <ToolButton glyph="undo" label={words.undo} large={large} off={!canUndo} onClick={board.undo} />
      <ToolButton glyph="redo" label={words.redo} large={large} off={!canRedo} onClick={board.redo} />
      <ToolButton glyph="clear" label={words.clear} large={large} off={isEmpty} onClick={board.clear} />
    </>
  )
}
