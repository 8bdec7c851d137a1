export type CoinName = 'penny' | 'nickel' | 'dime' | 'quarter'
export type Coin = { name: CoinName; many: string; cents: number; look: string }

export const coins: [Coin, ...Coin[]] = [
  { name: 'penny', many: 'pennies', cents: 1, look: 'It is brown, and worth the least.' },
  { name: 'nickel', many: 'nickels', cents: 5, look: 'It is the second biggest of these coins.' },
  { name: 'dime', many: 'dimes', cents: 10, look: 'It is the smallest and thinnest coin.' },
  { name: 'quarter', many: 'quarters', cents: 25, look: 'It is the biggest of these coins.' },
]

export const cents = (count: number) => `${count} ${count === 1 ? 'cent' : 'cents'}`

export const coinsOf = (count: number, { name, many }: Coin) => `${count} ${count === 1 ? name : many}`
