import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

export const goodsFor = (rng: Rng, lists: Lists): Draw['values'] => {
  const [one = '', two = ''] = rng.some(lists.goods ?? [], 2)
  return { one, two, small: rng.pick(lists.trinkets ?? []), who: person(rng.pick(lists.names ?? [])) }
}

const near = (key: number): Wrong[] => {
  const [up, down]: [Wrong, Wrong] = [
    ['slipped-by-one', key + 1],
    ['slipped-by-one', key > 1 ? key - 1 : null],
  ]
  return key % 2 === 0 ? [up, down] : [down, up]
}

/** Both prices, in dollars or cents. */
export function bothPrices(a: number, b: number, form: string, values: Draw['values'], unit = 'dollars'): Draw {
  const key = a + b
  return {
    form,
    values: { ...values, a, b, key, tens: a - (a % 10) + b - (b % 10), ones: (a % 10) + (b % 10) },
    answer: { form: 'number', answer: key, unit },
    wrong: [
      ['forgot-to-carry', (a % 10) + (b % 10) > 9 ? key - 10 : null],
      ['took-away-instead', a === b ? null : Math.abs(a - b)],
      ['said-the-price', Math.max(a, b)],
      ...near(key),
      ['slipped-by-ten', key + 10],
    ],
    solution: oneWay(['add-tens', a - (a % 10) + b - (b % 10)], ['add-ones', key]),
    entity: '@money',
  }
}

/** What is left of what was paid, or what is missing to a price. */
export function change(paid: number, price: number, form: string, values: Draw['values'], unit = 'dollars'): Draw {
  const key = paid - price
  const ten = Math.ceil(price / 10) * 10
  return {
    form,
    values: { ...values, paid, price, key, ten, toTen: ten - price, fromTen: paid - ten },
    answer: { form: 'number', answer: key, unit },
    wrong: [
      ['forgot-the-trade', price % 10 > paid % 10 && key + 10 !== price ? key + 10 : null],
      ['added-instead', paid + price],
      ['said-the-price', price === key ? null : price],
      ...near(key),
      ['slipped-by-ten', key > 10 ? key - 10 : null],
    ],
    solution:
      ten > price && ten < paid
        ? [
            [
              ['to-the-ten', ten - price],
              ['to-the-whole', key],
            ],
            [['take', key]],
          ]
        : [[['take', key]]],
    entity: '@money',
  }
}

/** '3.05' from 305 cents. */
export const dollars = (cents: number) => (cents / 100).toFixed(2)
