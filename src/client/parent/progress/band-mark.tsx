import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { Band } from '#shared/bands.ts'

/** From the least to the most. */
export const bands = ['new', 'learning', 'steady', 'secure'] as const satisfies readonly Band[]

const quarter = 'M12 12V2.5A9.5 9.5 0 0 1 21.5 12Z'
const threeQuarters = 'M12 12V2.5A9.5 9.5 0 1 1 2.5 12Z'

const drawings: Record<Band, ReactNode> = {
  new: <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 3.4" className="fill-white stroke-line-strong" />,
  learning: (
    <>
      <circle cx="12" cy="12" r="9.5" className="fill-white stroke-sun-deep" />
      <path d={quarter} className="fill-sun stroke-sun-deep" />
    </>
  ),
  steady: (
    <>
      <circle cx="12" cy="12" r="9.5" className="fill-white stroke-leaf-deep" />
      <path d={threeQuarters} className="fill-leaf-line stroke-leaf-deep" />
    </>
  ),
  secure: (
    <>
      <circle cx="12" cy="12" r="9.5" className="fill-leaf stroke-leaf-deep" />
      <path d="m7.5 12.4 3.2 3.2 5.8-7" className="fill-none stroke-white" strokeWidth="2.4" />
    </>
  ),
}

/** A band as a sign that is told by its shape: a ring of dashes, a quarter, three quarters, full with a tick. */
export function BandMark({ band, className = 'size-6' }: { band: Band; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {drawings[band]}
    </svg>
  )
}

/** What the four signs mean. */
export function BandLegend() {
  return (
    <ul aria-label={words.legend} className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
      {bands.map((band) => (
        <li key={band} className="flex items-start gap-2.5">
          <BandMark band={band} />
          <span className="text-sm">
            <span className="block font-semibold text-base">{words.bands[band]}</span>
            <span className="text-ink-soft">{words.bandMeans[band]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
