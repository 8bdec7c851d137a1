import type { ReactNode } from 'react'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { BandCounts } from '#shared/progress.ts'
import { bands } from './band-mark.tsx'

type CountsTableProps = { caption: string; first: string; rows: { name: string; counts: BandCounts }[] }

/** How many skills stand in each band, row by row. */
export function CountsTable({ caption, first, rows }: CountsTableProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left">
          <th scope="col" className="py-1.5 print:py-0.5 pr-3 font-semibold">
            {first}
          </th>
          {bands.map((band) => (
            <th key={band} scope="col" className="px-2 py-1.5 print:py-0.5 text-right font-semibold">
              {words.bands[band]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="py-1.5 print:py-0.5 pr-3 text-left font-medium">
              {name}
            </th>
            {bands.map((band) => (
              <td key={band} className="px-2 py-1.5 print:py-0.5 text-right">
                {counts[band]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The table behind a picture, folded until it is wanted. */
export function TableBehind({ children }: { children: ReactNode }) {
  return (
    <details className="mt-3 print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control px-1 font-medium text-leaf-deep text-sm underline underline-offset-4">
        {words.asTable}
      </summary>
      <div className="overflow-x-auto">{children}</div>
    </details>
  )
}
