import { readNumber } from '#shared/answers/numbers.ts'

/** A whole number of a child's own question, from zero on; null for any other. */
export const wholeOf = (text: string, most = 1_000_000): number | null => {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : null
  return value !== null && value <= most ? value : null
}

/** So many places behind the point are written. */
const places = 1_000

/** A whole number or a decimal of a child's own question ('2.5', '1 1/2'); null where it does not come to an end soon. */
export function amountOf(text: string, most = 1_000_000): number | null {
  const value = readNumber(text)
  if (!value || value.lt(0) || value.gt(most) || value.mul(places).d !== 1n) return null
  return value.valueOf()
}

/** Several of them, or null where one is none. */
export function amountsOf(text: string, most?: number): number[] | null {
  const found = text.split(';').map((part) => amountOf(part, most))
  return found.every((one) => one !== null) ? found : null
}

/** Without the dust of binary fractions: 0.3, not 0.30000000000000004. */
export const exact = (value: number) => Number(value.toFixed(6))
