import type { AskedOf } from '../../../asked.ts'
import { type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { type Bar, gcd, isSame, isSimple, readBar, simplest, written } from './fractions.ts'
import { wholeOf } from './own-numbers.ts'
import { varied } from './varied.ts'

type Limits = { bottoms: readonly number[]; most: number; hasBars: boolean }

/** A fraction in lowest terms and how often its parts are cut again. */
type Pair = { small: Bar; large: Bar; times: number }

/** Both bottoms are of `bottoms`; where no bar shows it, the fraction may be more than 1. */
function drawPair(rng: Rng, { bottoms, most }: Limits, mayPass1: boolean): Pair | null {
  const pairs = bottoms.flatMap((bottom) =>
    bottoms
      .filter((large) => large > bottom && large % bottom === 0 && large / bottom <= most)
      .map((large) => [bottom, large]),
  )
  const [bottom = 2, largeBottom = 4] = rng.pick(pairs)
  const top = rng.int(1, mayPass1 && rng.chance(30) ? 2 * bottom - 1 : bottom - 1)
  const [small, times] = [{ top, bottom }, largeBottom / bottom]
  return isSimple(small) ? { small, large: { top: top * times, bottom: largeBottom }, times } : null
}

/** Nobody draws a bar with more parts. */
const mostDrawn = 12

const above0 = (value: number) => (value > 0 ? value : null)

const valuesOf = ({ small, large, times }: Pair): Draw['values'] => ({
  x: written(small),
  y: written(large),
  top: small.top,
  bottom: small.bottom,
  largeTop: large.top,
  largeBottom: large.bottom,
  isLarge: large.bottom > mostDrawn ? 'yes' : 'no',
  times,
})

/** 2/3 = ?/6, or 4/6 = ?/3, with bars to look at in grade 3. */
function missing({ small, large, times }: Pair, form: string, hasBars: boolean): Draw {
  const isUp = form === 'missing-up'
  const [from, to] = isUp ? [small, large] : [large, small]
  return {
    form: hasBars ? `${form}-bars` : form,
    values: valuesOf({ small, large, times }),
    answer: { form: 'number', answer: to.top },
    wrong: [
      ['changed-one-number-only', from.top],
      ['added-same-to-both', above0(from.top + to.bottom - from.bottom)],
      ['slipped-by-a-part', to.top + 1],
      ['slipped-by-a-part', above0(to.top - 1)],
      ['took-the-factor', times],
      ['slipped-by-a-part', to.top + 2],
      ['slipped-by-a-part', to.top + 3],
    ],
    solution: oneWay(['find-factor', null], [form, to.top]),
    picture: hasBars
      ? {
          kind: 'fraction-bars',
          bars: [
            { parts: from.bottom, shaded: from.top },
            { parts: to.bottom, shaded: 0 },
          ],
        }
      : null,
    entity: written(from),
  }
}

function which(rng: Rng, pair: Pair): Draw {
  const isUp = rng.chance(60)
  return whichOf(pair, isUp, rng.int(0, 5))
}

/** The wrong answer at `by` comes first. */
function whichOf({ small, large, times }: Pair, isUp: boolean, by: number): Draw {
  const [from, to] = isUp ? [small, large] : [large, small]
  const unless = (top: number, bottom: number) =>
    top > 0 && bottom > 0 && !isSame({ top, bottom }, from) ? `${top}/${bottom}` : null
  const change = Math.abs(to.bottom - from.bottom)
  const wrong: Wrong[] = [
    ['changed-one-number-only', unless(from.top, to.bottom)],
    ['added-same-to-both', isUp ? unless(from.top + change, to.bottom) : unless(from.top - change, to.bottom)],
    ['slipped-by-a-part', unless(to.top + 1, to.bottom)],
    ['changed-one-number-only', unless(to.top, from.bottom)],
    ['turned-the-fraction', unless(to.bottom, to.top)],
    ['slipped-by-a-part', unless(to.top, to.bottom + 1)],
  ]
  return {
    form: isUp ? 'which-up' : 'which-down',
    values: valuesOf({ small, large, times }),
    answer: { form: 'choice', answer: written(to) },
    wrong: varied(wrong, by),
    solution: oneWay(['find-factor', null], [isUp ? 'same-up' : 'same-down', written(to)]),
    entity: written(from),
  }
}

/** Two children take the same amount in pieces of different sizes. */
function sharing(rng: Rng, lists: Lists, pair: Pair): Draw {
  const { small, large, times } = pair
  const [who = '', other = ''] = rng.some(lists.names ?? [], 2)
  return {
    form: 'story',
    values: { ...valuesOf(pair), who: person(who), other: person(other), food: rng.pick(lists.foods ?? []) },
    answer: { form: 'number', answer: large.top },
    wrong: [
      ['changed-one-number-only', small.top],
      ['added-same-to-both', small.top + large.bottom - small.bottom],
      ['slipped-by-a-part', large.top + 1],
      ['slipped-by-a-part', large.top - 1],
      ['took-the-factor', times],
      ['slipped-by-a-part', large.top + 2],
    ],
    solution: oneWay(['find-factor', null], ['missing-up', large.top]),
    entity: written(small),
  }
}

export function equalFractions(rng: Rng, lists: Lists, limits: Limits): Draw | null {
  const kind = rng.pick(['missing-up', 'missing-up', 'missing-down', 'which', 'which', 'story'])
  const hasBars = limits.hasBars && kind.startsWith('missing') && rng.chance(50)
  const pair = drawPair(rng, limits, !hasBars && kind !== 'story')
  // Nobody cuts a sandwich into 100 pieces.
  if (!pair || (kind === 'story' && pair.large.bottom > 12)) return null
  if (kind === 'which') return which(rng, pair)
  return kind === 'story' ? sharing(rng, lists, pair) : missing(pair, kind, hasBars)
}

/** A child's own: 2/3 with 6 on the bottom, or any fraction that is equal. */
export const askedEqual =
  (takes: (small: Bar, large: Bar) => boolean) =>
  ({ fraction, top, bottom }: AskedOf['equalFraction']): Draw | null => {
    const given = readBar(fraction)
    if (given?.kind !== 'fraction' || given.top === 0) return null
    const to = targetOf(given, wholeOf(top, 1_000), wholeOf(bottom, 1_000))
    if (!to) return null
    const [small, large] = given.bottom < to.bottom ? [given, to] : [to, given]
    const times = large.bottom / small.bottom
    if (!Number.isInteger(times) || times < 2 || !takes(small, large)) return null
    const isUp = small === given
    if (top === '' && bottom === '') return whichOf({ small, large, times }, isUp, 0)
    return top === ''
      ? missing({ small, large, times }, isUp ? 'missing-up' : 'missing-down', false)
      : missingBottom({ small, large, times }, isUp)
  }

/** The equal fraction with this top or bottom; without both a shorter one, or one with twice the parts. */
function targetOf(given: Bar, top: number | null, bottom: number | null): Bar | null {
  if (top !== null && top > 0) return { top, bottom: (given.bottom * top) / given.top }
  if (bottom !== null && bottom > 0)
    return (given.top * bottom) % given.bottom === 0 ? { top: (given.top * bottom) / given.bottom, bottom } : null
  return gcd(given.top, given.bottom) > 1 ? simplest(given) : { top: given.top * 2, bottom: given.bottom * 2 }
}

/** 2/3 = 6/? */
function missingBottom({ small, large, times }: Pair, isUp: boolean): Draw {
  const [from, to] = isUp ? [small, large] : [large, small]
  return {
    form: isUp ? 'bottom-up' : 'bottom-down',
    values: valuesOf({ small, large, times }),
    answer: { form: 'number', answer: to.bottom },
    wrong: [
      ['changed-one-number-only', from.bottom],
      ['added-same-to-both', above0(from.bottom + to.top - from.top)],
      ['took-the-factor', times],
      ['slipped-by-a-part', to.bottom + 1],
      ['slipped-by-a-part', above0(to.bottom - 1)],
    ],
    solution: oneWay(['find-top-factor', null], [isUp ? 'bottom-up' : 'bottom-down', to.bottom]),
    entity: written(from),
  }
}
