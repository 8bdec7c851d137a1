import type { Mistake } from './misconceptions.ts'

/** A fact of the tables that makes this number, the nearest to the exercise. */
function factFor(value: number, a: number, b: number): { x: number; y: number } | null {
  let best: { x: number; y: number; far: number } | null = null
  for (let x = 2; x <= 12; x++) {
    const y = value / x
    if (!Number.isInteger(y) || y < 2 || y > 12) continue
    const far = Math.abs(x - a) + Math.abs(y - b)
    if (!best || far < best.far) best = { x, y, far }
  }
  return best
}

const isTable = (a: number, b: number) => a >= 2 && b >= 2 && a <= 12 && b <= 12
/** The two-digit and the one-digit number of 47 × 6 or 6 × 47. */
const long = (a: number, b: number) =>
  a > 9 && b < 10 ? { tens: a, by: b } : b > 9 && a < 10 ? { tens: b, by: a } : null

/** 47 × 6 where the 4 of 42 was never carried: 242. */
function carryLost(a: number, b: number): number | null {
  const both = long(a, b)
  if (!both || both.tens > 99) return null
  return Math.floor(both.tens / 10) * both.by * 10 + (((both.tens % 10) * both.by) % 10)
}

export const productMistakes: Mistake[] = [
  {
    name: 'added instead of multiplying',
    on: ['×'],
    fits: (tried, a, b) => tried === a + b,
    observation: (tried, a, b) => `${tried} is ${a} + ${b}.`,
    hint: () => 'The sign says times: make equal groups.',
  },
  {
    name: 'took away instead of multiplying',
    on: ['×'],
    fits: (tried, a, b) => tried === Math.abs(a - b) && tried > 0,
    observation: (tried, a, b) => `${tried} is ${Math.max(a, b)} − ${Math.min(a, b)}.`,
    hint: () => 'The sign says times: make equal groups.',
  },
  {
    name: 'one step off in the table',
    on: ['×'],
    fits: (tried, a, b, key) => isTable(a, b) && [a, b].some((step) => Math.abs(tried - key) === step) && tried > 0,
    observation: (tried, a, b) => {
      const more = tried > a * b
      const other = Math.abs(tried - a * b) === b ? { x: a + (more ? 1 : -1), y: b } : { x: a, y: b + (more ? 1 : -1) }
      return `${tried} is ${other.x} × ${other.y}, so you are very near.`
    },
    hint: (a, b) => `You need ${a} groups of ${b}.`,
  },
  {
    name: 'another fact of the tables',
    on: ['×'],
    fits: (tried, a, b, key) => isTable(a, b) && tried !== key && factFor(tried, a, b) !== null,
    observation: (tried, a, b) => {
      const fact = factFor(tried, a, b)
      return fact ? `${tried} is ${fact.x} × ${fact.y}.` : 'That is another fact of the tables.'
    },
    hint: (a, b) => `You need ${a} groups of ${b}.`,
  },
  {
    name: 'forgot to add what was carried',
    on: ['×'],
    fits: (tried, a, b, key) => tried === carryLost(a, b) && tried !== key,
    observation: () => 'You worked on both parts: something got lost.',
    hint: () => 'Add what you carried to the tens.',
  },
  {
    name: 'multiplied only a part',
    on: ['×'],
    fits: (tried, a, b, key) => {
      const both = long(a, b)
      if (!both || tried === key) return false
      const ones = both.tens % 10
      return (
        tried > 0 && [(both.tens - ones) * both.by, ones * both.by, (both.tens - ones) * both.by + ones].includes(tried)
      )
    },
    observation: () => 'You multiplied a part of it.',
    hint: () => 'Both the tens and the ones get multiplied.',
  },
  {
    name: 'a zero too many or too few',
    on: ['×', '÷'],
    fits: (tried, _a, _b, key) =>
      tried !== 0 && (tried === key * 10 || tried * 10 === key || tried === key * 100 || tried * 100 === key),
    observation: () => 'Good digits, but look at the zeros.',
    hint: () => 'Think how big the answer must be, about.',
  },
  {
    name: 'multiplied instead of dividing',
    on: ['÷'],
    fits: (tried, a, b) => tried === a * b && b > 1,
    observation: (tried, a, b) => `${tried} is ${a} × ${b}.`,
    hint: () => 'Sharing makes smaller groups, so it gets less.',
  },
  {
    name: 'took away instead of dividing',
    on: ['÷'],
    fits: (tried, a, b) => tried === a - b && tried > 0,
    observation: (tried, a, b) => `${tried} is ${a} − ${b}.`,
    hint: () => 'Sharing means equal groups, not taking away.',
  },
  {
    name: 'forgot what is left over',
    on: ['÷'],
    fits: (tried, a, b) => a % b !== 0 && tried === Math.floor(a / b),
    observation: () => 'The groups fit, but some are left over.',
    hint: () => 'Tell me also how many are left.',
  },
  {
    name: 'a near step of the table',
    on: ['÷'],
    fits: (tried, _a, b, key) => tried > 0 && tried !== key && Math.abs(tried - key) <= 2 && b * tried <= 1_000_000,
    observation: (tried, a, b) => `${b} × ${tried} = ${b * tried}, but you have ${a}.`,
    hint: () => 'Try the next step of the table.',
  },
]
