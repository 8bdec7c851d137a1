import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { InkPoint } from '#shared/ink.ts'
import { boardSize, type Place } from '#shared/tools/blackboard/plane.ts'
import type { Board } from './board.ts'
import { nudge, removeSelected } from './select-hand.ts'

/** How far a key goes; with Shift, as fine as can be. */
const step = { far: 10, fine: 1 } as const

const ways: Record<string, Place> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle: Place = [boardSize.width / 2, boardSize.height / 2]
const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** What the keys do on the board: a pen that the arrow keys move, and what is picked. */
export function boardKeys(board: Board, hand: PenHandlers): (event: ReactKeyboardEvent) => void {
  const cursor = () => board.get().cursor ?? middle
  const point = ([x, y]: Place): InkPoint => [x, y, Math.round(board.now()), 0.5]
  const go = (way: Place, far: number) => {
    const { tool, selected, down } = board.get()
    if (tool === 'select' && selected) return nudge(board, [way[0] * far, way[1] * far])
    const [x, y] = cursor()
    const next: Place = [within(x + way[0] * far, boardSize.width), within(y + way[1] * far, boardSize.height)]
    board.set({ cursor: next, said: words.at(...next) })
    if (down) hand.move([point(next)])
  }
  const press = () => {
    const { tool, down } = board.get()
    if (down) {
      hand.end()
      board.set({ down: false })
      return
    }
    board.set({ cursor: cursor(), said: words.penDown })
    hand.start(point(cursor()))
    // These are done with one touch; a shape that has its beginning is done with the second.
    if (tool === 'select' || tool === 'type') return hand.end()
    board.set({ down: true })
  }
  const leave = () => {
    const { down, anchor, selected } = board.get()
    if (down || anchor) hand.cancel()
    board.set({ down: false, anchor: null, guides: [], selected: null, said: selected ? words.letGo : words.dropped })
    return down || anchor !== null || selected !== null
  }
  return (event) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
    const way = ways[event.key]
    if (way) go(way, event.shiftKey ? step.fine : step.far)
    else if (event.key === 'Enter' || event.key === ' ') press()
    else if (event.key === 'Delete' || event.key === 'Backspace') removeSelected(board)
    else if (event.key !== 'Escape' || !leave()) return
    event.preventDefault()
  }
}

/** Undo and redo from anywhere in the tool but from a field, which has its own. */
export function undoKeys(board: Board): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    if (!(ctrlKey || metaKey) || (target instanceof HTMLInputElement && target.type === 'text')) return
    const name = key.toLowerCase()
    if (name !== 'z' && name !== 'y') return
    event.preventDefault()
    if (name === 'y' || shiftKey) board.redo()
    else board.undo()
  }
}
