import words from '#content/en/skills/math/coin-values.json'
import { counted, type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { bySize, type Coin, coinPicture, coins, worthOf } from './parts/coins.ts'

const others = (coin: Coin) => coins.filter((one) => one !== coin)

function whichCoin(rng: Rng): Draw {
  const coin = rng.pick(coins)
  const form = rng.pick(['worth', 'name'])
  return {
    form,
    values: { coin, cents: counted('cent', worthOf[coin]) },
    answer: { form: 'choice', answer: coin },
    wrong: rng.some(others(coin)).map((one): Wrong => ['mixed-up-two-coins', one, `not-${one}`]),
    solution: oneWay(['know-its-look', null], ['so-named', coin]),
    ...(form === 'name' && { picture: coinPicture([{ coin, count: 1 }]) }),
    entity: form === 'name' ? '@coin' : coin,
  }
}

function sameCoins(rng: Rng): Draw {
  const coin = rng.pick(coins)
  const count = coin === 'quarter' ? rng.int(1, 4) : rng.int(1, 9)
  const key = count * worthOf[coin]
  return {
    form: count === 1 ? 'one-coin' : 'same-coins',
    values: { x: counted(coin, count), coin, each: counted('cent', worthOf[coin]), key: counted('cent', key) },
    answer: { form: 'number', answer: key, unit: 'cents' },
    wrong: [
      ['counted-the-coins', worthOf[coin] > 1 ? count : null],
      ...rng.some(others(coin)).map((one): Wrong => ['mixed-up-two-coins', count * worthOf[one]]),
      ['slipped-by-a-group', key + worthOf[coin]],
    ],
    solution: oneWay(['each-worth', worthOf[coin]], ['all-worth', key]),
    picture: coinPicture([{ coin, count }]),
    entity: coin,
  }
}

/** How many of a smaller coin make a larger one. */
function traded(rng: Rng): Draw {
  const pairs: readonly (readonly [Coin, Coin])[] = [
    ['nickel', 'penny'],
    ['dime', 'penny'],
    ['dime', 'nickel'],
    ['quarter', 'nickel'],
    ['quarter', 'penny'],
  ]
  const [big, small] = rng.pick(pairs)
  const key = worthOf[big] / worthOf[small]
  return {
    form: 'traded',
    values: { big, x: counted(small, key), small: worthOf[small], whole: worthOf[big] },
    answer: { form: 'number', answer: key },
    wrong: [
      ['said-the-price', worthOf[big] === key ? null : worthOf[big]],
      ['counted-the-coins', 1],
      ['slipped-by-one', key + 1],
      ['mixed-up-two-coins', key === 10 ? 5 : 10],
      ['slipped-by-one', key - 1],
    ],
    solution: oneWay(['big-worth', worthOf[big]], ['small-make', key]),
    entity: big,
  }
}

/** Which of the coins is worth most, or least. */
function mostWorth(rng: Rng): Draw {
  const isMost = rng.chance(50)
  const sorted = coins.toSorted((x, y) => worthOf[y] - worthOf[x])
  const asked = isMost ? sorted : sorted.toReversed()
  const [key = 'quarter', ...rest] = asked
  const bySizes = bySize.filter((coin) => rest.includes(coin))
  return {
    form: isMost ? 'most-worth' : 'least-worth',
    values: { key },
    answer: { form: 'choice', answer: key },
    wrong: (isMost ? bySizes : bySizes.toReversed()).map((one): Wrong => ['thinks-bigger-coin-is-worth-more', one]),
    solution: oneWay(['each-coin', null], ['so-named', key]),
    entity: '@coin',
  }
}

/** Some of one coin beside some of another. */
function moreWorth(rng: Rng): Draw {
  const [one = 'dime', other = 'nickel'] = rng.some(coins, 2)
  const [a, b] = [rng.int(1, 6), rng.int(1, 6)]
  const [first, second] = [a * worthOf[one], b * worthOf[other]]
  const key = first === second ? '@same' : first > second ? '@x' : '@y'
  return {
    form: 'more-worth',
    values: {
      side: key.slice(1),
      x: counted(one, a),
      y: counted(other, b),
      first: counted('cent', first),
      second: counted('cent', second),
    },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['counted-the-coins', key === '@x' ? '@y' : '@x'],
      ['counted-the-coins', '@y'],
      ['thought-they-are-equal', '@same'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['both-in-cents', null], ['compare', key]),
    entity: one,
  }
}

export const skill = defineSkill({
  skill: 'math.coin-values',
  words,
  tags: ['coins'],
  draw: (rng) =>
    rng.pick([whichCoin, whichCoin, sameCoins, sameCoins, sameCoins, traded, mostWorth, moreWorth, moreWorth])(rng),
})
