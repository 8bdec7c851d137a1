import type { Band } from '#shared/bands.ts'
import type { BandCounts } from '#shared/progress.ts'
import { bands } from './band-mark.tsx'

/** From the bottom up: what is known carries the rest. */
export const stacked = bands.toReversed()

/** How a band is filled, told apart without color: solid, close lines, wide lines, empty. `name` is the picture's own. */
export function BandPatterns({ name }: { name: string }) {
  const lines = { width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const
  return (
    <defs>
      <pattern id={`${name}-secure`} {...lines}>
        <rect width="8" height="8" className="fill-leaf" />
      </pattern>
      <pattern id={`${name}-steady`} {...lines} width="5" height="5">
        <rect width="5" height="5" className="fill-leaf-line" />
        <path d="M1 0V5" strokeWidth="1.8" className="stroke-leaf-deep" />
      </pattern>
      <pattern id={`${name}-learning`} {...lines} patternTransform="rotate(-45)" width="9" height="9">
        <rect width="9" height="9" className="fill-sun-soft" />
        <path d="M1 0V9" strokeWidth="1.8" className="stroke-sun-deep" />
      </pattern>
      <pattern id={`${name}-new`} {...lines}>
        <rect width="8" height="8" className="fill-white" />
      </pattern>
    </defs>
  )
}

export const fillOf = (name: string, band: Band) => `url(#${name}-${band})`

export const sumOf = (counts: BandCounts) => bands.reduce((sum, band) => sum + counts[band], 0)
