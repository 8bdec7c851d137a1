import words from '#content/en/skills/math/count-coins.json'
import { counted, type Draw, defineSkill, type Lists, oneWay, person, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { coinPicture, coinsCounted, drawCoins, worthOf, worthOfAll } from './parts/coins.ts'

function mixed(rng: Rng, lists: Lists): Draw {
  const held = drawCoins(rng, rng.pick([2, 3, 3]))
  const form = rng.pick(['picture', 'picture', 'pocket'])
  const values = { who: person(rng.pick(lists.names ?? [])) }
  return coinsCounted(held, form, { values, ...(form === 'picture' && { picture: coinPicture(held) }) })
}

/** How much is missing to a dollar. */
function toADollar(rng: Rng): Draw | null {
  const held = drawCoins(rng, 2)
  const have = worthOfAll(held)
  const key = 100 - have
  if (have > 95 || have < 10 || have === 50) return null
  const ten = Math.ceil(have / 10) * 10
  const slips: Wrong[] = [
    ['slipped-by-ten', key + 10],
    ['slipped-by-one', have % 2 === 0 ? key + 1 : key - 1],
  ]
  return {
    form: 'to-a-dollar',
    values: { ...coinsCounted(held, 'picture').values, have, ten, key },
    answer: { form: 'number', answer: key, unit: 'cents' },
    wrong: [
      ['said-one-part', have],
      ...(have % 3 === 0 ? slips : slips.toReversed()),
      ['counted-the-coins', 100 - held.reduce((sum, { count }) => sum + count, 0)],
    ],
    solution: oneWay(['have', have], ['up-to-100', key]),
    picture: coinPicture(held),
    entity: '@coins',
  }
}

/** How many coins of a kind make an amount. */
function howMany(rng: Rng): Draw {
  const coin = rng.pick(['nickel', 'dime', 'quarter'] as const)
  const key = coin === 'quarter' ? rng.int(2, 4) : rng.int(3, 10)
  const whole = key * worthOf[coin]
  return {
    form: 'how-many',
    values: { x: counted(coin, key), each: worthOf[coin], whole },
    answer: { form: 'number', answer: key },
    wrong: [
      ['mixed-up-two-coins', coin === 'nickel' ? (key / 2 === Math.floor(key / 2) ? key / 2 : null) : whole / 5],
      ['slipped-by-one', key % 2 === 0 ? key + 1 : key - 1],
      ['said-the-whole', whole],
      ['slipped-by-one', key % 2 === 0 ? key - 1 : key + 1],
      ['slipped-by-one', key + 2],
    ],
    solution: oneWay(['each', worthOf[coin]], ['jumps', key]),
    entity: coin,
  }
}

export const skill = defineSkill({
  skill: 'math.count-coins',
  words,
  tags: ['coins'],
  draw: (rng, lists) => rng.pick([mixed, mixed, mixed, toADollar, howMany])(rng, lists) ?? mixed(rng, lists),
})
