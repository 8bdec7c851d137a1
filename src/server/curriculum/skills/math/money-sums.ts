import words from '#content/en/skills/math/parts/prices.json'
import { type Draw, defineSkill, type Lists, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { goodsFor as anyGoodsFor, dollars } from './parts/prices.ts'

/** Things that cost a few dollars. */
const goodsFor = (rng: Rng, lists: Lists) => anyGoodsFor(rng, { ...lists, goods: lists.cheap ?? [] })

const money = (cents: number) => ({ form: 'money', answer: dollars(cents) }) as const
const slips = (key: number): Wrong[] => {
  const some: Wrong[] = [
    ['slipped-by-ten', dollars(key + 10)],
    ['forgot-to-carry', dollars(key - 100 > 0 ? key - 100 : key + 100), 'check-dollars'],
  ]
  return (key / 5) % 2 === 0 ? some : some.toReversed()
}

function total(rng: Rng, lists: Lists): Draw {
  const [a, b] = [rng.int(25, 180) * 5, rng.int(15, 120) * 5]
  const key = a + b
  const cents = (a % 100) + (b % 100)
  return {
    form: 'total',
    values: {
      ...goodsFor(rng, lists),
      a: dollars(a),
      b: dollars(b),
      wholes: dollars(key - cents),
      cents: dollars(cents),
      key: dollars(key),
    },
    answer: money(key),
    wrong: [
      ['forgot-to-carry', cents >= 100 ? dollars(key - 100) : null],
      ['took-away-instead', a === b ? null : dollars(Math.abs(a - b))],
      ...slips(key),
      ['said-the-price', dollars(Math.max(a, b))],
    ],
    solution: oneWay(['add-dollars', dollars(key - cents)], ['add-cents', dollars(cents)], ['together', dollars(key)]),
    entity: '@money',
  }
}

function changeFrom(rng: Rng, lists: Lists): Draw {
  const paid = rng.pick([500, 1000, 2000])
  const price = rng.int(paid / 25, (paid - 105) / 5) * 5
  if (price % 100 === 0) return total(rng, lists)
  const key = paid - price
  const next = Math.ceil(price / 100) * 100
  return {
    form: 'change-exact',
    values: {
      ...goodsFor(rng, lists),
      paid: paid / 100,
      price: dollars(price),
      toNext: dollars(next - price),
      next: next / 100,
      fromNext: dollars(paid - next),
      key: dollars(key),
    },
    answer: money(key),
    wrong: [
      ['forgot-the-trade', dollars(key + 100)],
      ['took-the-smaller-from-the-larger', dollars(paid - price + 2 * (price % 100))],
      ['added-instead', dollars(paid + price)],
      ['said-the-price', price === key ? null : dollars(price)],
      ...slips(key),
    ],
    solution: oneWay(
      ['to-the-dollar', dollars(next - price)],
      ['to-the-bill', dollars(paid - next)],
      ['change-together', dollars(key)],
    ),
    entity: '@money',
  }
}

function several(rng: Rng, lists: Lists): Draw {
  const [count, drawn] = [rng.int(3, 6), rng.int(22, 55) * 5]
  const each = drawn % 100 === 0 ? drawn + 25 : drawn
  const key = count * each
  const [wholes, cents] = [Math.floor(each / 100) * 100 * count, (each % 100) * count]
  return {
    form: 'several',
    values: {
      ...goodsFor(rng, lists),
      count,
      each: dollars(each),
      wholes: dollars(wholes),
      cents: dollars(cents),
      key: dollars(key),
    },
    answer: money(key),
    wrong: [
      ['slipped-by-a-group', dollars(key - each)],
      ['added-instead-of-times', dollars(each + 100 * count)],
      ['slipped-by-a-group', dollars(key + each)],
      ['said-the-price', dollars(each)],
      ...slips(key),
    ],
    solution: oneWay(['times-dollars', dollars(wholes)], ['times-cents', dollars(cents)], ['together', dollars(key)]),
    entity: '@money',
  }
}

function fromCents(rng: Rng): Draw {
  const isLow = rng.chance(40)
  const cents = isLow ? rng.int(1, 9) * 100 + rng.int(1, 9) : rng.int(101, 999)
  if (cents % 100 === 0) return fromCents(rng)
  return {
    form: 'as-dollars',
    values: { cents, wholes: Math.floor(cents / 100), rest: cents % 100, key: dollars(cents) },
    answer: money(cents),
    wrong: [
      [
        'took-cents-for-tenths',
        cents % 100 < 10 ? dollars(cents - (cents % 100) + (cents % 10) * 10) : dollars(cents * 10),
      ],
      ['slipped-by-a-zero', dollars(cents * 10)],
      ['lost-the-point', dollars(cents * 100)],
      ['slipped-by-a-zero', dollars(Math.floor(cents / 10))],
    ],
    solution: oneWay(['hundreds', null], ['point', dollars(cents)]),
    entity: '@money',
  }
}

export const skill = defineSkill({
  skill: 'math.money-sums',
  words,
  tags: ['money'],
  draw: (rng, lists) => rng.pick([total, total, changeFrom, changeFrom, several, fromCents])(rng, lists),
})
