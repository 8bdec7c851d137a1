import Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'

/** A sum that is put together, as it is written and what it is worth. */
export type Term = { written: string; value: Fraction; binds: 1 | 2 | 3 }

/** A number as it stands; null where it is none. */
export function termOf(number: string): Term | null {
  const value = readNumber(number)
  return value && { written: number, value, binds: 3 }
}

const strength = { '+': 1, '-': 1, '×': 2, '÷': 2 } as const
const inBrackets = ({ written, binds }: Term, least: number) => (binds < least ? `(${written})` : written)

/** Two of them with a sign; null where they would be shared by zero. */
export function joined(left: Term | null, sign: '+' | '-' | '×' | '÷', right: Term | null): Term | null {
  if (!left || !right || (sign === '÷' && right.value.equals(0))) return null
  const binds = strength[sign]
  const value =
    sign === '+'
      ? left.value.add(right.value)
      : sign === '-'
        ? left.value.sub(right.value)
        : sign === '×'
          ? left.value.mul(right.value)
          : left.value.div(right.value)
  return {
    written: `${inBrackets(left, binds)} ${sign} ${inBrackets(right, sign === '+' ? binds : binds + 1)}`,
    value: new Fraction(value),
    binds,
  }
}

/** All of them with their signs, from left to right. */
export const inRow = (terms: readonly (readonly ['+' | '-', Term])[]): Term | null => {
  const [first, ...rest] = [...terms].sort(([one], [other]) => Number(one === '-') - Number(other === '-'))
  if (!first || first[0] === '-') return null
  return rest.reduce<Term | null>((sum, [sign, term]) => joined(sum, sign, term), first[1])
}
