import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'

export type Amount = number | Fraction

/** A number as a child reads it: '1,250', '0.5', '3/4'. A number that ends behind the point is written as a decimal. */
export const decimal = (value: Amount): string => withCommas(plainDecimal(value))

/** The same with a bar: '3/4'. Whole numbers stay whole. */
export const bar = (value: Amount): string => withCommas(writeNumber(new Fraction(value)))

/** Without commas, as an answer is kept: '1250', '0.5'. */
export const plainDecimal = (value: Amount): string => writeNumber(new Fraction(value), 'decimal')

const withCommas = (digits: string) => digits.replace(/^(−?)(\d+)/, (_, sign, whole) => sign + grouped(whole))

const grouped = (whole: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Dollars as they are kept: '1.25'. */
export function plainDollars(value: Amount): string {
  const cents = new Fraction(value).mul(100).round().valueOf()
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Dollars as they are read: '$1.25', '$5'. */
export function dollars(value: Amount): string {
  const exact = new Fraction(value)
  return `$${exact.d === 1n ? decimal(exact) : plainDollars(exact)}`
}

/** A time on the clock from the minutes of the day: '3:05'. */
export function clock(minutes: number): string {
  const inside = ((minutes % 720) + 720) % 720
  const hour = Math.floor(inside / 60)
  return `${hour === 0 ? 12 : hour}:${String(inside % 60).padStart(2, '0')}`
}

/** '2 dimes', '1 penny'. */
export const counted = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`

/** 'tens, ones and tenths'; the last with the given word. */
export function listed(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  const [end = '', ...others] = [...parts].reverse()
  return others.length === 0 ? end : `${others.reverse().join(', ')} ${last} ${end}`
}
