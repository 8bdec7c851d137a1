import type { ReactNode } from 'react'
import { canUndo } from '#client/tools/canvas/history.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EditIcon, StopIcon, TrashIcon } from '#client/ui/icons.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { wantsNoMotion } from './model.tsx'
import type { Sitting } from './sitting.ts'
import { hasWritten } from './tracing-state.ts'
import { useTracing } from './use-tracing.ts'

type ControlsProps = { sitting: Sitting }

/** What can be done with the try. The largest is what comes next. */
export function Controls({ sitting }: ControlsProps) {
  const isJudged = useTracing(sitting, ({ phase }) => phase === 'judged')
  const isLeft = useTracing(sitting, ({ habits }) => habits.hand === 'left')
  return (
    <div className={classNames('flex w-full flex-wrap gap-2', isLeft && 'flex-row-reverse')}>
      {isJudged ? <Onward sitting={sitting} /> : <Writing sitting={sitting} />}
    </div>
  )
}

function Onward({ sitting }: ControlsProps) {
  return (
    <>
      <Button size="child" data-tracing-focus="judged" className="grow basis-28 @4xl:basis-full" onClick={sitting.goOn}>
        {words.next}
      </Button>
      <Button size="child" variant="secondary" className="grow basis-28 px-4! @4xl:basis-full" onClick={sitting.again}>
        {words.again}
      </Button>
    </>
  )
}

function Writing({ sitting }: ControlsProps) {
  const isOpen = useTracing(sitting, ({ phase }) => phase === 'writing')
  const written = useTracing(sitting, hasWritten)
  const showing = useTracing(sitting, (state) => state.showing)
  const looking = useTracing(sitting, (state) => state.looking)
  const withoutDrawing = useTracing(sitting, ({ habits }) => habits.withoutDrawing)
  const undoable = useTracing(sitting, ({ ink, chosen, habits }) =>
    habits.withoutDrawing ? chosen.length > 0 : canUndo(ink),
  )
  return (
    <>
      <Button
        size="child"
        data-tracing-focus="done"
        disabled={!isOpen || !written}
        className="min-w-0! grow basis-16 px-2! @4xl:basis-full low:basis-full"
        onClick={sitting.done}
      >
        {words.done}
        {looking && <Ring />}
      </Button>
      <Small disabled={!isOpen || !undoable} icon={<UndoIcon />} onClick={sitting.undo}>
        {words.undo}
      </Small>
      <Small disabled={!isOpen || !written} icon={<TrashIcon className="size-7" />} onClick={sitting.clear}>
        {words.clear}
      </Small>
      {!withoutDrawing && (
        <Small
          disabled={!isOpen}
          pressed={showing}
          icon={showing ? <StopIcon className="size-7" /> : <EditIcon className="size-7" />}
          onClick={() => sitting.show(!showing)}
        >
          {showing ? words.stopShowing : words.showMe}
        </Small>
      )}
    </>
  )
}

type SmallProps = { disabled: boolean; pressed?: boolean; icon: ReactNode; onClick: () => void; children: string }

/** A picture with its word under it: for hands that do not read yet. */
function Small({ disabled, pressed, icon, onClick, children }: SmallProps) {
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      className={classNames(
        'h-16 min-w-16 shrink-0 flex-col gap-0.5! px-1! py-1! text-sm! leading-none! whitespace-nowrap @4xl:grow low:grow',
        pressed && 'border-leaf!',
      )}
      onClick={onClick}
    >
      {icon}
      {children}
    </Button>
  )
}

/** Fills while the pen rests: then the letter is looked at. Any touch of the paper stops it. */
function Ring() {
  return (
    <svg viewBox="0 0 36 36" className="size-8" data-looking role="img" aria-label={words.looking}>
      <circle cx="18" cy="18" r="14" className="fill-none stroke-white/35" strokeWidth="5" />
      <circle
        cx="18"
        cy="18"
        r="14"
        pathLength="1"
        strokeDasharray="1"
        strokeWidth="5"
        transform="rotate(-90 18 18)"
        className="fill-none stroke-white"
      >
        {!wantsNoMotion() && <animate attributeName="stroke-dashoffset" from="1" to="0" dur="1.6s" fill="freeze" />}
      </circle>
    </svg>
  )
}

const UndoIcon = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-7 fill-none stroke-current"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4" />
  </svg>
)
