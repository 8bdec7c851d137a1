import words from '#content/en/skills/math/parts/prices.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bothPrices, change, goodsFor } from './parts/prices.ts'

function inDollars(rng: Rng, lists: Lists): Draw {
  const values = goodsFor(rng, lists)
  if (rng.chance(50)) return bothPrices(rng.int(11, 50), rng.int(4, 39), 'both', values)
  const paid = rng.pick([20, 50, 100])
  return change(paid, rng.int(Math.floor(paid / 3), paid - 3), 'change', values)
}

function inCents(rng: Rng, lists: Lists): Draw {
  const values = goodsFor(rng, lists)
  return rng.chance(50)
    ? bothPrices(5 * rng.int(3, 11), 5 * rng.int(1, 8), 'cents', values, 'cents')
    : change(100, 5 * rng.int(3, 17), 'from-a-dollar', values, 'cents')
}

function writtenAs(rng: Rng): Draw {
  const n = rng.int(2, 99)
  const isCents = rng.chance(50)
  const [key, other] = isCents ? [`${n}¢`, `$${n}`] : [`$${n}`, `${n}¢`]
  return {
    form: isCents ? 'write-cents' : 'write-dollars',
    values: { n },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['mixed-up-money-signs', other],
      ['sign-on-the-other-side', isCents ? `¢${n}` : `${n}$`],
      ['sign-on-the-other-side', isCents ? `${n}$` : `¢${n}`, 'both-mixed'],
    ],
    solution: oneWay(['the-sign', null], ['we-write', key]),
    entity: '@money',
  }
}

export const skill = defineSkill({
  skill: 'math.money-word-amounts',
  words,
  tags: ['money'],
  draw: (rng, lists) => rng.pick([inDollars, inDollars, inCents, inCents, writtenAs])(rng, lists),
})
