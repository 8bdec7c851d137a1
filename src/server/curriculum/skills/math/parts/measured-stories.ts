import { counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { many } from './measures.ts'
import { mixedAfterFirst } from './wrong-order.ts'

type Kind = 'mass' | 'liquid' | 'length' | 'time'
type Amount = { kind: Kind; large: string; small: string; times: number; step: number }

export const amounts: readonly Amount[] = [
  { kind: 'mass', large: 'kilogram', small: 'gram', times: 1_000, step: 50 },
  { kind: 'liquid', large: 'liter', small: 'milliliter', times: 1_000, step: 50 },
  { kind: 'length', large: 'meter', small: 'centimeter', times: 100, step: 5 },
  { kind: 'length', large: 'foot', small: 'inch', times: 12, step: 1 },
  { kind: 'time', large: 'hour', small: 'minute', times: 60, step: 5 },
  { kind: 'mass', large: 'pound', small: 'ounce', times: 16, step: 1 },
]

const thingsOf = (rng: Rng, lists: Lists, kind: Kind): Draw['values'] => ({
  kind,
  thing: rng.pick(lists[kind] ?? []),
  who: person(rng.pick(lists.names ?? [])),
})

const near = (key: number, step: number): Wrong[] => {
  const [up, down]: [Wrong, Wrong] = [
    ['slipped-by-a-step', key + step],
    ['slipped-by-a-step', key > step ? key - step : null],
  ]
  return (key / step) % 2 === 0 ? [up, down] : [down, up]
}

/** Some of a large amount goes away: what is left in the small unit. */
export function leftInSmall(rng: Rng, lists: Lists): Draw | null {
  const { kind, large, small, times, step } = rng.pick(amounts)
  const count = rng.int(2, 5)
  const whole = count * times
  const gone = step * rng.int(2, Math.floor((whole - step) / step) - 1)
  const key = whole - gone
  if (key === times || key <= count) return null
  return {
    form: `left-${kind}`,
    values: {
      ...thingsOf(rng, lists, kind),
      x: counted(large, count),
      one: counted(large, 1),
      each: counted(small, times),
      y: counted(small, gone),
      z: counted(small, key),
      whole,
      gone,
      key,
      count,
      times,
    },
    answer: { form: 'number', answer: key, unit: many(small) },
    wrong: mixedAfterFirst(rng, [
      ['stopped-early', whole],
      ['forgot-to-convert', times - gone > 0 && times - gone !== key ? times - gone : null],
      ['added-instead', whole + gone],
      ...near(key, step),
      ['used-the-wrong-number-of-units', key - times > 0 ? key - times : key + times],
    ]),
    solution: oneWay(['change-it', whole], ['take-it', key]),
    entity: large,
  }
}

/** A large amount is cut or poured into equal small ones: how many there are. */
export function equalParts(rng: Rng, lists: Lists): Draw | null {
  const { kind, large, small, times } = rng.pick(amounts)
  const count = rng.int(2, 6)
  const whole = count * times
  const sizes = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50, 100, 125, 200, 250, 500].filter(
    (size) => whole % size === 0 && whole / size >= 3 && whole / size <= 24 && size < times,
  )
  const part = rng.pick(sizes)
  const key = whole / part
  if (key === times) return null
  return {
    form: `parts-${kind}`,
    values: {
      ...thingsOf(rng, lists, kind),
      x: counted(large, count),
      one: counted(large, 1),
      each: counted(small, times),
      y: counted(small, part),
      whole,
      part,
      key,
      count,
      times,
    },
    answer: { form: 'number', answer: key },
    wrong: mixedAfterFirst(rng, [
      ['forgot-a-part', times % part === 0 ? times / part : null],
      ['stopped-early', whole],
      ['took-away-instead', whole - part],
      ['slipped-by-one', key % 2 === 0 ? key + 1 : key - 1],
      ['slipped-by-one', key + 2],
    ]),
    solution: oneWay(['change-it', whole], ['divide-it', key]),
    entity: large,
  }
}

/** Several of an amount with two units. */
export function severalMixed(rng: Rng, lists: Lists): Draw {
  const { kind, large, small, times, step } = rng.pick(amounts)
  const [count, whole] = [rng.int(2, 5), rng.int(1, 3)]
  const rest = step * rng.int(1, Math.floor(times / step) - 1)
  const each = whole * times + rest
  const key = each * count
  return {
    form: `several-${kind}`,
    values: {
      ...thingsOf(rng, lists, kind),
      x: counted(large, whole),
      rest: counted(small, rest),
      one: counted(large, 1),
      each: counted(small, times),
      y: counted(small, each),
      z: counted(small, key),
      count,
      eachSmall: each,
      key,
      times,
      whole,
    },
    answer: { form: 'number', answer: key, unit: many(small) },
    wrong: mixedAfterFirst(rng, [
      ['stopped-early', each],
      ['left-out-the-small-units', whole * times * count],
      ['forgot-a-part', whole * times + rest * count],
      ['slipped-by-a-group', count % 2 === 0 ? key + each : key - each],
      ['slipped-by-a-group', count % 2 === 0 ? key - each : key + each],
    ]),
    solution: oneWay(['change-each', each], ['times-it', key]),
    entity: large,
  }
}

const sameUnit: readonly { kind: 'mass' | 'liquid'; unit: string; most: number; step: number }[] = [
  { kind: 'mass', unit: 'gram', most: 400, step: 5 },
  { kind: 'mass', unit: 'kilogram', most: 60, step: 1 },
  { kind: 'liquid', unit: 'liter', most: 60, step: 1 },
  { kind: 'liquid', unit: 'milliliter', most: 400, step: 5 },
]

/** One step in one unit: put together, taken away, several times, or shared. */
export function oneStep(rng: Rng, lists: Lists): Draw {
  const deed = rng.pick(['join', 'take', 'times', 'share'])
  const small = deed === 'times' || deed === 'share'
  const { kind, unit, most, step } = rng.pick(small ? sameUnit.filter((one) => one.step === 1) : sameUnit)
  const [b, a] = small
    ? [rng.int(3, 9), rng.int(2, 10)]
    : [step * rng.int(4, most / step / 2), step * rng.int(4, most / step / 2)]
  const key = deed === 'join' ? a + b : deed === 'times' ? a * b : a
  const shown = deed === 'take' ? a + b : deed === 'share' ? a * b : a
  const wrongs: Readonly<Record<string, Wrong[]>> = {
    join: [
      ['took-away-instead', a === b ? null : Math.abs(a - b)],
      ['said-one-part', Math.max(a, b)],
    ],
    take: [
      ['added-instead', a + 2 * b],
      ['said-one-part', a === b ? null : b],
      ['said-the-whole', a + b],
    ],
    times: [
      ['added-instead-of-times', a + b],
      ['slipped-by-a-group', key + a],
      ['slipped-by-a-group', key - a],
    ],
    share: [
      ['subtracted-once', a * b - b],
      ['said-the-whole', a * b],
      ['multiplied-instead', a * b * b],
    ],
  }
  return {
    form: `${deed}-${kind}`,
    values: {
      ...thingsOf(rng, lists, kind),
      x: counted(unit, shown),
      y: counted(unit, b),
      z: counted(unit, key),
      shown,
      count: b,
      key,
      many: rng.pick(lists[`many-${kind}`] ?? []),
    },
    answer: { form: 'number', answer: key, unit: many(unit) },
    wrong: [...(wrongs[deed] ?? []), ...near(key, step), ['slipped-by-ten', key >= 10 ? key + 10 : null]],
    solution: oneWay([deed, key]),
    entity: unit,
  }
}
