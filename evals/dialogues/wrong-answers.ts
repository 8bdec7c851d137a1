import Fraction from 'fraction.js'
import type { Exercise } from '#server/tutor/state.ts'

/** Wrong answers as children give them, each by a misconception: of plain sums written here anew, apart from the product's own rules. */
export function misconceptionsFor({ item }: Exercise): string[] {
  const made = plainSum(item.name)
  if (!made || item.answer.form !== 'number') return item.distractors.map(({ answer }) => answer)
  const key = new Fraction(item.answer.answer.replaceAll(',', ''))
  return [...new Set(wrongSums(made, key))].filter((wrong) => {
    const value = new Fraction(wrong)
    return value.gte(0) && !value.equals(key)
  })
}

type Operand = { top: number; bottom: number }
type PlainSum = { left: Operand; sign: string; right: Operand }

/** '52 − 38', '1/2 + 1/3', '0.3 × 0.2': two numbers and a sign, and nothing else. */
function plainSum(name: string): PlainSum | null {
  const [, left, sign = '', right] = /^([\d.,/]+) ([+−×÷-]) ([\d.,/]+)$/.exec(name) ?? []
  return left !== undefined && right !== undefined ? { left: operand(left), sign, right: operand(right) } : null
}

function operand(text: string): Operand {
  const [top = 0, bottom = 1] = text.replaceAll(',', '').split('/').map(Number)
  return { top, bottom }
}

function wrongSums({ left, sign, right }: PlainSum, key: Fraction): string[] {
  if (left.bottom !== 1 || right.bottom !== 1) {
    const isMinus = sign === '−' || sign === '-'
    const top = isMinus ? Math.abs(left.top - right.top) : left.top + right.top
    return [`${top}/${left.bottom + right.bottom}`, `${top}/${Math.max(left.bottom, right.bottom)}`]
  }
  const [a, b] = [left.top, right.top]
  if (!Number.isInteger(a) || !Number.isInteger(b)) return [key.mul(10).toFraction()]
  if (sign === '+') return [withoutCarry(a, b), String(a + b + 1), String(a + b - 10), String(Math.abs(a - b))]
  if (sign === '×') return [String(a + b), String(a * (b - 1)), String(a * (b + 1)), `${a}${b}`]
  if (sign === '÷')
    return [String(a - b), String(Math.floor(a / b) + 1), String(Math.max(1, Math.floor(a / b) - 1)), String(b)]
  return [smallerFromLarger(a, b), String(a - b + 10), String(a + b), String(a - b - 1)]
}

/** 27 + 15 = 312 without the carrying: the tens and the ones are added alone, and the ten is lost. */
function withoutCarry(a: number, b: number): string {
  let sum = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10)
    sum += (((Math.floor(a / place) % 10) + (Math.floor(b / place) % 10)) % 10) * place
  return String(sum)
}

/** 52 - 38 = 26: in each place the smaller digit from the larger. */
function smallerFromLarger(a: number, b: number): string {
  let left = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10)
    left += Math.abs((Math.floor(a / place) % 10) - (Math.floor(b / place) % 10)) * place
  return String(left)
}

/** The right answer, as a child may type it. */
export const rightAnswer = ({ item }: Exercise): string => item.answer.answer
