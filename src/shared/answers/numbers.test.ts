import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { inWords, readNumber } from './numbers.ts'
import { sameAnswer } from './same-answer.ts'

describe('numbers as children write them', () => {
  it('in words are what they were in figures, and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => readNumber(inWords(value))?.equals(value) === true),
    )
  })
  it.each([
    ['1/2', '0.5', true],
    ['7', '7.0', true],
    ['3 1/2', '3.5', true],
    ['two and a half', '5/2', true],
    ['1,000', '1000', true],
    ['10000', '1000', false],
    ['-12', '12', false],
    ['3/4', '1/4', false],
  ])('%s and %s', (a, b, same) => {
    expect(sameAnswer(a, b)).toBe(same)
  })
  it.each([
    ['is it 54?', '54'],
    ['um 5... no 6', '6'],
    ["it's twelve", '12'],
    ['7 x 8 = 56', '56'],
  ])('in "%s" the answer is %s', (text, wanted) => {
    const found = findAnswer(text)
    expect(found.kind === 'number' && found.value.toFraction()).toBe(wanted)
  })
})
