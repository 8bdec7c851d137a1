import words from '#content/en/skills/math/add-unlike-fractions.json'
import { type AskedSum, type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { askedBars, askedWithDecimal, type Sign, unlikeSum } from './parts/fraction-sums.ts'
import { asMixed, type Bar, lcm, properBar, simplest, written } from './parts/fractions.ts'
import { unlikeMixedSum } from './parts/mixed-sums.ts'

const bottoms = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const
const largestCommon = 60

export function drawUnlike(rng: Rng, sign: Sign): [Bar, Bar] | null {
  const x = simplest(properBar(rng, bottoms))
  const y = simplest(properBar(rng, bottoms))
  if (x.bottom === y.bottom || lcm(x.bottom, y.bottom) > largestCommon) return null
  return sign === '−' && x.top * y.bottom <= y.top * x.bottom ? null : [x, y]
}

function sums(rng: Rng): Draw | null {
  const sign: Sign = rng.pick(['+', '−'])
  const pair = drawUnlike(rng, sign)
  if (!pair) return null
  const [x, y] = pair
  const kind = rng.pick(['sum', 'sum', 'simplest', 'mixed'])
  if (kind !== 'mixed') return unlikeSum(x, y, sign, { form: kind, simplest: kind === 'simplest' })
  const [more, fewer] = [rng.int(2, 5), rng.int(1, 2)]
  const [a, b] = [
    { ...x, top: x.top + more * x.bottom },
    { ...y, top: y.top + fewer * y.bottom },
  ]
  return unlikeMixedSum(a, b, sign, { x: asMixed(a), y: asMixed(b) })
}

/** The least bottom that both fractions can have. */
function commonBottom(rng: Rng): Draw | null {
  const pair = drawUnlike(rng, '+')
  if (!pair) return null
  const [x, y] = pair
  const common = lcm(x.bottom, y.bottom)
  const [small, large] = [Math.min(x.bottom, y.bottom), Math.max(x.bottom, y.bottom)]
  return {
    form: 'common-bottom',
    values: {
      x: written(x),
      y: written(y),
      small,
      large,
      common,
      times: common / large,
      case: common === large ? 'large' : 'other',
    },
    answer: { form: 'number', answer: common },
    wrong: [
      ['added-denominators', small + large],
      ['took-a-larger-multiple', small * large],
      ['said-the-bottom', large],
      ['said-the-bottom', small],
      ['took-a-larger-multiple', common * 2],
      ['mixed-up-factor-and-multiple', large - small],
    ],
    solution: oneWay(['count-by-large', null], ['first-that-fits', common]),
    entity: common,
  }
}

/** 1/3 + 0.5: as a decimal, the fraction does not end. */
function askBesideDecimal(sum: AskedSum): Draw | null {
  const { x, y } = askedWithDecimal(sum, ['+', '−']) ?? {}
  const mostScale = 10_000
  if (!x || !y || [x, y].every((one) => mostScale % simplest(one).bottom === 0)) return null
  if (sum.operation === '−' && x.top * y.bottom < y.top * x.bottom) return null
  const values = { x: sum.left, y: sum.right, change: 'both' }
  return unlikeSum(x, y, sum.operation === '+' ? '+' : '−', { form: 'sum', values })
}

function ask(sum: AskedSum): Draw | null {
  const { x, y } = askedBars(sum, ['+', '−']) ?? {}
  if (!x || !y) return askBesideDecimal(sum)
  if (x.kind === 'whole' || y.kind === 'whole' || x.bottom === y.bottom) return null
  const sign = sum.operation === '+' ? '+' : '−'
  if (x.kind === 'mixed' || y.kind === 'mixed') return unlikeMixedSum(x, y, sign, { x: sum.left, y: sum.right })
  const isOfTens = x.top > 0 && y.top > 0 && x.bottom + y.bottom === 110 && Math.max(x.bottom, y.bottom) === 100
  return sign === '+' && isOfTens ? null : unlikeSum(x, y, sign, { form: 'sum' })
}

export const skill = defineSkill({
  skill: 'math.add-unlike-fractions',
  words,
  tags: ['fractions', 'adding'],
  draw: (rng) => (rng.chance(80) ? sums(rng) : commonBottom(rng)),
  ask: { sum: ask },
})
