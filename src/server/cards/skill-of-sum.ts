import type { Sum } from '#server/brain/brain.ts'
import { termsOf } from '#server/brain/built-in/terms.ts'

type Whole = { a: number; b: number }

/** The skill that two whole numbers practice: 39 × 4 is no factor of anything. Null where they are none. */
export function skillOfSum(sum: Sum): string | null {
  const { whole, operation, key } = termsOf(sum)
  if (!whole) return null
  if (operation === '+') return `math.${additionOf(whole)}`
  if (operation === '-') return key.lt(0) ? null : `math.${subtractionOf(whole)}`
  return `math.${operation === '×' ? productOf(whole) : quotientOf(whole)}`
}

/** Ones and tens that are added, or taken away, without a new ten. */
const isPlain = ({ a, b }: Whole, isTaken: boolean) => (isTaken ? a % 10 >= b % 10 : (a % 10) + (b % 10) < 10)
const isShort = ({ a, b }: Whole) => a < 10 || b < 10 || (a % 10 === 0 && b % 10 === 0)

function additionOf(whole: Whole): string {
  const all = whole.a + whole.b
  if (all <= 20) return `add-within-${all <= 5 ? 5 : all <= 10 ? 10 : 20}`
  if (all > 100) return all <= 1_000 ? 'add-within-1000' : 'add-large'
  if (isShort(whole)) return 'add-tens-and-ones'
  return isPlain(whole, false) ? 'add-two-digit-plain' : 'add-within-100'
}

function subtractionOf(whole: Whole): string {
  const { a } = whole
  if (a <= 20) return `subtract-within-${a <= 5 ? 5 : a <= 10 ? 10 : 20}`
  if (a > 100) return a <= 1_000 ? 'subtract-within-1000' : 'add-large'
  return isPlain(whole, true) ? 'subtract-two-digit-plain' : 'subtract-within-100'
}

const easy = [0, 1, 2, 5, 10]

function productOf({ a, b }: Whole): string {
  const [less, more] = a < b ? [a, b] : [b, a]
  if (more > 12) {
    if (less > 10) return 'multiply-two-digit'
    return more % 10 === 0 && more < 100 ? 'multiply-tens' : 'multiply-one-digit'
  }
  if (more > 10) return 'multiply-facts-to-12'
  if (easy.includes(a) || easy.includes(b)) return 'multiply-facts-easy'
  return less <= 4 ? 'multiply-facts-to-5' : 'multiply-facts-to-10'
}

function quotientOf({ a, b }: Whole): string {
  if (a % b !== 0) return b <= 10 ? 'remainders' : 'divide-two-digit'
  if (b <= 12 && a / b <= 12) return 'divide-facts'
  return b < 10 ? 'long-division' : 'divide-two-digit'
}
