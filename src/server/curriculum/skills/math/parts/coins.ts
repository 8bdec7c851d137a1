import { counted, type Draw, oneWay, type Value, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

export const coins = ['quarter', 'dime', 'nickel', 'penny'] as const
export type Coin = (typeof coins)[number]
export const worthOf = { quarter: 25, dime: 10, nickel: 5, penny: 1 } as const satisfies Record<Coin, number>
/** By how large they are, the largest first. */
export const bySize: readonly Coin[] = ['quarter', 'nickel', 'penny', 'dime']

export type Held = readonly { coin: Coin; count: number }[]

export const worthOfAll = (held: Held) => held.reduce((sum, { coin, count }) => sum + worthOf[coin] * count, 0)

export const coinPicture = (held: Held): NonNullable<Draw['picture']> => ({
  kind: 'coins',
  coins: held.flatMap(({ coin, count }) => Array.from({ length: count }, () => coin)),
})

/** Two or three kinds of coins, the most valuable first. */
export function drawCoins(rng: Rng, kinds: number): Held {
  const some = rng.some(coins, kinds)
  return coins
    .filter((coin) => some.includes(coin))
    .map((coin) => ({ coin, count: rng.int(1, coin === 'quarter' ? 2 : 4) }))
}

/** {a}, {b} and {c} are the kinds; {c} is nothing where there are two. */
export const namesOf = (held: Held): Record<string, Value> => {
  const [a, b, c] = held.map(({ coin, count }) => counted(coin, count))
  return {
    a: a ?? '',
    b: b ?? '',
    ...(c ? { c } : { c: '', c_noun: '' }),
    kinds: held.length,
    first: held[0]?.coin ?? '',
    firstWorth: held[0] ? worthOf[held[0].coin] : 0,
  }
}

/** The others go around by the key, so that its place among the choices by size tells nothing. */
const turnedAfterFirst = ([first, ...others]: readonly Wrong[], key: number): Wrong[] => {
  const from = key % others.length
  return [
    ...(first && key % 2 === 0 ? [first] : []),
    ...others.slice(from),
    ...others.slice(0, from),
    ...(first ? [first] : []),
  ]
}

/** How many cents some coins make. */
export function coinsCounted(held: Held, form: string, more: Partial<Draw> = {}): Draw {
  const key = worthOfAll(held)
  const last = held.at(-1)
  const [first, second] = held
  const sums = held.map(({ coin, count }) => worthOf[coin] * count)
  const swapped =
    first && second ? key + (worthOf[second.coin] - worthOf[first.coin]) * (first.count - second.count) : null
  const wrong: Wrong[] = [
    ['counted-the-coins', held.reduce((sum, { count }) => sum + count, 0)],
    ['mixed-up-two-coins', swapped],
    ['left-out-a-coin', last ? key - worthOf[last.coin] * last.count : null],
    ['counted-a-coin-twice', last ? key + worthOf[last.coin] : null],
    ['left-out-a-coin', first ? key - worthOf[first.coin] : null],
    ['counted-a-coin-twice', first ? key + worthOf[first.coin] : null],
  ]
  return {
    form,
    values: { ...namesOf(held), sum: sums.join(' + '), key, ...more.values },
    answer: { form: 'number', answer: key, unit: 'cents' },
    wrong: turnedAfterFirst(wrong, key),
    solution: oneWay(
      ...sums.map((_, at) => [`count-${at}`, sums.slice(0, at + 1).reduce((a, b) => a + b, 0)] as const),
      ['count-last', key],
    ),
    entity: '@coins',
    ...(more.picture && { picture: more.picture }),
  }
}
