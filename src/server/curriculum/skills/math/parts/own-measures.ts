import type { AskedOf } from '../../../asked.ts'
import { counted, type Draw, oneWay, type Wrong } from '../../../draw.ts'
import { customary, type Measure, many, metric } from './measures.ts'
import { amountOf, exact } from './own-numbers.ts'

const measure = (large: string, small: string, times: number, mistaken: number): Measure => ({
  kind: 'length',
  large,
  small,
  times,
  mistaken,
})

/** Beside those that are drawn: what children ask about as well. */
export const moreMeasures: readonly Measure[] = [
  measure('year', 'month', 12, 10),
  measure('year', 'week', 52, 12),
  measure('year', 'day', 365, 100),
  measure('ton', 'pound', 2_000, 100),
  measure('mile', 'foot', 5_280, 1_000),
  measure('mile', 'yard', 1_760, 100),
  measure('quart', 'pint', 2, 4),
  measure('gallon', 'pint', 8, 4),
  measure('cup', 'ounce', 8, 16),
  measure('cup', 'tablespoon', 16, 12),
  measure('tablespoon', 'teaspoon', 3, 2),
]
export const metricMeasures: readonly Measure[] = metric
export const customaryMeasures: readonly Measure[] = [...customary, ...moreMeasures]

const valuesOf = ({ large, small, times, kind }: Measure): Draw['values'] => ({
  one: counted(large, 1),
  each: counted(small, times),
  times,
  kind,
})

const slips = (key: number, times: number): Wrong[] => [
  ['slipped-by-a-group', exact(key + times)],
  ['slipped-by-a-group', key > times ? exact(key - times) : null],
  ['slipped-by-a-zero', exact(key * 10)],
]

/** Large units as small ones, with some small ones beside them where there are. */
function toSmall(known: Measure, count: number, rest: number): Draw {
  const { large, small, times, mistaken } = known
  const product = exact(count * times)
  const key = exact(product + rest)
  const values = { ...valuesOf(known), x: counted(large, count), rest: counted(small, rest), y: counted(small, key) }
  const first: readonly (readonly [string, number])[] = [
    ['one-is', times],
    ['times', product],
  ]
  return {
    form: rest > 0 ? 'with-rest' : 'to-small',
    values: { ...values, count, product, key },
    answer: { form: 'number', answer: key, unit: many(small) },
    wrong: [
      ['used-the-wrong-number-of-units', exact(count * mistaken + rest)],
      ['left-out-the-small-units', rest > 0 ? product : null],
      ['forgot-to-convert', exact(count + rest)],
      ['added-instead-of-times', rest === 0 ? exact(count + times) : null],
      ...slips(key, times),
    ],
    solution: [rest > 0 ? [...first, ['and-rest', key]] : first],
    entity: large,
  }
}

function oneUnit(known: Measure): Draw {
  const { times, mistaken, large, small } = known
  return {
    form: 'one-unit',
    values: { ...valuesOf(known), pair: `${large}_${small}`, key: times },
    answer: { form: 'number', answer: times, unit: many(small) },
    wrong: [mistaken, 10, 100, 12, 1_000].map((value) => ['used-the-wrong-number-of-units', value] as const),
    solution: oneWay(['know-it', times]),
    entity: large,
  }
}

/** Small units as large ones. */
function toLarge(known: Measure, total: number): Draw | null {
  const { large, small, times, mistaken } = known
  const key = exact(total / times)
  if (exact(key * times) !== total || exact(key * 1_000) % 1 !== 0) return null
  return {
    form: 'to-large',
    values: { ...valuesOf(known), x: counted(large, key), y: counted(small, total), total, key },
    answer: { form: 'number', answer: key, unit: many(large) },
    wrong: [
      ['divided-to-convert', total * times <= 1_000_000 ? exact(total * times) : null],
      ['used-the-wrong-number-of-units', total % mistaken === 0 ? exact(total / mistaken) : null],
      ['forgot-to-convert', total],
      ['slipped-by-one', exact(key + 1)],
      ['slipped-by-a-zero', exact(key * 10)],
    ],
    solution: oneWay(['one-is', times], ['divide', key]),
    entity: large,
  }
}

/** A child's own: '3 feet in inches', 'how many minutes are 2 hours and 15 minutes'. */
export const askedSmall =
  (measures: readonly Measure[]) =>
  ({ amount, from, rest, to }: AskedOf['convert']): Draw | null => {
    const known = measures.find(({ large, small }) => large === from && small === to)
    const [count, more] = [amountOf(amount, 100_000), rest === '' ? 0 : amountOf(rest, 100_000)]
    if (!known || count === null || more === null || count === 0) return null
    return count === 1 && more === 0 ? oneUnit(known) : toSmall(known, count, more)
  }

/** A child's own: '36 inches in feet'. */
export const askedLarge =
  (measures: readonly Measure[]) =>
  ({ amount, from, rest, to }: AskedOf['convert']): Draw | null => {
    const known = measures.find(({ large, small }) => large === to && small === from)
    const total = amountOf(amount)
    return known && total !== null && total > 0 && rest === '' ? toLarge(known, total) : null
  }
