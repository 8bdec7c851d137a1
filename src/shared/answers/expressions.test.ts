import { describe, expect, it } from 'vitest'
import { findExpressions } from './expressions.ts'

const shown = (text: string) =>
  findExpressions(text).map(({ operands, signs, stated }) =>
    [
      ...operands.flatMap(({ written }, at) => (at === 0 ? [written] : [signs[at - 1], written])),
      ...(stated ? ['=', stated.toFraction()] : []),
    ].join(' '),
  )

describe('arithmetic in a text', () => {
  it.each([
    ['what is 7 x 8', '7 × 8'],
    ['7*8', '7 × 8'],
    ['7×8=?', '7 × 8'],
    ['seven times eight', '7 × 8'],
    ['7 groups of 8', '7 × 8'],
    ['multiply 7 by 8', '7 × 8'],
    ['double 6', '2 × 6'],
    ['12 take away 5', '12 - 5'],
    ['take 5 away from 12', '12 - 5'],
    ['subtract 5 from 12', '12 - 5'],
    ['12–5', '12 - 5'],
    ['48 divided by 6', '48 ÷ 6'],
    ['144÷12=?', '144 ÷ 12'],
    ['48 / 6 / 2', '48/6 ÷ 2'],
    ['12 shared between 4', '12 ÷ 4'],
    ['half of 8', '8 ÷ 2'],
    ['how many 6s are in 48', '48 ÷ 6'],
    ['three quarters of 12', '3/4 × 12'],
    ['3/4 + 1/8', '3/4 + 1/8'],
    ['3 1/2 + 1/4', '3 1/2 + 1/4'],
    ['0.5 + 0.25', '0.5 + 0.25'],
    ['what is 3 and 4', '3 + 4'],
    ['add 3 to 4', '3 + 4'],
    ['5 - -3', '5 - −3'],
    ['5 - (-3)', '5 - −3'],
    ['2 + 3 x 4', '2 + 3 × 4'],
    ['7 x 8 = 56', '7 × 8 = 56'],
    ['is 7 x 8 equal to 56', '7 × 8 = 56'],
    ['7 x 8 comes out to 54', '7 × 8 = 54'],
    ['7 x 8 which is 56', '7 × 8 = 56'],
    ['9 + 5 + 2 adds up to 16', '9 + 5 + 2 = 16'],
    ['6 x 7 turns out to be 42', '6 × 7 = 42'],
    ['8 plus 7 would be 15', '8 + 7 = 15'],
    ['30 minus 12 leaves 18', '30 - 12 = 18'],
    ['4 x 6 and i got 24', '4 × 6 = 24'],
    ['i did 3 x 4 and got 2 wrong', '3 × 4'],
    ['3 x 4 and i have 2 more', '3 × 4'],
    ['3 x 4 then up 5', '3 × 4'],
  ])('%s', (text, expression) => {
    expect(shown(text)).toEqual([expression])
  })

  it.each(['', '7', '12 apples', 'x + 5 = 8', 'the 7 times table', '3 and 4', '1/2', 'times', '5 +', 'minus 3'])(
    'there is none in "%s"',
    (text) => {
      expect(shown(text)).toEqual([])
    },
  )
})
