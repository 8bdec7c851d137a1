import type Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import { barOf, isMixed, signs, type Terms, writeKey } from './terms.ts'

/** Fractions and decimals, worked out exactly. */
export function fractionSteps(terms: Terms, equation: string): string[] {
  const bars = [terms.left, terms.right].some(({ written }) => written.includes('/'))
  if (!bars) return decimals(terms, equation)
  const { operation } = terms
  return operation === '+' || operation === '-' ? sameBottom(terms, equation) : topsAndBottoms(terms, equation)
}

const bar = (top: bigint, bottom: bigint) => `${top < 0n ? `−${-top}` : top}/${bottom}`

/** Mixed numbers are first written as fractions. */
function mixedStep({ left, right }: Terms): string[] {
  const mixed = [left, right].filter(isMixed)
  if (mixed.length === 0) return []
  return [`Write ${mixed.map((one) => `${one.written} as ${writeNumber(one.value)}`).join(', and ')}.`]
}

/** '= 7/8, so 3/4 + 1/8 = 7/8': how a sum of fractions ends, with what it is in lowest terms. */
function ending(sum: string, top: bigint, bottom: bigint, { key }: Terms, equation: string): string {
  const made = bar(top, bottom)
  const result = writeNumber(key)
  const shortened = made === result ? '' : `, and ${made} = ${result}`
  const whole = equation !== '' && equation !== `${sum} = ${made}` ? `, so ${equation}` : ''
  return `${sum} = ${made}${equation === '' ? shortened : whole}.`
}

function sameBottom(terms: Terms, equation: string): string[] {
  const [a, b] = [barOf(terms.left), barOf(terms.right)]
  const sign = signs[terms.operation]
  const common = (a.bottom * b.bottom) / gcd(a.bottom, b.bottom)
  const made = [a, b].map(({ top, bottom }) => top * (common / bottom))
  const [x = 0n, y = 0n] = made
  const changed = [a, b].flatMap(({ top, bottom }, at) =>
    bottom === common ? [] : [`${bar(top, bottom)} as ${bar(made[at] ?? 0n, common)}`],
  )
  const first = changed.length > 0 ? `Write ${changed.join(', and ')}.` : 'Keep the bottom, join the tops.'
  const sum = `${bar(x, common)} ${sign} ${y < 0n ? `(${bar(y, common)})` : bar(y, common)}`
  const total = terms.operation === '+' ? x + y : x - y
  return [...mixedStep(terms), first, ending(sum, total, common, terms, equation)]
}

function topsAndBottoms(terms: Terms, equation: string): string[] {
  const [a, b] = [barOf(terms.left), barOf(terms.right)]
  const turned = terms.operation === '÷'
  const other = turned ? { top: b.bottom * (b.top < 0n ? -1n : 1n), bottom: b.top < 0n ? -b.top : b.top } : b
  const first = turned
    ? `Turn the last fraction over, to ${bar(other.top, other.bottom)}.`
    : 'Multiply the tops, and multiply the bottoms.'
  const product = `${bar(a.top, a.bottom)} × ${other.top < 0n ? `(${bar(other.top, other.bottom)})` : bar(other.top, other.bottom)}`
  return [...mixedStep(terms), first, ending(product, a.top * other.top, a.bottom * other.bottom, terms, equation)]
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

const units = ['ones', 'tenths', 'hundredths', 'thousandths', 'ten thousandths']

function decimals(terms: Terms, equation: string): string[] {
  const { left, right, operation, key } = terms
  const after = (value: Fraction) => [0, 1, 2, 3].find((count) => value.mul(10 ** count).d === 1n) ?? 4
  const scale = Math.max(after(left.value), after(right.value))
  const [x, y] = [left.value, right.value].map((value) => writeNumber(value.mul(10 ** scale)))
  const sign = signs[operation]
  const second = right.value.lt(0) ? `(${y})` : y
  if (operation === '+' || operation === '-') {
    const whole = writeNumber(key.mul(10 ** scale))
    const unit = units[scale] ?? 'small parts'
    return [
      `In ${unit} that is ${x} ${sign} ${second} = ${whole}.`,
      `${whole} ${unit} make ${writeKey(terms)}, so ${equation}.`,
    ]
  }
  if (operation === '÷')
    return [`Move both points the same way: ${x} ÷ ${second} = ${writeKey(terms)}.`, `So ${equation}.`]
  const [p, q] = [left.value, right.value].map((value) => value.mul(10 ** after(value)))
  const product = writeNumber((p ?? key).mul(q ?? 1))
  const times = `${writeNumber(p ?? key)} × ${(q ?? key).lt(0) ? `(${writeNumber(q ?? key)})` : writeNumber(q ?? key)}`
  return [`Without the points: ${times} = ${product}.`, `Put the point back: ${equation}.`]
}
