import type { RefObject } from 'react'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { Board } from './board.ts'
import { elementName } from './element-name.ts'
import { pick } from './select-hand.ts'
import { commitTyping } from './typing.ts'
import { useBoard } from './use-board.ts'

type ListProps = { board: Board; root: RefObject<HTMLElement | null> }

/** Everything on the board in words; a press picks it, and the keys move it. */
export function ElementList({ board, root }: ListProps) {
  const elements = useBoard(board, ({ drawing }) => drawing.scene.elements)
  const choose = (id: string) => {
    commitTyping(board)
    const element = board.get().drawing.scene.elements.find((one) => one.id === id)
    board.set({ tool: 'select' })
    pick(board, element ?? null)
    root.current?.querySelector<HTMLElement>('[role="application"]')?.focus()
  }
  return (
    <details className="w-full rounded-control border border-line bg-paper/70 text-sm">
      <summary className="flex min-h-12 items-center px-4 font-medium">{words.list}</summary>
      {elements.length === 0 && <p className="px-4 pb-3 text-ink-soft">{words.empty}</p>}
      <ul className="flex max-h-48 flex-wrap gap-1 overflow-y-auto px-2 pb-2 empty:hidden">
        {elements.map((element) => (
          <li key={element.id}>
            <button
              type="button"
              onClick={() => choose(element.id)}
              className="pressable min-h-12 rounded-control border border-line bg-paper px-3 text-left hover:bg-leaf-mist"
            >
              {elementName(element)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
