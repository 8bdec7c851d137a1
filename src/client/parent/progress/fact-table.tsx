import { classNames } from '#client/ui/class-names.ts'
import { progressWords as words } from '#client/wording/en-progress.ts'
import type { FactSign, FactState } from '#shared/fact-states.ts'
import type { FactGrid } from '#shared/progress.ts'
import { Section } from './section.tsx'

/** Told by the sign in the cell, not by its color alone. */
const looks: Record<FactState, { sign: string; cell: string }> = {
  open: { sign: '', cell: 'bg-white border-line' },
  asked: { sign: '•', cell: 'bg-sun-soft border-sun-line text-sun-deep' },
  quick: { sign: '◐', cell: 'bg-leaf-soft border-leaf-line text-leaf-deep' },
  fluent: { sign: '✓', cell: 'bg-leaf border-leaf-deep text-white' },
  rule: { sign: '–', cell: 'bg-cream-deep border-line text-ink-soft' },
}
const upTo = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const legend = ['fluent', 'quick', 'asked', 'open', 'rule'] as const

const results: Record<FactSign, (left: number, right: number) => number> = {
  times: (left, right) => left * right,
  plus: (left, right) => left + right,
}

/** Facts that should come at once, 10 by 10: it is a table and a picture in one. */
export function FactTable({ grid: { sign, rows } }: { grid: FactGrid }) {
  const facts = rows.flatMap((row, at) => row.slice(at)).filter((state) => state !== 'rule')
  const known = facts.filter((state) => state === 'fluent').length
  const shown = legend.filter((state) => state !== 'rule' || rows.flat().includes('rule'))
  return (
    <Section title={words.facts[sign]} hint={words.factsHint}>
      <p className="mb-3 font-semibold">{words.factsKnown(known, facts.length)}</p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <table className="w-full max-w-md table-fixed border-separate border-spacing-0.5 text-center tabular-nums">
          <caption className="sr-only">{words.facts[sign]}</caption>
          <thead>
            <tr>
              <td className="text-ink-soft text-sm">{words.factSign[sign]}</td>
              {upTo.map((right) => (
                <th key={right} scope="col" className="font-semibold text-sm">
                  {right}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {upTo.map((left) => (
              <Row key={left} sign={sign} left={left} row={rows[left - 1] ?? []} />
            ))}
          </tbody>
        </table>
        <ul className="flex flex-col gap-1.5 text-sm">
          {shown.map((state) => (
            <li key={state} className="flex items-center gap-2.5">
              <span aria-hidden="true" className={classNames(cell, 'size-7', looks[state].cell)}>
                {looks[state].sign}
              </span>
              {words.factStates[state]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const cell = 'grid place-items-center rounded-md border text-sm leading-none [print-color-adjust:exact]'

function Row({ sign, left, row }: { sign: FactSign; left: number; row: FactState[] }) {
  return (
    <tr>
      <th scope="row" className="font-semibold text-sm">
        {left}
      </th>
      {upTo.map((right) => {
        const state = row[right - 1] ?? 'open'
        const label = words.factCell(left, words.factSign[sign], right, words.factStates[state])
        return (
          <td key={right} className="p-0">
            <span
              title={`${left} ${words.factSign[sign]} ${right} = ${results[sign](left, right)}`}
              className={classNames(cell, 'aspect-square', looks[state].cell)}
            >
              <span aria-hidden="true">{looks[state].sign}</span>
              <span className="sr-only">{label}</span>
            </span>
          </td>
        )
      })}
    </tr>
  )
}
