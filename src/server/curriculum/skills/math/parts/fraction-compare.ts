import type { AskedOf } from '../../../asked.ts'
import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { type Bar, isSame, lcm, readBar, written } from './fractions.ts'

export type How = 'bottom' | 'top' | 'half' | 'common' | 'one'

const sizeOf = ({ top, bottom }: Bar) => top / bottom

const signOf = (x: Bar, y: Bar) => (isSame(x, y) ? '=' : sizeOf(x) < sizeOf(y) ? '<' : '>')
const opposite = { '<': '>', '>': '<', '=': '<' } as const

/** Why a child would take the other one. */
const reasonOf = (how: How) =>
  how === 'top' ? 'compared-denominators' : how === 'bottom' ? 'turned-the-sign-around' : 'compared-numerators-only'

function valuesOf(x: Bar, y: Bar, how: How): Draw['values'] {
  const common = lcm(x.bottom, y.bottom)
  const [big, small] = sizeOf(x) >= sizeOf(y) ? [x, y] : [y, x]
  return {
    x: written(x),
    y: written(y),
    big: written(big),
    small: written(small),
    how,
    case: isSame(x, y) ? 'same' : 'apart',
    topX: x.top,
    topY: y.top,
    bottomX: x.bottom,
    bottomY: y.bottom,
    few: Math.min(x.bottom, y.bottom),
    many: Math.max(x.bottom, y.bottom),
    common,
    newX: (x.top * common) / x.bottom,
    newY: (y.top * common) / y.bottom,
    sign: signOf(x, y),
  }
}

/** Which sign stands between two fractions. */
export function signBetween(x: Bar, y: Bar, how: How, hasBars = false): Draw {
  const sign = signOf(x, y)
  return {
    form: hasBars ? 'sign-bars' : 'sign',
    values: valuesOf(x, y, how),
    answer: { form: 'compare', answer: sign },
    wrong: [
      [sign === '=' ? 'compared-numerators-only' : reasonOf(how), opposite[sign]],
      sign === '=' ? ['compared-numerators-only', '>'] : ['thought-they-are-equal', '='],
    ],
    solution: oneWay(['look', null], ['compare', sign]),
    picture: hasBars
      ? {
          kind: 'fraction-bars',
          bars: [
            { parts: x.bottom, shaded: x.top },
            { parts: y.bottom, shaded: y.top },
          ],
        }
      : null,
    entity: written(x),
  }
}

/** Who has more, as a story. */
export function whoHasMore(rng: Rng, lists: Lists, [x, y]: [Bar, Bar], how: How): Draw | null {
  if (isSame(x, y)) return null
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  const asksMore = rng.chance(60)
  const isFirst = sizeOf(x) > sizeOf(y) === asksMore
  const [did = '', thing = ''] = rng.pick(lists.deeds ?? []).split(';')
  return {
    form: asksMore ? 'more' : 'less',
    values: {
      ...valuesOf(x, y, how),
      who: person(who),
      other: person(other),
      did,
      thing,
    },
    answer: { form: 'choice', answer: isFirst ? '@who' : '@other' },
    wrong: [
      [reasonOf(how) === 'turned-the-sign-around' ? 'took-the-other-end' : reasonOf(how), isFirst ? '@other' : '@who'],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['look', null], [asksMore ? 'who-more' : 'who-less', isFirst ? '@who' : '@other']),
    entity: '@fractions',
  }
}

/** Of four with one bottom, one top, or any: the greatest or the least. */
export function extremeOf(rng: Rng, all: readonly Bar[], how: How): Draw | null {
  const sorted = [...all].sort((one, two) => sizeOf(one) - sizeOf(two))
  const [a, b, c, d] = sorted
  if (!a || !b || !c || !d || isSame(a, b) || isSame(b, c) || isSame(c, d)) return null
  const isGreatest = rng.chance(50)
  const [key, near, next, far] = isGreatest ? [d, c, b, a] : [a, b, c, d]
  const wrong: Wrong[] = [
    [how === 'top' ? 'compared-denominators' : 'took-the-other-end', written(far)],
    ['looked-at-some-only', written(near)],
    ['looked-at-some-only', written(next)],
  ]
  return {
    form: isGreatest ? 'greatest' : 'least',
    values: { ...valuesOf(key, far, how), key: written(key) },
    answer: { form: 'choice', answer: written(key) },
    wrong,
    solution: oneWay(['look-all', null], [isGreatest ? 'pick-greatest' : 'pick-least', written(key)]),
    entity: '@fractions',
  }
}

/** A fraction, a mixed number, a whole one or a decimal ('0.6' as 6/10) of a child's own. */
export function barOf(text: string): Bar | null {
  const [decimal, wholes = '', parts = ''] = /^(\d{0,3})\.(\d{1,3})$/.exec(text) ?? []
  if (decimal !== undefined) return { top: Number(`${wholes}${parts}`), bottom: 10 ** parts.length }
  return readBar(text)
}

/** The tops and bottoms of '1 1/2' are not those that are compared. */
export const isMixed = ({ left, right }: Pick<AskedOf['compare'], 'left' | 'right'>) => / /.test(left + right)

/** A child's own, as it wrote the two. */
export function askedFractions(
  { left, right, wanted }: AskedOf['compare'],
  how: (x: Bar, y: Bar) => How | null,
): Draw | null {
  const [x, y] = [barOf(left), barOf(right)]
  if (!x || !y || !/\//.test(left + right) || lcm(x.bottom, y.bottom) > 10_000) return null
  const way = isMixed({ left, right }) ? 'common' : how(x, y)
  if (way === null) return null
  const made = signBetween(x, y, way)
  const isMore = sizeOf(x) > sizeOf(y)
  const [big, small] = isMore ? [left, right] : [right, left]
  const values = { ...made.values, x: left, y: right, big, small }
  if (wanted === '' || isSame(x, y)) return { ...made, values, entity: left }
  const [key, other] = wanted === 'more' ? [big, small] : [small, big]
  return {
    form: wanted === 'more' ? 'bigger' : 'smaller-one',
    values: { ...values, key },
    answer: { form: 'choice', answer: key },
    wrong: [[reasonOf(way) === 'turned-the-sign-around' ? 'took-the-other-end' : reasonOf(way), other]],
    solution: oneWay(['look', null], [wanted === 'more' ? 'who-more' : 'who-less', key]),
    entity: left,
  }
}
