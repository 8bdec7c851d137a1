import { counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { mixedAfterFirst } from './wrong-order.ts'

/** How many small units make a large one, and a number that children often take for it. */
export type Measure = { large: string; small: string; times: number; mistaken: number; kind: string }

const measure = (kind: string, large: string, small: string, times: number, mistaken: number): Measure => ({
  kind,
  large,
  small,
  times,
  mistaken,
})

export const metric: readonly Measure[] = [
  measure('length', 'meter', 'centimeter', 100, 10),
  measure('mass', 'kilogram', 'gram', 1_000, 100),
  measure('liquid', 'liter', 'milliliter', 1_000, 100),
  measure('distance', 'kilometer', 'meter', 1_000, 100),
  measure('length', 'centimeter', 'millimeter', 10, 100),
]

export const customary: readonly Measure[] = [
  measure('length', 'foot', 'inch', 12, 10),
  measure('length', 'yard', 'foot', 3, 12),
  measure('mass', 'pound', 'ounce', 16, 12),
  measure('liquid', 'gallon', 'quart', 4, 2),
  measure('liquid', 'quart', 'cup', 4, 2),
  measure('liquid', 'pint', 'cup', 2, 4),
  measure('time', 'hour', 'minute', 60, 100),
  measure('time', 'minute', 'second', 60, 100),
  measure('time', 'day', 'hour', 24, 12),
  measure('time', 'week', 'day', 7, 5),
]

const plurals: Readonly<Record<string, string>> = { foot: 'feet', inch: 'inches' }
export const many = (unit: string) => plurals[unit] ?? `${unit}s`

/** Exact to four places, as it is written: 2.5, not 2.50. */
const exact = (value: number) => Number(value.toFixed(4))

const valuesOf = (rng: Rng, lists: Lists, { kind, large, small, times }: Measure): Draw['values'] => ({
  one: counted(large, 1),
  each: counted(small, times),
  times,
  thing: rng.pick(lists[`${kind}-${large}`] ?? lists[kind] ?? []),
  kind,
  who: person(rng.pick(lists.names ?? [])),
})

/** Large units as small ones, with some small ones more or without. */
export function toSmall(rng: Rng, lists: Lists, known: Measure, most: number): Draw {
  const { large, small, times, mistaken } = known
  const count = rng.int(2, most)
  const step = times >= 100 ? times / 20 : 1
  const rest = rng.chance(40) && times > 2 ? step * rng.int(1, times / step - 1) : 0
  const product = count * times
  const key = product + rest
  const wrong: Wrong[] = [
    ['used-the-wrong-number-of-units', count * mistaken + rest],
    ['left-out-the-small-units', rest > 0 ? product : null],
    ['forgot-to-convert', rest > 0 ? count + rest : null],
    ['slipped-by-a-group', key % 2 === 0 ? key - times : key + times],
    ['added-instead-of-times', rest === 0 ? count + times : null],
    ['slipped-by-a-group', key % 2 === 0 ? key + times : key - times],
  ]
  return {
    form: rest > 0 ? 'with-rest' : rng.pick(['to-small', 'to-small', 'to-small-story']),
    values: {
      ...valuesOf(rng, lists, known),
      x: counted(large, count),
      rest: counted(small, rest),
      y: counted(small, key),
      count,
      product,
      key,
    },
    answer: { form: 'number', answer: key, unit: many(small) },
    wrong: mixedAfterFirst(rng, wrong),
    solution:
      rest > 0
        ? [
            [
              ['one-is', times],
              ['times', product],
              ['and-rest', key],
            ],
          ]
        : [
            [
              ['one-is', times],
              ['times', key],
            ],
          ],
    entity: large,
  }
}

/** Which is more: so many large units or so many small ones. */
export function whichIsMore(rng: Rng, lists: Lists, known: Measure): Draw {
  const { large, small, times, mistaken } = known
  const count = rng.int(2, 9)
  const off = Math.max(1, Math.floor(times / 10))
  const total = count * times + rng.pick([-off, 0, off])
  const key = total === count * times ? '@same' : total > count * times ? '@second' : '@first'
  return {
    form: 'which-is-more',
    values: {
      ...valuesOf(rng, lists, known),
      x: counted(large, count),
      y: counted(small, total),
      z: counted(small, count * times),
      side: key.slice(1),
      mistaken,
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['compared-numbers-without-the-unit', key === '@second' ? '@first' : '@second'],
      ['compared-numbers-without-the-unit', key === '@first' ? '@second' : '@first'],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['change-first', count * times], ['compare', key]),
    entity: large,
  }
}

/** How many times as large the large unit is. */
export function howManyTimes(rng: Rng, lists: Lists, known: Measure): Draw {
  const { times, mistaken, large } = known
  return {
    form: rng.pick(['one-unit', 'unit-by-unit']),
    values: { ...valuesOf(rng, lists, known), pair: `${large}_${known.small}`, key: times },
    answer: { form: 'number', answer: times },
    wrong: [
      ['used-the-wrong-number-of-units', mistaken],
      ['used-the-wrong-number-of-units', times === 10 ? 1_000 : times === 12 ? 3 : 10],
      ['used-the-wrong-number-of-units', times === 100 ? 1_000 : 100],
      ['used-the-wrong-number-of-units', times === 60 ? 24 : 60],
    ],
    solution: oneWay(['know-it', times]),
    entity: large,
  }
}

/** Small units as large ones; metric ones also with a point. */
export function toLarge(rng: Rng, lists: Lists, known: Measure, isDecimal: boolean): Draw {
  const { large, small, times, mistaken } = known
  const drawn = isDecimal ? rng.int(11, 98) / 10 : rng.int(3, 15)
  // '1 yard is 3 feet' must not tell the 3 that is asked for.
  const count = drawn === times ? drawn + 1 : drawn
  const total = exact(count * times)
  return {
    form: 'to-large',
    values: { ...valuesOf(rng, lists, known), x: counted(large, count), y: counted(small, total), total, key: count },
    answer: { form: 'number', answer: count, unit: many(large) },
    wrong: mixedAfterFirst(rng, [
      ['divided-to-convert', total * times <= 1_000_000 ? exact(total * times) : null],
      ['used-the-wrong-number-of-units', isDecimal || total % mistaken === 0 ? exact(total / mistaken) : null],
      ['forgot-to-convert', total],
      ['slipped-by-a-zero', exact(count * 10)],
      ['slipped-by-a-zero', exact(count / 10)],
      ['slipped-by-one', count + 1],
    ]),
    solution: oneWay(['one-is', times], ['divide', count]),
    entity: large,
  }
}
