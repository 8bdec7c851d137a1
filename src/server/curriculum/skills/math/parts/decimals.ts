import type { AskedSum } from '../../../draw.ts'

/** A decimal as a whole number of its smallest parts: 3.07 is 307 with 2 places. */
export type Decimal = { units: number; places: number }

/** So many places are written at most. */
const mostPlaces = 6

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** With all its places: 3.40 for 340 and 2, 1,200 for 12 and -2. */
export function padded(units: number, places: number): string {
  if (places <= 0) return grouped(String(units * 10 ** -places))
  const text = String(units).padStart(places + 1, '0')
  return `${grouped(text.slice(0, -places))}.${text.slice(-places)}`
}

/** Without zeros at its end: 3.4 for 340 and 2, 3 for 300 and 2. */
export const decimal = (units: number, places: number): string =>
  places > 0 ? padded(units, places).replace(/\.?0+$/, '') : padded(units, places)

/** What a child typed: '7', '0.25', '.5', '3.40'; null for anything else. */
export function readDecimal(text: string): (Decimal & { isWhole: boolean }) | null {
  const [, whole = '', part = ''] = /^(?=[.\d])(\d{0,7})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (whole === '' && part === '') return null
  return { units: Number(`${whole}${part}`), places: part.length, isWhole: part === '' }
}

/** The two of a child's own sum, of which at least one is a decimal. */
export function askedDecimals({ operation, left, right }: AskedSum, signs: readonly AskedSum['operation'][]) {
  const [x, y] = [readDecimal(left), readDecimal(right)]
  return x && y && signs.includes(operation) && !(x.isWhole && y.isWhole) ? { x, y } : null
}

/** Both counted in the smaller parts of the two. */
export function aligned(x: Decimal, y: Decimal): { a: number; b: number; places: number } {
  const places = Math.max(x.places, y.places)
  return { a: x.units * 10 ** (places - x.places), b: y.units * 10 ** (places - y.places), places }
}

/** A number of parts without zeros at the end of its decimal: 340 and 2 as 34 and 1. */
export function shortest({ units, places }: Decimal): Decimal {
  return places > 0 && units % 10 === 0 ? shortest({ units: units / 10, places: places - 1 }) : { units, places }
}

export const isWritable = ({ units, places }: Decimal) => places <= mostPlaces && Number.isSafeInteger(units)
