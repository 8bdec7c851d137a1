import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { Picture } from '#shared/picture.ts'
import { type Coin, type CoinName, cents, coins, coinsOf } from './coin-facts.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

const picture = (held: CoinName[]): Picture => ({ kind: 'coins', coins: held, alt: `Coins: ${held.join(', ')}.` })

const others = (coin: Coin) => coins.filter((one) => one !== coin)

function nameOfWorth(dice: Dice): Sketch {
  const coin = drawFrom(dice, coins)
  const asks = drawFrom(dice, ['is worth', 'has the value of'])
  return {
    kind: asks === 'is worth' ? 'which-worth' : 'which-value',
    about: [coin.cents],
    question: `Which coin ${asks} ${cents(coin.cents)}?`,
    name: `a coin of ${cents(coin.cents)}`,
    answer: choice(coin.name),
    hints: ['Think of what each coin can buy.', 'A bigger coin is not always worth more.', coin.look],
    steps: [coin.look, `A ${coin.name} is worth ${cents(coin.cents)}.`],
    explanation: `A ${coin.name} is ${cents(coin.cents)}.`,
    slips: others(coin).map((one) => ({
      name: `took-the-${one.name}`,
      answer: one.name,
      observation: `A ${one.name} is worth ${cents(one.cents)}.`,
    })),
    entity: coin.name,
  }
}

function nameInPicture(dice: Dice): Sketch {
  const coin = drawFrom(dice, coins)
  return {
    kind: 'name',
    about: [coin.name],
    question: 'What is this coin called?',
    name: 'the name of a coin',
    answer: choice(coin.name),
    hints: ['Look at its size and color.', 'Each coin has its own size.', coin.look],
    steps: [coin.look, `So it is a ${coin.name}.`],
    explanation: `A ${coin.name} is ${cents(coin.cents)}.`,
    slips: others(coin).map((one) => ({
      name: `took-it-for-a-${one.name}`,
      answer: one.name,
      observation: `That one is different. ${one.look}`,
    })),
    entity: coin.name,
    picture: { kind: 'coins', coins: [coin.name], alt: `A coin. ${coin.look}` },
    inWords: `${coin.look} Which coin is it`,
  }
}

/** What some coins of a kind are worth. */
function sameCoins(dice: Dice): Sketch | null {
  const coin = drawFrom(dice, coins)
  const count = dice(1, coin.cents === 25 ? 2 : 5)
  const key = count * coin.cents
  const said = coinsOf(count, coin)
  return {
    kind: 'worth',
    about: [coin.name, count],
    question: `How many cents ${count === 1 ? 'is' : 'are'} ${said} worth?`,
    name: `what ${said} ${count === 1 ? 'is' : 'are'} worth`,
    answer: numberAnswer(key, 'cents'),
    hints: [
      coin.look,
      count === 1 ? 'Each kind of coin has its own worth.' : `Each ${coin.name} has the same worth.`,
      coin.cents === 25
        ? 'Think: 4 of them make a dollar.'
        : coin.cents === 1
          ? 'Count them by ones.'
          : `Count in equal jumps, like on your fingers.`,
    ],
    steps: [`A ${coin.name} is ${cents(coin.cents)}.`, `So ${said} ${count === 1 ? 'is' : 'are'} ${cents(key)}.`],
    explanation: `Each ${coin.name} is worth ${cents(coin.cents)}.`,
    slips: [
      {
        name: 'counted-the-coins',
        answer: coin.cents > 1 ? count : null,
        observation: 'You counted coins, not cents.',
      },
      ...others(coin).map((one) => ({
        name: `took-it-for-a-${one.name}`,
        answer: count * one.cents,
        observation: `Did you think of a ${one.name}?`,
      })),
    ],
    entity: coin.name,
    picture: picture(Array.from({ length: count }, () => coin.name)),
  }
}

/** Two or three kinds of coins together. */
function mixedCoins(dice: Dice): Sketch | null {
  const held = [...coins].reverse().flatMap((coin) => {
    const count = dice(0, coin.cents === 25 ? 2 : 3)
    return count > 0 ? [{ coin, count }] : []
  })
  const [first, second] = held
  if (!first || !second || held.length > 3) return null
  const worth = held.map(({ coin, count }) => coin.cents * count)
  const key = worth.reduce((sum, one) => sum + one, 0)
  if (key > 99) return null
  const said = held.map(({ coin, count }) => coinsOf(count, coin))
  const pieces = held.reduce((sum, { count }) => sum + count, 0)
  const last = held.at(-1) ?? second
  return {
    kind: 'mixed',
    about: said,
    question: 'How many cents is this?',
    name: 'the worth of some coins',
    answer: numberAnswer(key, 'cents'),
    hints: [
      `Start with the ${first.count === 1 ? first.coin.name : first.coin.many}.`,
      'Begin with the coins that are worth most.',
      `Each ${first.coin.name} is ${cents(first.coin.cents)}. Then go on with the ${second.count === 1 ? second.coin.name : second.coin.many}.`,
    ],
    steps: [
      `Count each kind: ${worth.map(cents).join(', ')}.`,
      `${worth.join(' + ')} = ${key}, so it is ${key} cents.`,
    ],
    explanation: 'Each coin counts for what it is worth.',
    slips: [
      { name: 'counted-the-coins', answer: pieces, observation: 'You counted coins, not cents.' },
      {
        name: 'left-out-the-last-kind',
        answer: key - last.coin.cents * last.count,
        observation: `You left out the ${last.count === 1 ? last.coin.name : last.coin.many}.`,
      },
      {
        name: 'swapped-two-coins',
        answer: key + (second.coin.cents - first.coin.cents) * (first.count - second.count),
        observation: `You swapped what a ${first.coin.name} and a ${second.coin.name} are worth.`,
      },
      {
        name: 'counted-a-coin-twice',
        answer: key + last.coin.cents,
        observation: `Count each ${last.coin.name} only once.`,
      },
      {
        name: 'took-the-last-by-tens',
        answer: last.coin.cents === 10 ? null : key + 10 - last.coin.cents,
        observation: `Check what a ${last.coin.name} is worth.`,
      },
    ],
    entity: 'coins',
    picture: picture(held.flatMap(({ coin, count }) => Array.from({ length: count }, () => coin.name))),
    inWords: `How many cents are ${said.slice(0, -1).join(', ')} and ${said.at(-1)}?`,
  }
}

export const coinMakers = [
  earlyMaker('math.coin-values', ['coins'], (dice) =>
    drawFrom<(dice: Dice) => Sketch | null>(dice, [nameOfWorth, nameInPicture, sameCoins, sameCoins])(dice),
  ),
  earlyMaker('math.count-coins', ['coins'], mixedCoins),
]
