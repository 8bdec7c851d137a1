import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import type { Board } from './board.ts'
import type { Typing } from './board-state.ts'
import { commitTyping, dropTyping } from './typing.ts'
import { useBoard } from './use-board.ts'

const longest = 200

/** The field on the board: Enter, or leaving it, makes its words a part of the drawing; Escape drops them. */
export function TypingField({ board, root }: { board: Board; root: RefObject<HTMLElement | null> }) {
  const typing = useBoard(board, (state) => state.typing)
  if (!typing) return null
  return <Field key={`${typing.id} ${typing.x} ${typing.y}`} board={board} typing={typing} root={root} />
}

type FieldProps = { board: Board; typing: Typing; root: RefObject<HTMLElement | null> }

function Field({ board, typing, root }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const units = (count: number) => `calc(var(--unit) * ${count})`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') commitTyping(board)
    else dropTyping(board)
    root.current?.querySelector<HTMLElement>('[role="application"]')?.focus()
  }
  return (
    <input
      ref={field}
      type="text"
      aria-label={words.typeHere}
      value={typing.text}
      maxLength={longest}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={({ target }) => board.set({ typing: { ...typing, text: target.value } })}
      onKeyDown={onKeyDown}
      onBlur={() => commitTyping(board)}
      style={{
        left: units(typing.x - 4),
        top: units(typing.y - typing.size * 1.05),
        width: units(boardSize.width - typing.x),
        height: units(typing.size * 1.4),
        fontSize: units(typing.size),
        color: typing.color,
      }}
      className="pointer-events-auto absolute rounded border-2 border-dashed border-leaf bg-white/85 px-0.5 leading-none outline-none"
    />
  )
}
