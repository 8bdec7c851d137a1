import type { PenHandlers } from '#client/tools/canvas/pen.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { BoardElement } from '#shared/drawing.ts'
import { isBlank } from '#shared/text-rules.ts'
import { elementAt } from '#shared/tools/blackboard/hit-test.ts'
import { boardSize, type Place, toTenth } from '#shared/tools/blackboard/plane.ts'
import type { Board } from './board.ts'
import type { Typing } from './board-state.ts'
import { newElementId } from './capacity.ts'
import { elementName } from './element-name.ts'

/** How large letters are for a pen of some width: always to be read. */
export const textSize = (width: number) => Math.round(Math.min(96, Math.max(24, 32 + (width - 4) * 1.4)))

const kept = (value: number, least: number, most: number) => toTenth(Math.min(most, Math.max(least, value)))

function openAt(board: Board, [x, y]: Place): void {
  const { drawing, color, width } = board.get()
  const there = elementAt(
    drawing.scene.elements.filter(({ kind }) => kind === 'text'),
    [x, y],
  )
  if (there?.kind === 'text') {
    board.set({ typing: { ...there } })
    return
  }
  const size = textSize(width)
  // The finger is in the middle of the letters, and the field is never off the board.
  const left = kept(x, 4, boardSize.width - 2 * size)
  const baseLine = kept(y + size * 0.35, size, boardSize.height - size * 0.3)
  board.set({ typing: { id: null, x: left, y: baseLine, size, color, text: '' } })
}

/** Opens a field where it touches, or the text that it touches. */
export function typeHand(board: Board): PenHandlers {
  let at: Place = [0, 0]
  return {
    start: ([x, y]) => {
      at = [x, y]
    },
    move: () => undefined,
    end: () => openAt(board, at),
    cancel: () => undefined,
  }
}

const textOf = ({ x, y, size, color, text }: Typing, id: string): BoardElement => ({
  kind: 'text',
  id,
  color,
  x,
  y,
  size,
  text,
})

/** What was typed becomes a part of the drawing; a text that was emptied goes. */
export function commitTyping(board: Board): void {
  const { typing, drawing } = board.get()
  if (!typing) return
  board.set({ typing: null })
  const { elements } = drawing.scene
  const before = elements.find(({ id }) => id === typing.id)
  if (isBlank(typing.text)) {
    if (before) board.commit(without(elements, before), words.removed(elementName(before)))
    return
  }
  const text = textOf(typing, before?.id ?? newElementId())
  if (before?.kind === 'text' && before.text === typing.text) return
  const next = before ? elements.map((one) => (one === before ? text : one)) : [...elements, text]
  board.commit(next, words.added(elementName(text)))
}

const without = (elements: readonly BoardElement[], gone: BoardElement) => elements.filter((one) => one !== gone)

/** What was typed is not wanted. */
export const dropTyping = (board: Board) => board.set({ typing: null, said: words.dropped })
