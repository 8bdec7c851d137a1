import { describe, expect, it } from 'vitest'
import { asPrinted, asReaderSigns, lineLikelihood, needsMore } from './line-grammar.ts'

describe('a line of writing', () => {
  it.each([
    '7×8=54',
    '7×8=56',
    '34+28',
    '34+28=',
    '3+?=10',
    '?−4=2',
    '9<12',
    '1/2+1/4=3/4',
    '12',
    '2 4 6 8',
    'cat',
    '5.25+1=6.25',
  ])('may be %s', (text) => {
    expect(lineLikelihood(text)).not.toBeNull()
  })

  it.each(['+=', '7××8', '1=', 'b0×', '=5', '4−)', '12=+3'])('is never %s', (text) => {
    expect(lineLikelihood(text)).toBeNull()
  })

  it('weighs a true sum and a false one alike', () => {
    expect(lineLikelihood('7×8=54')).toBe(lineLikelihood('7×8=56'))
    expect(lineLikelihood('2+2=5')).toBe(lineLikelihood('2+2=4'))
  })

  it('is printed with room around its signs', () => {
    expect(asPrinted('7×8=54')).toBe('7 × 8 = 54')
    expect(asPrinted('3 + ?=10')).toBe('3 + ? = 10')
    expect(asPrinted('2 4 6')).toBe('2, 4, 6')
  })

  it('takes the signs of a keyboard for those of a book', () => {
    expect(asReaderSigns('7 x 8 = 54')).toBe('7 × 8 = 54')
    expect(asReaderSigns('9 - 4 * 2')).toBe('9 − 4 × 2')
    expect(asReaderSigns('fox')).toBe('fox')
  })

  it('does not stand by itself beside other things when it is a sign or the row of a sum', () => {
    expect(['+ 28', '−', '0, 0', '7 ×', 'a'].filter((text) => !needsMore(text))).toEqual([])
    expect(['7 × 8 = 54', '12', 'cat'].filter(needsMore)).toEqual([])
  })
})
