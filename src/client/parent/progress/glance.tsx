import { useId } from 'react'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { BandCounts, ProgressView } from '#shared/progress.ts'
import { BandLegend, BandMark, bands } from './band-mark.tsx'
import { BandPatterns, fillOf, stacked, sumOf } from './band-patterns.tsx'
import { allSkills, bySubject, countsOf } from './counting.ts'
import { CountsTable, TableBehind } from './counts-table.tsx'
import { Section } from './section.tsx'

/** The year in ten seconds: a bar for each subject, what is known from the left. */
export function Glance({ progress }: { progress: ProgressView }) {
  const subjects = bySubject(progress)
  const most = Math.max(...subjects.map(({ counts }) => sumOf(counts)))
  return (
    <Section title={words.glance}>
      <p className="mb-5 text-lg">{words.glanceSays(progress.nickname, countsOf(allSkills(progress)))}</p>
      <ul className="flex flex-col gap-4">
        {subjects.map(({ subject, counts }) => (
          <li key={subject} className="grid gap-x-5 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)] md:items-center">
            <span className="font-semibold">{words.subjects[subject]}</span>
            <div className="min-w-0">
              <Bar counts={counts} most={most} />
              <Counts counts={counts} />
            </div>
          </li>
        ))}
      </ul>
      <TableBehind>
        <CountsTable
          caption={words.glance}
          first={words.subject}
          rows={subjects.map(({ subject, counts }) => ({ name: words.subjects[subject], counts }))}
        />
      </TableBehind>
      <div className="mt-5 border-line border-t pt-5">
        <BandLegend />
      </div>
    </Section>
  )
}

/** Every subject has the same measure: a long bar has many skills. */
function Bar({ counts, most }: { counts: BandCounts; most: number }) {
  const name = useId()
  let from = 0
  return (
    <svg aria-hidden="true" width="100%" height="26" className="block overflow-visible">
      <BandPatterns name={name} />
      {stacked.map((band) => {
        const [x, width] = [from, counts[band]]
        from += width
        return (
          width > 0 && (
            <rect
              key={band}
              x={`${(100 * x) / most}%`}
              y="1"
              width={`${(100 * width) / most}%`}
              height="24"
              fill={fillOf(name, band)}
              strokeDasharray={band === 'new' ? '4 3' : undefined}
              className={band === 'new' ? 'stroke-line-strong' : 'stroke-leaf-deep'}
            />
          )
        )
      })}
    </svg>
  )
}

function Counts({ counts }: { counts: BandCounts }) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
      {bands.toReversed().map((band) => (
        <li key={band} className="flex items-center gap-1.5">
          <BandMark band={band} className="size-4" />
          {words.counted[band](counts[band])}
        </li>
      ))}
    </ul>
  )
}
