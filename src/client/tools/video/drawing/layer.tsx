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

/** What is drawn around the point 0, 0 of its layer. As large as the stage, so that nothing is rounded to whole pixels. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="-320 -180 640 360"
    aria-hidden="true"
    className="pointer-events-none absolute overflow-visible"
    style={{ width: units(640), height: units(360), left: units(-320), top: units(-180) }}
  >
    {children}
  </svg>
)
