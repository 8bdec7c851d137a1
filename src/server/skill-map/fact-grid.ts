import { factOf } from '#server/cards/facts.ts'
import type { FactSign, FactState } from '#shared/fact-states.ts'
import type { FactGrid } from '#shared/progress.ts'

/** A fact's card that was asked, and how far it has come (progress/fluency.ts). */
export type AskedFact = { card_id: string; state: 'asked' | 'quick' | 'fluent' }

export const factDecks = { times: 'times-tables', plus: 'addition-facts' } as const satisfies Record<FactSign, string>
const signs = { times: 'x', plus: 'plus' } as const
/** Up to this grade children work on sums. */
const lastOfSums = 2
const ranks = ['asked', 'quick', 'fluent'] as const

/** The grid of the child's years; the other one too where some of it was asked. */
export function factGrids(grade: number, asked: readonly AskedFact[]): FactGrid[] {
  const states = new Map<string, AskedFact['state']>()
  for (const { card_id, state } of asked) {
    const fact = factOf(card_id)
    const other = fact === null ? undefined : states.get(fact)
    if (fact !== null && (!other || ranks.indexOf(state) > ranks.indexOf(other))) states.set(fact, state)
  }
  const own = grade <= lastOfSums ? 'plus' : 'times'
  const grids = (['plus', 'times'] as const).map((sign) => ({ sign, rows: rowsOf(sign, states) }))
  const isMet = ({ rows }: FactGrid) => rows.flat().some((state) => state !== 'open' && state !== 'rule')
  return grids
    .filter((grid) => (grid.sign === own && grade >= 0) || isMet(grid))
    .sort((a, b) => Number(b.sign === own) - Number(a.sign === own))
}

function rowsOf(sign: FactSign, states: ReadonlyMap<string, FactState>): FactState[][] {
  const upTo = Array.from({ length: 10 }, (_, at) => at + 1)
  return upTo.map((left) =>
    upTo.map((right) => {
      const fact = factOf(`${factDecks[sign]}~${left}${signs[sign]}${right}`) ?? ''
      const isRule = sign === 'times' && (left === 1 || right === 1)
      return states.get(fact) ?? (isRule ? 'rule' : 'open')
    }),
  )
}
