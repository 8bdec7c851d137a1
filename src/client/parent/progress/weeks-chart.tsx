import { useId } from 'react'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { ProgressView } from '#shared/progress.ts'
import { BandMark, bands } from './band-mark.tsx'
import { BandPatterns, fillOf, stacked, sumOf } from './band-patterns.tsx'
import { CountsTable, TableBehind } from './counts-table.tsx'
import { dayOf } from './days.ts'
import { Section } from './section.tsx'

const size = { width: 480, height: 220, left: 34, right: 12, bottom: 24, top: 10 } as const
const plot = { width: size.width - size.left - size.right, height: size.height - size.bottom - size.top } as const
const barShare = 0.68
/** On a phone the picture is small: its words are larger in it. */
const label = 'fill-ink-soft text-[17px] sm:text-[9px]'

type Weeks = ProgressView['weeks']

/** A tidy number of steps up the side. */
function stepFor(most: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200]
  return steps.find((step) => most / step <= 5) ?? 500
}

/** A bar for each week: what is known at the bottom, then what is on its way. What was not met yet is left open. */
export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const name = useId()
  const met = ({ counts }: Weeks[number]) => sumOf(counts) - counts.new
  const most = Math.max(1, ...weeks.map(met))
  const step = stepFor(most)
  const top = Math.ceil(most / step) * step
  const known = (at: number) => {
    const counts = weeks.at(at)?.counts
    return counts ? counts.steady + counts.secure : 0
  }
  const y = (count: number) => size.top + plot.height * (1 - count / top)
  return (
    <Section title={words.weeks} hint={words.weeksHint}>
      <ul aria-hidden="true" className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {bands
          .slice(1)
          .toReversed()
          .map((band) => (
            <li key={band} className="flex items-center gap-1.5">
              <BandMark band={band} className="size-4" />
              {words.bands[band]}
            </li>
          ))}
      </ul>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={words.weeksPicture(known(0), known(-1))}
        className="w-full max-w-3xl"
      >
        <BandPatterns name={name} />
        {Array.from({ length: top / step + 1 }, (_, at) => at * step).map((count) => (
          <g key={count}>
            <line x1={size.left} x2={size.width - size.right} y1={y(count)} y2={y(count)} className="stroke-line" />
            <text x={size.left - 5} y={y(count) + 4} textAnchor="end" className={label}>
              {count}
            </text>
          </g>
        ))}
        {weeks.map((week, at) => (
          <WeekBar key={week.from} week={week} at={at} of={weeks.length} y={y} name={name} />
        ))}
      </svg>
      <TableBehind>
        <CountsTable
          caption={words.weeks}
          first={words.weekOf}
          rows={weeks.map(({ from, counts }) => ({ name: dayOf(from), counts }))}
        />
      </TableBehind>
    </Section>
  )
}

type WeekBarProps = { week: Weeks[number]; at: number; of: number; y: (count: number) => number; name: string }

function WeekBar({ week: { from, counts }, at, of, y, name }: WeekBarProps) {
  const place = plot.width / of
  const x = size.left + place * (at + (1 - barShare) / 2)
  let below = 0
  return (
    <g>
      {stacked.map((band) => {
        if (band === 'new' || counts[band] === 0) return null
        const bottom = y(below)
        below += counts[band]
        const height = bottom - y(below)
        return (
          <rect
            key={band}
            x={x}
            y={y(below)}
            width={place * barShare}
            height={height}
            fill={fillOf(name, band)}
            className="stroke-leaf-deep"
          />
        )
      })}
      {/* Every other week has its date, this one surely: there is no room for all of them on a phone. */}
      {(of - 1 - at) % 2 === 0 && (
        <text x={x + (place * barShare) / 2} y={size.height - 6} textAnchor="middle" className={label}>
          {dayOf(from)}
        </text>
      )}
    </g>
  )
}
