import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inWords } from './numbers.ts'
import { sameAnswer } from './same-answer.ts'

describe('the same answer', () => {
  it.each([
    ['56', 'fifty-six'],
    ['56', '56.0'],
    ['56', '112/2'],
    ['fifty six', ' 56. '],
    ['1/2', '0.5'],
    ['half', '2/4'],
    ['-12', '−12'],
    ['minus twelve', '-12'],
    ['10000', '10,000'],
    ['3 1/2', '3.5'],
    ['Paris', ' paris '],
  ])('is %s and %s', (given, wanted) => {
    expect(sameAnswer(given, wanted)).toBe(true)
  })

  it.each([
    ['10000', '1000'],
    ['-12', '12'],
    ['3/4', '1/4'],
    ['5', '5.0001'],
    ['0.3', '1/3'],
    ['6', '9'],
    ['', ''],
    ['', '0'],
    ['56', 'fifty'],
    ['cat', 'cats'],
    ['1/0', '0'],
  ])('is not %s and %s', (given, wanted) => {
    expect(sameAnswer(given, wanted)).toBe(false)
  })

  it('holds for every way to write a whole number and for no other number', () => {
    const whole = fc.integer({ min: -999_999, max: 999_999 })
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 99 }), (value, other, times) => {
        const ways = [
          String(value),
          inWords(value),
          `${value}.0`,
          `${value * times}/${times}`,
          value.toLocaleString('en'),
        ]
        for (const way of ways) {
          expect(sameAnswer(way, String(value))).toBe(true)
          expect(sameAnswer(String(value), way)).toBe(true)
          if (other !== value) expect(sameAnswer(way, String(other))).toBe(false)
        }
      }),
    )
  })
})
