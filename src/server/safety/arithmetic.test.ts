import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { inWords } from '#shared/answers/numbers.ts'
import { casesOf } from '#tests/support/safety-cases.ts'
import { hasWrongArithmetic } from './arithmetic.ts'

describe('arithmetic in a sentence', () => {
  it.each(casesOf('wrong-sums'))('is wrong: %s', (text) => {
    expect(hasWrongArithmetic(text)).toBe(true)
  })

  it.each(casesOf('true-sums'))('is not wrong: %s', (text) => {
    expect(hasWrongArithmetic(text)).toBe(false)
  })

  const signs = { '+': ['plus', '+'], '−': ['minus', '-'], '×': ['times', 'x'], '÷': ['divided by', '/'] } as const
  const sum = fc.record({
    left: fc.integer({ min: 0, max: 500 }),
    right: fc.integer({ min: 1, max: 500 }),
    sign: fc.constantFrom('+' as const, '−' as const, '×' as const, '÷' as const),
    off: fc.integer({ min: 1, max: 20 }),
  })
  const resultOf = (left: number, sign: keyof typeof signs, right: number) => {
    const one = new Fraction(left)
    if (sign === '+') return one.add(right)
    if (sign === '−') return one.sub(right)
    return sign === '×' ? one.mul(right) : one.div(right)
  }

  it('is judged exactly, for any sum in digits', () => {
    fc.assert(
      fc.property(sum, ({ left, right, sign, off }) => {
        const result = resultOf(left, sign, right)
        for (const written of [sign, ...signs[sign]]) {
          expect(hasWrongArithmetic(`So ${left} ${written} ${right} = ${result.toFraction()}.`)).toBe(false)
          expect(hasWrongArithmetic(`So ${left} ${written} ${right} = ${result.add(off).toFraction()}.`)).toBe(true)
          expect(hasWrongArithmetic(`${left} ${written} ${right} is ${result.add(off).toFraction()}`)).toBe(true)
        }
      }),
    )
  })

  it('is judged exactly, for any sum in words', () => {
    fc.assert(
      fc.property(sum, ({ left, right, off }) => {
        const said = `${inWords(left)} times ${inWords(right)} is `
        expect(hasWrongArithmetic(`${said}${inWords(left * right)}.`)).toBe(false)
        expect(hasWrongArithmetic(`${said}${inWords(left * right + off)}.`)).toBe(true)
      }),
    )
  })
})
