import { type Draft, numberAnswer } from './drafts.ts'
import { counted, listed } from './written.ts'

export type Coin = { name: readonly [one: string, many: string]; cents: number }

export const coins = {
  penny: { name: ['penny', 'pennies'], cents: 1 },
  nickel: { name: ['nickel', 'nickels'], cents: 5 },
  dime: { name: ['dime', 'dimes'], cents: 10 },
  quarter: { name: ['quarter', 'quarters'], cents: 25 },
} as const satisfies Record<string, Coin>

export type Coins = { coin: Coin; count: number }

/** How many cents some coins are. Two or three kinds, the biggest coin first. */
export function coinTask(held: readonly Coins[]): Draft | null {
  const [first, second] = held
  if (!first || !second) return null
  const worth = ({ coin, count }: Coins) => coin.cents * count
  const parts = held.map(worth)
  const key = parts.reduce((sum, part) => sum + part, 0)
  const named = listed(held.map(({ coin, count }) => counted(count, coin.name)))
  const last = held.at(-1) ?? second
  const count = held.reduce((sum, { count: some }) => sum + some, 0)
  const shortNames = held.map(({ coin }) => coin.name[1])
  return {
    kind: shortNames.join(' '),
    numbers: [named],
    question: `How many cents are ${named}?`,
    name: named,
    answer: numberAnswer(key, 'cents'),
    hints: [
      `Look at the ${first.coin.name[1]} first.`,
      'Start with the coin that is worth most.',
      `A ${first.coin.name[0]} is ${first.coin.cents} cents, a ${second.coin.name[0]} is ${cents(second.coin.cents)}.`,
    ],
    steps: [
      `Count what they are worth: ${listed(parts.map(cents))}.`,
      `${parts.join(' + ')} = ${key}, so it is ${key} cents.`,
    ],
    explanation: 'Each coin counts for what it is worth.',
    slips: [
      { name: 'counted-the-coins', answer: count, observation: 'You counted coins, not what they are worth.' },
      {
        name: 'swapped-the-worth',
        answer: key - worth(first) - worth(second) + first.count * second.coin.cents + second.count * first.coin.cents,
        observation: `You swapped the ${first.coin.name[1]} and the ${second.coin.name[1]}.`,
      },
      {
        name: 'left-out-the-last',
        answer: key - worth(last),
        observation: `You left out the ${last.coin.name[last.count === 1 ? 0 : 1]}.`,
      },
      {
        name: 'counted-the-last-by-ones',
        answer: last.coin.cents > 1 ? key - worth(last) + last.count : null,
        observation: `A ${last.coin.name[0]} is worth more than that.`,
      },
      {
        name: 'took-all-for-the-first-coin',
        answer: count * first.coin.cents,
        observation: `You counted every coin as a ${first.coin.name[0]}.`,
      },
    ],
  }
}

const cents = (value: number) => `${value} ${value === 1 ? 'cent' : 'cents'}`
