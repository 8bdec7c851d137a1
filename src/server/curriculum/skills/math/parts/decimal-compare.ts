import type { AskedOf } from '../../../asked.ts'
import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { aligned, type Decimal, padded, readDecimal } from './decimals.ts'

const said = ({ units, places }: Decimal) => padded(units, places)
const sizeOf = ({ units, places }: Decimal) => units / 10 ** places
const placeNames = ['ones', 'tenths', 'hundredths', 'thousandths'] as const

/** The first place from the left in which they differ; null where they are equal. */
function firstPlace(x: Decimal, y: Decimal): number | null {
  const { a, b, places } = aligned(x, y)
  const found = Array.from({ length: places + 1 }, (_, at) => at).find(
    (at) => Math.floor(a / 10 ** (places - at)) !== Math.floor(b / 10 ** (places - at)),
  )
  return found ?? null
}

const digitAt = ({ units, places }: Decimal, at: number) =>
  at > places ? 0 : Math.floor(units / 10 ** (places - at)) % (at === 0 ? 1_000 : 10)

function valuesOf(x: Decimal, y: Decimal): Draw['values'] {
  const at = firstPlace(x, y)
  const most = Math.max(x.places, y.places)
  return {
    x: said(x),
    y: said(y),
    paddedX: padded(x.units * 10 ** (most - x.places), most),
    paddedY: padded(y.units * 10 ** (most - y.places), most),
    place: `@${placeNames[at ?? 0] ?? 'ones'}`,
    digitX: digitAt(x, at ?? 0),
    digitY: digitAt(y, at ?? 0),
    lengths: x.places === y.places ? 'same' : 'apart',
    case: at === null ? 'same' : 'apart',
  }
}

/** Two that a child can take for each other: the longer one is often the smaller one. */
export function drawPair(rng: Rng, places: readonly number[]): [Decimal, Decimal] {
  const whole = rng.pick([0, 0, 0, 1, 1, 2])
  const one = (): Decimal => {
    const many = rng.pick(places)
    return { units: whole * 10 ** many + rng.int(1, 10 ** many - 1), places: many }
  }
  const x = one()
  if (rng.chance(15)) return [x, { units: x.units * 10, places: x.places + 1 }]
  const y = one()
  return [x, y]
}

/** What a child would think by the length of the two. */
const reason = (x: Decimal, y: Decimal, isMore: boolean): string =>
  x.places === y.places
    ? 'turned-the-sign-around'
    : x.places > y.places === isMore
      ? 'thinks-shorter-is-larger'
      : 'thinks-longer-is-larger'

export function decimalSign(x: Decimal, y: Decimal): Draw {
  const isSame = firstPlace(x, y) === null
  const isMore = sizeOf(x) > sizeOf(y)
  const sign = isSame ? '=' : isMore ? '>' : '<'
  const wrong: Wrong[] = isSame
    ? [
        ['thinks-last-zero-matters', x.places > y.places ? '>' : '<'],
        ['thinks-shorter-is-larger', x.places > y.places ? '<' : '>'],
      ]
    : [
        [reason(x, y, isMore), isMore ? '<' : '>'],
        ['thought-they-are-equal', '='],
      ]
  return {
    form: 'sign',
    values: { ...valuesOf(x, y), sign },
    answer: { form: 'compare', answer: sign },
    wrong,
    solution: oneWay(['same-places', null], ['look-place', null], ['compare', sign]),
    entity: said(x),
  }
}

