import type { Slip } from '#server/brain/built-in/math/drafts.ts'
import { slip } from './later-card.ts'

/** Products that children take for each other: 54 and 56, 63 and 64, 48 and 49. */
const confused = new Map<string, readonly [product: number, fact: string]>([
  ['7x8', [54, '6 × 9']],
  ['6x9', [56, '7 × 8']],
  ['7x9', [64, '8 × 8']],
  ['8x8', [63, '7 × 9']],
  ['6x8', [49, '7 × 7']],
  ['7x7', [48, '6 × 8']],
  ['3x8', [27, '3 × 9']],
  ['4x7', [27, '3 × 9']],
  ['3x9', [28, '4 × 7']],
  ['4x8', [36, '4 × 9']],
  ['4x9', [32, '4 × 8']],
  ['8x9', [81, '9 × 9']],
  ['9x9', [72, '8 × 9']],
  ['11x12', [144, '12 × 12']],
  ['12x12', [132, '11 × 12']],
])

/** Usual wrong answers for a × b, the most telling first. */
export function slipsOfProduct(a: number, b: number): Slip[] {
  if (a === 0 || b === 0) return slipsWithZero(Math.max(a, b))
  if (a === 1 || b === 1) return slipsWithOne(a, b)
  const [low, high] = a < b ? [a, b] : [b, a]
  const [value, fact] = confused.get(`${low}x${high}`) ?? [null, '']
  const [first, second, ...others] = neighbors(a, b)
  return [
    slip('took-another-fact', value, `${value} is ${fact}. That fact is easy to mix up.`),
    ...(a === 10 || b === 10
      ? [slip('a-zero-too-many', a * b * 10, 'Good digits, but count the zeros once more.')]
      : []),
    ...(first ? [first] : []),
    slip('added-instead', a + b, `${a + b} is ${a} + ${b}. The sign says times.`),
    ...(second ? [second] : []),
    ...others,
    slip('slipped-while-counting', a * b + 1, 'You are very near. Count the rows once more.'),
    slip('slipped-while-counting', a * b - 1, 'You are very near. Count the rows once more.'),
  ]
}

/** A group or a row too few or too many, turned from card to card so that the right one is not always in the middle. */
function neighbors(a: number, b: number): Slip[] {
  const fewer = slip('a-group-too-few', (a - 1) * b, `${(a - 1) * b} is ${a - 1} × ${b}. You need ${a} groups.`)
  const more = slip('a-group-too-many', (a + 1) * b, `${(a + 1) * b} is ${a + 1} × ${b}. You need ${a} groups.`)
  const less = slip('one-less-in-each', a * (b - 1), `${a * (b - 1)} is ${a} × ${b - 1}. Each group has ${b}.`)
  const larger = slip('one-more-in-each', a * (b + 1), `${a * (b + 1)} is ${a} × ${b + 1}. Each group has ${b}.`)
  const orders = [
    [fewer, larger, more, less],
    [more, larger, fewer, less],
    [less, fewer, larger, more],
    [larger, less, more, fewer],
  ]
  return orders[(a * 5 + b * 3) % orders.length] ?? []
}

const slipsWithZero = (n: number): Slip[] => [
  slip('took-0-for-1', n, n === 0 ? '' : `${n} would be 1 group of ${n}. Look at the 0.`),
  slip('wrote-the-0-behind', n * 10, `${n * 10} is 10 × ${n}. Look at the 0.`),
  slip('counted-a-group', 1, 'You counted something, but is anything there?'),
  slip('counted-the-numbers', 2, 'You counted something, but is anything there?'),
]

const slipsWithOne = (a: number, b: number): Slip[] => {
  const n = Math.max(a, b)
  return [
    slip('added-instead', a + b, `${a + b} is ${a} + ${b}. The sign says times.`),
    slip('took-away', n - 1, `${n - 1} is ${n} − 1. The sign says times.`),
    slip('said-the-one', 1, `You said the 1, but what about the ${n}?`),
    slip('wrote-them-side-by-side', Number(`${a}${b}`), 'You wrote the digits side by side. The sign says times.'),
  ]
}
