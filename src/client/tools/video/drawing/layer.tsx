import type { CSSProperties, ReactNode } from 'react'

// A film moves in layers: whatever moves is an element of its own, so that the browser draws it once and moves the finished picture. Within one
// drawing it would paint all of it anew with every frame, on the thread that everything else waits for.

/** `--film-unit` is one unit of the stage, 640 wide: it follows the stage's size without a script. */
const units = (count: number) => `calc(${count} * var(--film-unit))`

type At = { x: number; y: number; turn?: number; scale?: number }

/** Where a layer lies: its point 0, 0 is there. */
export const placed = ({ x, y, turn = 0, scale = 1 }: At): CSSProperties => ({
  transform: `translate(${units(x)}, ${units(y)}) rotate(${turn}deg) scale(${scale})`,
})

/** How a layer goes from one place to the next. */
export const moving = 'transition-transform delay-(--late,0s) duration-900 ease-in-out will-change-transform'

/** Half of the stage, in its units. */
const stage = { across: 320, down: 180 }

type SheetProps = {
  children: ReactNode
  /** How far the drawing reaches from 0, 0, in units of the stage; the whole stage where it is not known. */
  reach?: number | undefined
}

/** What is drawn around the point 0, 0 of its layer. It is only as large as it must be: a browser without a graphics card mixes every layer anew with every frame. */
export function Sheet({ children, reach }: SheetProps) {
  const across = Math.min(stage.across, reach ?? stage.across)
  const down = Math.min(stage.down, reach ?? stage.down)
  return (
    <svg
      viewBox={`${-across} ${-down} ${2 * across} ${2 * down}`}
      aria-hidden="true"
      className="pointer-events-none absolute overflow-visible"
      style={{ width: units(2 * across), height: units(2 * down), left: units(-across), top: units(-down) }}
    >
      {children}
    </svg>
  )
}
