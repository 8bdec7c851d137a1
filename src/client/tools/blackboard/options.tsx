import { useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { Mat } from '#shared/drawing.ts'
import type { Board } from './board.ts'
import { widths } from './board-state.ts'
import { matNames } from './mat-names.ts'
import { palette } from './palette.ts'
import { nudge, removeSelected } from './select-hand.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolRow } from './tool-row.tsx'
import { useBoard } from './use-board.ts'

type OptionProps = { board: Board; large: boolean }

/** What the pen is like, and what lies under the drawing; while something is picked, how to move it. */
export function Options(props: OptionProps) {
  const isPicked = useBoard(props.board, ({ tool, selected }) => tool === 'select' && selected !== null)
  return (
    <div className="flex max-w-full min-w-0 items-center gap-3 overflow-x-auto overscroll-x-contain [scrollbar-width:thin] *:shrink-0 @2xl:flex-wrap @2xl:justify-center @4xl:flex-col @4xl:items-stretch low:w-full low:flex-col low:items-stretch low:overflow-visible">
      {isPicked ? <MoveBar {...props} /> : <Colors {...props} />}
      <div className="flex items-center gap-x-4 gap-y-1 @4xl:flex-col @4xl:items-stretch low:flex-col low:items-stretch">
        <Width {...props} />
        <MatChoice {...props} />
        <Snaps {...props} />
      </div>
    </div>
  )
}

function MoveBar({ board, large }: OptionProps) {
  const step = 10
  const ways = { left: [-step, 0], up: [0, -step], down: [0, step], right: [step, 0] } as const
  return (
    <ToolRow label={words.move} beside="three">
      {(['left', 'up', 'down', 'right'] as const).map((way) => (
        <ToolButton key={way} glyph={way} label={words[way]} large={large} onClick={() => nudge(board, ways[way])} />
      ))}
      <ToolButton glyph="clear" label={words.remove} large={large} onClick={() => removeSelected(board)} />
    </ToolRow>
  )
}

const swatch =
  'relative grid shrink-0 place-items-center rounded-full border-2 has-checked:border-leaf-deep border-transparent has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-leaf-deep'

function Colors({ board, large }: OptionProps) {
  const name = useId()
  const color = useBoard(board, (state) => state.color)
  const isOwn = palette.every(([, value]) => value !== color)
  const size = large ? 'size-16' : 'size-12'
  const dot = large ? 'size-11' : 'size-8'
  return (
    <ToolRow label={words.color} beside="three">
      {palette.map(([key, value]) => (
        <label key={key} title={words.colors[key]} className={classNames(swatch, size)}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={color === value}
            onChange={() => board.set({ color: value })}
            aria-label={words.colors[key]}
            className="sr-only"
          />
          <span
            className={classNames('rounded-full shadow-card forced-color-adjust-none', dot)}
            style={{ background: value }}
          />
        </label>
      ))}
      <label
        title={words.ownColor}
        className={classNames(
          'relative grid shrink-0 place-items-center rounded-full border-2',
          size,
          isOwn ? 'border-leaf-deep' : 'border-transparent',
        )}
      >
        <input
          type="color"
          aria-label={words.ownColor}
          value={color}
          onChange={({ target }) => board.set({ color: target.value })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          className={classNames('rounded-full shadow-card forced-color-adjust-none', dot)}
          style={{ background: isOwn ? color : 'conic-gradient(#c4443a, #e3b008, #1f7a55, #1f5fa8, #6b3fa0, #c4443a)' }}
        />
      </label>
    </ToolRow>
  )
}

function Width({ board, large }: OptionProps) {
  const id = useId()
  const width = useBoard(board, (state) => state.width)
  const color = useBoard(board, (state) => state.color)
  return (
    <div
      className={classNames(
        'flex items-center gap-2 @4xl:flex-wrap @4xl:gap-y-0 low:flex-wrap low:gap-y-0',
        large ? 'min-h-16' : 'min-h-12',
      )}
    >
      <label htmlFor={id} className="text-sm font-medium @4xl:w-full">
        {words.width}
      </label>
      <input
        id={id}
        type="range"
        min={widths.least}
        max={widths.most}
        step={1}
        value={width}
        onChange={({ target }) => board.set({ width: Number(target.value) })}
        className={classNames('w-28 low:w-20', large ? 'h-16' : 'h-12')}
      />
      <output htmlFor={id} className="w-6 text-sm tabular-nums">
        {width}
      </output>
      <span aria-hidden="true" className="grid size-8 place-items-center overflow-hidden">
        <span
          className="rounded-full"
          style={{ width: Math.min(32, width), height: Math.min(32, width), background: color }}
        />
      </span>
    </div>
  )
}

function MatChoice({ board, large }: OptionProps) {
  const id = useId()
  const mat = useBoard(board, ({ drawing }) => drawing.scene.mat)
  const isMat = (value: string): value is Mat => matNames.some((name) => name === value)
  return (
    <div className="flex items-center gap-2 @4xl:flex-wrap @4xl:gap-y-1 low:flex-wrap">
      <label htmlFor={id} className="text-sm font-medium @4xl:w-full">
        {words.mat}
      </label>
      <select
        id={id}
        value={mat}
        onChange={({ target }) => isMat(target.value) && board.lay(target.value)}
        className={classNames(
          'w-44 rounded-control border-2 border-line-strong bg-paper px-3 text-base hover:border-ink-soft @4xl:w-full low:w-full',
          large ? 'h-16' : 'h-12',
        )}
      >
        {matNames.map((name) => (
          <option key={name} value={name}>
            {words.mats[name]}
          </option>
        ))}
      </select>
    </div>
  )
}

function Snaps({ board, large }: OptionProps) {
  const snaps = useBoard(board, (state) => state.snaps)
  const isShape = useBoard(board, ({ tool }) => tool === 'line' || tool === 'rect' || tool === 'circle')
  if (!isShape) return null
  return (
    <label className={classNames('flex items-center gap-2 text-sm font-medium', large ? 'min-h-16' : 'min-h-12')}>
      <input
        type="checkbox"
        checked={snaps}
        onChange={({ target }) => board.set({ snaps: target.checked })}
        className="size-6"
      />
      {words.snaps}
    </label>
  )
}
