import Fraction from 'fraction.js'
import type { NumberSpec } from './answer-spec.ts'

type Asked = NonNullable<NumberSpec['as']>

const fraction = /^−?(?:(\d+) )?(\d+)\/(\d+)$/

/** Is a number, as it was written ('10/12', '1 2/3', '0.5'), in the form that was asked? */
export function isAsAsked(written: string, asked: Asked, isPercent: boolean): boolean {
  if (isPercent) return asked === 'percent'
  const [isFraction, whole, above, below] = fraction.exec(written) ?? []
  const isWhole = /^−?\d+$/.test(written)
  const [top, bottom] = [BigInt(above ?? 0), BigInt(below ?? 1)]
  switch (asked) {
    case 'simplest':
      return isWhole || (isFraction !== undefined && bottom > 1n && isShort(top, bottom))
    case 'mixed':
      // Below one there is nothing to mix.
      return isWhole || (isFraction !== undefined && top < bottom)
    case 'improper':
      return isFraction !== undefined && whole === undefined
    case 'decimal':
      return isWhole || written.includes('.')
    case 'percent':
      return false
  }
}

const isShort = (top: bigint, bottom: bigint) => new Fraction(top, bottom).d === bottom