/** Four of them: the greatest or the least. */
export function extremeDecimal(rng: Rng, all: readonly Decimal[]): Draw | null {
  const sorted = [...all].sort((one, two) => sizeOf(one) - sizeOf(two))
  const sizes = new Set(all.map(sizeOf))
  const isGreatest = rng.chance(50)
  const [key, near, next, far] = isGreatest ? sorted.toReversed() : sorted
  if (!key || !near || !next || !far || sizes.size < 4) return null
  const byLength = [...all]
    .sort((one, two) => (isGreatest ? two.units - one.units : one.units - two.units))
    .find((one) => one !== key)
  return {
    form: isGreatest ? 'greatest' : 'least',
    values: { ...valuesOf(key, near), key: said(key), near: said(near) },
    answer: { form: 'choice', answer: said(key) },
    wrong: [
      [
        isGreatest ? 'thinks-longer-is-larger' : 'thinks-shorter-is-larger',
        byLength && byLength.places !== key.places ? said(byLength) : null,
      ],
      ['took-the-other-end', said(far)],
      ['looked-at-some-only', said(near)],
      ['looked-at-some-only', said(next)],
    ],
    solution: oneWay(['line-up-points', null], ['pick', said(key)]),
    entity: '@decimals',
  }
}

/** No toy car crosses a room in a tenth of a second. */
const later = ({ units, places }: Decimal): Decimal => ({ units: units + 3 * 10 ** places, places })

/** Who has the taller plant, who was faster. Who takes the longer time may well think that more is faster. */
export function decimalStory(rng: Rng, lists: Lists, first: Decimal, second: Decimal): Draw | null {
  if (firstPlace(first, second) === null) return null
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  const form = rng.pick(['plant', 'time'])
  const [x, y] = form === 'time' ? [later(first), later(second)] : [first, second]
  const isFirst = sizeOf(x) > sizeOf(y) === (form === 'plant')
  return {
    form,
    values: { ...valuesOf(x, y), who: person(who), other: person(other), winner: person(isFirst ? who : other) },
    answer: { form: 'choice', answer: isFirst ? '@who' : '@other' },
    wrong: [
      [
        form === 'time' || reason(x, y, sizeOf(x) > sizeOf(y)) === 'turned-the-sign-around'
          ? 'took-the-other-end'
          : reason(x, y, sizeOf(x) > sizeOf(y)),
        isFirst ? '@other' : '@who',
      ],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['same-places', null], ['look-place', null], [form, isFirst ? '@who' : '@other']),
    entity: '@decimals',
  }
}

/** Of `places` each may have; one sampler for the two grades. */
export const decimalComparison =
  (places: readonly number[]) =>
  (rng: Rng, lists: Lists): Draw | null => {
    const [x, y] = drawPair(rng, places)
    if (Math.max(x.places, y.places) > Math.max(...places)) return null
    const kind = rng.pick(['sign', 'sign', 'extreme', 'extreme', 'story'])
    if (kind === 'story') return decimalStory(rng, lists, x, y)
    if (kind === 'sign') return decimalSign(x, y)
    const whole = rng.pick([0, 0, 3, 6])
    const all = Array.from({ length: 4 }, () => rng.pick(places)).map((many) => ({
      units: whole * 10 ** many + rng.int(1, 10 ** many - 1),
      places: many,
    }))
    return extremeDecimal(rng, all)
  }

/** A child's own; one of the two may be whole. */
export const askedDecimals =
  (most: number) =>
  ({ left, right, wanted }: AskedOf['compare']): Draw | null => {
    const [x, y] = [readDecimal(left), readDecimal(right)]
    if (!x || !y || (x.isWhole && y.isWhole) || Math.max(x.places, y.places) > most) return null
    const made = decimalSign(x, y)
    if (wanted === '' || firstPlace(x, y) === null) return made
    const isFirst = sizeOf(x) > sizeOf(y) === (wanted === 'more')
    const [key, other] = isFirst ? [x, y] : [y, x]
    const why = reason(x, y, sizeOf(x) > sizeOf(y))
    return {
      ...made,
      form: wanted === 'more' ? 'bigger' : 'smaller',
      values: { ...made.values, key: said(key) },
      answer: { form: 'choice', answer: said(key) },
      wrong: [[why === 'turned-the-sign-around' ? 'took-the-other-end' : why, said(other)]],
      solution: oneWay(['same-places', null], ['look-place', null], ['compare', said(key)]),
    }
  }
