import type Fraction from 'fraction.js'
import type { AskedOf } from '#server/curriculum/asked.ts'
import type { Draw, Wrong } from '#server/curriculum/draw.ts'
import { readNumber } from '#shared/answers/numbers.ts'

type Kind = 'fractions' | 'decimals' | 'whole' | 'large'
type Place = { text: string; value: Fraction }

const most = 7

const kindOf = (places: readonly Place[]): Kind => {
  const has = (mark: string) => places.some(({ text }) => text.includes(mark))
  if (has('/')) return 'fractions'
  return has('.') ? 'decimals' : places.every(({ value }) => value.lt(100)) ? 'whole' : 'large'
}

const said = (places: readonly Place[]) => places.map(({ text }) => text).join(', ')

const placeOf = (text: string): Place[] => {
  const value = readNumber(text)
  return value ? [{ text, value }] : []
}

/** Numbers of a child's own in their order; null where two are equal, or where they are of another kind. */
export function ordered({ numbers, way }: AskedOf['order'], kind: Kind): Draw | null {
  const texts = numbers.split(';')
  const places = texts.flatMap(placeOf)
  if (places.length !== texts.length || places.length < 2 || places.length > most || kindOf(places) !== kind)
    return null
  const sorted = places.toSorted((one, other) => one.value.compare(other.value))
  if (sorted.some(({ value }, at) => sorted[at + 1]?.value.equals(value))) return null
  const row = way === 'up' ? sorted : sorted.toReversed()
  const key = said(row)
  return {
    form: 'order',
    values: {
      list: said(places),
      way,
      kind: kind === 'large' ? 'whole' : kind,
      key,
      first: row[0]?.text ?? '',
      last: row.at(-1)?.text ?? '',
    },
    answer: { form: 'word', answer: key, accepts: otherWays(row.map(({ text }) => text)), spelling: 'exact' },
    wrong: wrongOrders(row, way, kind).map(([why, answer]) => [why, answer === key ? null : answer] as const),
    solution: [
      [
        ['first-one', null],
        ['in-order', key],
      ],
    ],
    entity: said(places),
  }
}

/** '1/3 1/2 3/4', '1/3 then 1/2 then 3/4', '1/3 < 1/2 < 3/4'. */
export const otherWays = (row: readonly string[]): string[] =>
  [' ', ' then ', ' < ', ' > ', ' and ', ', then '].map((joint) => row.join(joint))

/** By the digits of a decimal as if there were no point, by the bottoms of fractions, and all turned around. */
function wrongOrders(row: readonly Place[], way: 'up' | 'down', kind: Kind): Wrong[] {
  const by = (size: (place: Place) => number) => {
    const up = row.toSorted((one, other) => size(one) - size(other))
    return said(way === 'up' ? up : up.toReversed())
  }
  const [a, b, ...others] = row
  return [
    ['order-turned-around', said(row.toReversed())],
    ['thinks-longer-is-larger', kind === 'decimals' ? by(({ text }) => Number(text.replace('.', ''))) : null],
    ['compared-denominators', kind === 'fractions' ? by(({ text }) => Number(text.split('/')[1] ?? 1)) : null],
    ['looked-at-some-only', a && b && others.length > 0 ? said([b, a, ...others]) : null],
    ['looked-at-some-only', others.length > 0 ? said([...row.slice(0, -2), ...row.slice(-2).toReversed()]) : null],
  ]
}
