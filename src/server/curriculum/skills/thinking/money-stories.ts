import words from '#content/en/skills/math/parts/prices.json'
import { type Draw, defineSkill, type Lists, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { coinsCounted, drawCoins } from '../math/parts/coins.ts'
import { bothPrices, change, goodsFor } from '../math/parts/prices.ts'

/** Two things are bought, and something is left. */
function twoSteps(rng: Rng, lists: Lists): Draw {
  const [a, b] = [rng.int(8, 30), rng.int(8, 30)]
  const paid = a + b < 20 ? 20 : a + b < 50 ? 50 : 100
  const { wrong, ...drawn } = change(paid, a + b, 'left-after-two', { ...goodsFor(rng, lists), a, b })
  return {
    ...drawn,
    wrong: [['stopped-early', a + b], ['forgot-a-part', paid - a, 'one-price-only'], ...wrong],
    solution: oneWay(['add-prices', a + b], ['take', paid - a - b]),
  }
}

function coinsFound(rng: Rng, lists: Lists): Draw {
  return coinsCounted(drawCoins(rng, 3), 'coins-found', { values: goodsFor(rng, lists) })
}

function missing(rng: Rng, lists: Lists): Draw {
  const price = rng.int(15, 90)
  return change(price, rng.int(Math.ceil(price / 5), price - 4), 'missing', goodsFor(rng, lists))
}

function spent(rng: Rng, lists: Lists): Draw {
  const have = rng.int(25, 95)
  return change(have, rng.int(8, have - 5), 'left', goodsFor(rng, lists))
}

const both = (rng: Rng, lists: Lists) => bothPrices(rng.int(8, 48), rng.int(8, 45), 'both', goodsFor(rng, lists))

export const skill = defineSkill({
  skill: 'thinking.money-stories',
  words,
  tags: ['stories', 'money'],
  draw: (rng, lists) => rng.pick([twoSteps, coinsFound, missing, spent, both])(rng, lists),
})
