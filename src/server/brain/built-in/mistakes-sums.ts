import type { Mistake } from './misconceptions.ts'

/** Joins two numbers digit by digit, as a child does who forgets what a column hands on. */
function byColumn(a: number, b: number, join: (x: number, y: number) => number): number {
  let made = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10) {
    made += join(Math.floor(a / place) % 10, Math.floor(b / place) % 10) * place
  }
  return made
}

const withoutCarry = (a: number, b: number) => byColumn(a, b, (x, y) => (x + y) % 10)
const smallerFromLarger = (a: number, b: number) => byColumn(a, b, (x, y) => Math.abs(x - y))
const sideBySide = (a: number, b: number) =>
  Number(
    [Math.floor(a / 10) + Math.floor(b / 10), (a % 10) + (b % 10)]
      .map((column) => (column === 0 ? '' : column))
      .join(''),
  )
const reversed = (value: number) => Number([...String(Math.abs(value))].reverse().join(''))
const bothLong = (a: number, b: number) => a >= 10 && b >= 10
const highOf = Math.max
const lowOf = Math.min

/** Adding, taking away, and slips that any exercise invites. The more telling one stands first. */
export const sumMistakes: Mistake[] = [
  {
    name: 'multiplied instead of adding',
    on: ['+'],
    fits: (tried, a, b) => tried === a * b && a > 1 && b > 1,
    observation: (tried, a, b) => `${tried} is ${a} × ${b}.`,
    hint: () => 'The sign says plus: put them together.',
  },
  {
    name: 'took away instead of adding',
    on: ['+'],
    fits: (tried, a, b) => tried === Math.abs(a - b) && a !== b,
    observation: (tried, a, b) => `${tried} is ${highOf(a, b)} − ${lowOf(a, b)}.`,
    hint: () => 'The sign says plus: it gets more.',
  },
  {
    name: 'added instead of taking away',
    on: ['-'],
    fits: (tried, a, b) => tried === a + b && b > 0,
    observation: (tried, a, b) => `${tried} is ${a} + ${b}.`,
    hint: () => 'The sign says minus: it gets less.',
  },
  {
    name: 'forgot to carry',
    on: ['+'],
    fits: (tried, a, b) => a + b >= 20 && (a % 10) + (b % 10) > 9 && tried === withoutCarry(a, b),
    observation: () => 'You added the tens, but look at the ones.',
    hint: () => 'The ones make a ten: carry it over.',
  },
  {
    name: 'wrote both columns in full',
    on: ['+'],
    fits: (tried, a, b, key) => bothLong(a, b) && tried === sideBySide(a, b) && tried !== key,
    observation: () => 'You wrote both columns side by side.',
    hint: () => 'Carry a ten when the ones are full.',
  },
  {
    name: 'smaller digit from the larger',
    on: ['-'],
    fits: (tried, a, b, key) => a >= 20 && b > 0 && tried === smallerFromLarger(a, b) && tried !== key,
    observation: () => 'Somewhere you took the top from the bottom.',
    hint: () => 'The top is too small: trade first.',
  },
  {
    name: 'forgot that a ten was traded',
    on: ['-'],
    fits: (tried, a, b, key) => a % 10 < b % 10 && tried === key + 10,
    observation: () => 'Your ones are right: look at the tens.',
    hint: () => 'You traded a ten: the tens got less.',
  },
  {
    name: 'turned the numbers round',
    on: ['-'],
    fits: (tried, a, b) => tried === b - a && a !== b,
    observation: () => 'You took the numbers the other way round.',
    hint: () => 'Look which number you take away from.',
  },
  {
    name: 'counted the first number',
    on: ['+'],
    fits: (tried, a, b) => tried === a + b - 1,
    observation: () => 'That is very close.',
    hint: (a, b) => `Say ${highOf(a, b)}, and start to count after it.`,
  },
  {
    name: 'counted the first number back',
    on: ['-'],
    fits: (tried, a, b) => tried === a - b + 1,
    observation: () => 'That is very close.',
    hint: (a) => `Say ${a}, and start to count back after it.`,
  },
  {
    name: 'put the numbers side by side',
    on: ['+', '-', '×', '÷'],
    fits: (tried, a, b) => tried === Number(`${a}${b}`),
    observation: () => 'You wrote the numbers side by side.',
    hint: () => 'The sign tells what to do with them.',
  },
  {
    name: 'digits in the other order',
    on: ['+', '-', '×', '÷'],
    fits: (tried, _a, _b, key) => Math.abs(key) > 11 && tried !== key && tried === reversed(key) && key % 10 !== 0,
    observation: () => 'Look at the order of your digits.',
    hint: () => 'Say how many tens, and how many ones.',
  },
  {
    name: 'off by one',
    on: ['+', '-', '×', '÷'],
    fits: (tried, _a, _b, key) => Math.abs(tried - key) === 1,
    observation: () => 'That is very close.',
    hint: () => 'Count again slowly, and check each step.',
  },
  {
    name: 'said a number of the question',
    on: ['+', '-', '×', '÷'],
    fits: (tried, a, b) => tried === a || tried === b,
    observation: (tried) => `The ${tried} is already in the question.`,
    hint: () => 'Find what the numbers make together.',
  },
  {
    name: 'off in the tens',
    on: ['+', '-'],
    fits: (tried, _a, _b, key) => tried >= 0 && key > 9 && tried !== key && (tried - key) % 10 === 0,
    observation: () => 'Your ones are right: look further left.',
    hint: () => 'Check the tens, and what you carried.',
  },
  {
    name: 'off in the ones',
    on: ['+', '-'],
    fits: (tried, _a, _b, key) => key >= 20 && tried !== key && Math.floor(tried / 10) === Math.floor(key / 10),
    observation: () => 'Your tens are right: look at the ones.',
    hint: () => 'Work out the ones again.',
  },
]
