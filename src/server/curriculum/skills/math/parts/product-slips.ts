import type { Wrong } from '../../../draw.ts'

/** Products that children take for each other. */
const confused = new Map<string, readonly [number, string]>([
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

/** The product that children take for this one, and the fact that it belongs to. */
export const confusedWith = (a: number, b: number) => confused.get(`${Math.min(a, b)}x${Math.max(a, b)}`) ?? [null, '']

/** A group too few, too many, or one less or more in each, turned from fact to fact. */
function neighbors(a: number, b: number): Wrong[] {
  const id = 'slipped-by-a-group'
  const fewer: Wrong = [id, (a - 1) * b, 'a-group-less']
  const more: Wrong = [id, (a + 1) * b, 'a-group-more']
  const less: Wrong = [id, a * (b - 1), 'one-less-in-each']
  const larger: Wrong = [id, a * (b + 1), 'one-more-in-each']
  const orders = [
    [fewer, larger, more, less],
    [more, larger, fewer, less],
    [less, fewer, larger, more],
    [larger, less, more, fewer],
  ]
  return orders[(a * 5 + b * 3) % orders.length] ?? []
}

/** Usual wrong answers for a fact, the most telling first. */
export function wrongProducts(a: number, b: number): Wrong[] {
  const n = Math.max(a, b)
  if (a === 0 || b === 0)
    return [
      ['thinks-times-zero-keeps', n],
      ['wrote-them-side-by-side', n * 10, b === 0 ? 'wrote-them-side-by-side' : 'counted-the-zero'],
      ['counted-the-zero', 1],
      ['counted-the-zero', 2],
      ['wrote-them-side-by-side', 10, 'counted-the-zero'],
    ]
  if (a === 1 || b === 1)
    return [
      ['added-the-factors', a + b],
      ['said-one-part', 1],
      ['wrote-them-side-by-side', n < 10_000 ? Number(`${a}${b}`) : null],
      ['slipped-by-one', n - 1],
      ['slipped-by-one', n + 2],
    ]
  const [first, second, ...others] = neighbors(a, b)
  return [
    ['took-another-fact', confusedWith(a, b)[0]],
    ['slipped-by-a-zero', a === 10 || b === 10 ? a * b * 10 : null],
    ...(first ? [first] : []),
    ['added-the-factors', a + b],
    ...(second ? [second] : []),
    ...others,
    ['slipped-by-one', a * b + 1, 'near'],
    ['slipped-by-one', a * b - 1, 'near'],
  ]
}
