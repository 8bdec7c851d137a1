import type Fraction from 'fraction.js'
import { type NumberToken, readTokens } from './tokens.ts'

export { inWords } from './number-words.ts'

/** The largest number, up or down from zero, that the tutor works with. */
export const largestNumber = 1_000_000

/**
 * The exact number that the whole text is, in digits or words: '56', '10,000', '3 1/2', 'three quarters', 'fifty six',
 * '-12'. Null when it is anything else.
 */
export function readNumber(text: string): Fraction | null {
  const joined = text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/(\p{L}) - (?=\p{L})/gu, '$1-')
  const tokens = readTokens(joined)
  const [first] = tokens
  return tokens.length === 1 && first?.kind === 'number' ? first.value : null
}

/** Every number in a text, in order. */
export function findNumbers(text: string): Fraction[] {
  return readTokens(text)
    .filter((token): token is NumberToken => token.kind === 'number')
    .map(({ value }) => value)
}

/** How a number is shown to a child: '56', '−12', '7/8'. As a decimal where that is asked for and comes to an end soon. */
export function writeNumber(value: Fraction, as: 'fraction' | 'decimal' = 'fraction'): string {
  const sign = value.lt(0) ? '−' : ''
  const size = value.abs()
  const ends = as === 'decimal' && mostDecimals % size.d === 0n
  return sign + (ends ? size.toString() : size.toFraction())
}

/** Six places behind the point. */
const mostDecimals = 1_000_000n
