import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { clearAll } from './clear-all.ts'
import { inkClock } from './clock.ts'
import { keepFitting } from './fit-canvas.ts'
import { type PenHandlers, watchPen } from './pen.ts'

/** The contexts stand in the canvas's own units, whatever the screen. */
export type SheetHandle = {
  /** Finished work. */
  base: CanvasRenderingContext2D
  /** What is being drawn. */
  live: CanvasRenderingContext2D
  clear: (which: 'base' | 'live') => void
}

type SheetProps = {
  size: { width: number; height: number }
  /** What the surface is, for a screen reader. */
  label: string
  /** The id of more words about it. */
  describedBy?: string
  /** Called with what the hand does; none: nothing can be drawn now. */
  pen?: PenHandlers | null
  /** The drawing's clock: milliseconds since its first point. */
  now?: () => number
  /** Once, before the first `redraw`. Not called where nothing can be painted. */
  onReady?: (sheet: SheetHandle) => void
  /** Both canvases are empty: paint everything again. */
  redraw?: (sheet: SheetHandle) => void
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  className?: string
  /** Over the canvases, in the same place: pointers go through it, but not through what has `pointer-events-auto`. `calc(var(--unit) * 24)` is 24 units long there. */
  children?: ReactNode
}

/** A surface to draw on: as wide as there is room, sharp on every screen. */
export function Sheet(props: SheetProps) {
  const { size, label, describedBy, onKeyDown, className, children } = props
  const box = useRef<HTMLDivElement>(null)
  const base = useRef<HTMLCanvasElement>(null)
  const live = useRef<HTMLCanvasElement>(null)
  useCanvases(props, box, base, live)
  usePen(props, live)
  const units: CSSProperties & Record<'--unit', string> = { '--unit': `calc(100cqw / ${size.width})` }
  return (
    <div
      ref={box}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={0}
      onKeyDown={onKeyDown}
      style={{ aspectRatio: `${size.width} / ${size.height}`, containerType: 'inline-size' }}
      className={classNames('relative isolate w-full', className)}
    >
      <div aria-hidden="true" className="contents">
        <canvas ref={base} className="absolute inset-0 size-full rounded-[inherit]" />
        <canvas ref={live} className="absolute inset-0 size-full rounded-[inherit]" />
      </div>
      <div className="pointer-events-none absolute inset-0" style={units}>
        {children}
      </div>
    </div>
  )
}

type Ref<T> = { readonly current: T | null }

function useCanvases(
  props: SheetProps,
  box: Ref<HTMLDivElement>,
  base: Ref<HTMLCanvasElement>,
  live: Ref<HTMLCanvasElement>,
) {
  const latest = useLatest(props)
  const { width, height } = props.size
  useLayoutEffect(() => {
    const [below, above] = [base.current, live.current]
    if (!box.current || !below || !above) return
    const sheet = handleOf(below, above)
    if (sheet) latest.current.onReady?.(sheet)
    return keepFitting({
      box: box.current,
      canvases: [below, above],
      size: { width, height },
      onFit: () => sheet && latest.current.redraw?.(sheet),
    })
  }, [box, base, live, width, height, latest])
}

function handleOf(below: HTMLCanvasElement, above: HTMLCanvasElement): SheetHandle | null {
  const [base, live] = [below.getContext('2d'), above.getContext('2d')]
  return base && live && { base, live, clear: (which) => clearAll(which === 'base' ? base : live) }
}

function usePen(props: SheetProps, live: Ref<HTMLCanvasElement>) {
  const latest = useLatest(props)
  const clock = useRef<(() => number) | null>(null)
  const { width, height } = props.size
  const off = !props.pen
  useEffect(() => {
    if (off || !live.current) return
    clock.current ??= inkClock()
    const ownClock = clock.current
    return watchPen(live.current, {
      size: { width, height },
      now: () => (latest.current.now ?? ownClock)(),
      pen: {
        start: (point) => latest.current.pen?.start(point),
        move: (points) => latest.current.pen?.move(points),
        end: () => latest.current.pen?.end(),
        cancel: () => latest.current.pen?.cancel(),
      },
    })
  }, [live, width, height, off, latest])
}

/** What the last rendering was given, for listeners that live longer than it. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
