import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { placeWord } from './number-words.ts'
import { findNumbers, inWords, readNumber, writeNumber } from './numbers.ts'

const read = (text: string) => readNumber(text)?.toFraction() ?? null

describe('reading a number', () => {
  it.each([
    ['56', '56'],
    [' 56. ', '56'],
    ['56!', '56'],
    ['007', '7'],
    ['10,000', '10000'],
    ['1,234,567', '1234567'],
    ['0.5', '1/2'],
    ['.25', '1/4'],
    ['56.0', '56'],
    ['-12', '-12'],
    ['−12', '-12'],
    ['–12', '-12'],
    ['- 12', '-12'],
    ['minus twelve', '-12'],
    ['negative 3', '-3'],
    ['-3/4', '-3/4'],
    ['3/4', '3/4'],
    ['112/2', '56'],
    ['3 1/2', '7/2'],
    ['3½', '7/2'],
    ['½', '1/2'],
    ['３', '3'],
    ['fifty six', '56'],
    ['fifty-six', '56'],
    ['Fifty Six', '56'],
    ['fiftysix', '56'],
    ['fourty', '40'],
    ['a hundred and five', '105'],
    ['one hundred five', '105'],
    ['two thousand and five', '2005'],
    ['twelve thousand three hundred and forty', '12340'],
    ['a million', '1000000'],
    ['3 thousand', '3000'],
    ['zero', '0'],
    ['half', '1/2'],
    ['a half', '1/2'],
    ['a quarter', '1/4'],
    ['three quarters', '3/4'],
    ['three-quarters', '3/4'],
    ['five eighths', '5/8'],
    ['two thirds', '2/3'],
    ['three and a half', '7/2'],
    ['two and three quarters', '11/4'],
    ['three point one four', '157/50'],
  ])('knows %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    '?',
    'abc',
    '1,00',
    '10,00',
    '1/0',
    'five six',
    'twenty third',
    'twenty twelve',
    'hundred hundred',
    'thousand million',
    '5²',
    '5 apples',
    '7 x 8',
    '3rd',
    'and',
    'a',
    'minus',
    'x',
  ])('does not take "%s" for a number', (text) => {
    expect(read(text)).toBe(null)
  })

  it('reads back what it writes in words, up to a million', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (value) => {
        expect(readNumber(inWords(value))?.valueOf()).toBe(value)
        expect(readNumber(inWords(value).replaceAll('-', ' '))?.valueOf()).toBe(value)
      }),
    )
  })

  it('reads digits with and without commas as the same number, exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(999), (whole, thousandths) => {
        const decimals = String(thousandths).padStart(3, '0')
        const exact = new Fraction(whole).add(new Fraction(thousandths, 1_000))
        expect(readNumber(`${whole}.${decimals}`)?.equals(exact)).toBe(true)
        expect(readNumber(`${whole.toLocaleString('en')}.${decimals}`)?.equals(exact)).toBe(true)
      }),
    )
  })

  it('reads back every fraction that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), fc.integer({ min: 1, max: 500 }), (top, bottom) => {
        const value = new Fraction(top, bottom)
        expect(readNumber(writeNumber(value))?.equals(value)).toBe(true)
        expect(readNumber(writeNumber(value, 'decimal'))?.equals(value)).toBe(true)
      }),
    )
  })

  it('are read in a time that grows only with the length, however hostile the text', () => {
    const read = (text: string) => [readNumber(text), findNumbers(text)]
    for (const piece of ['9', '1,000', 'a hundred and ', '1/', '-', '½', 'one-'])
      expect(growth(read, piece), piece).toBeLessThan(3)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(findNumbers(text).length).toBeLessThanOrEqual(300)
      }),
    )
  })
})

describe('places', () => {
  it('are read in words and figures, and nothing else is one', () => {
    expect(['first', 'third', 'tenth', '2nd', '21st'].map(placeWord)).toEqual([1, 3, 10, 2, 21])
    expect(['three', 'half', '3', 'rd', ''].map(placeWord)).toEqual([null, null, null, null, null])
  })
})
