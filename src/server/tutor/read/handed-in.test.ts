import { describe, expect, it } from 'vitest'
import { sumsDone } from './handed-in.ts'

const told = (text: string) => sumsDone(text).map(({ sum, isTrue }) => `${sum}${isTrue ? '' : ' (no)'}`)

describe('sums that a child hands in', () => {
  it.each([
    ['24/6=4\n35/5=6\n18/3=6', ['24 ÷ 6', '35 ÷ 5 (no)', '18 ÷ 3']],
    ['1. 7x8=56\n2) 6x7=42\n3. 9 x 9 = 81', ['7 × 8', '6 × 7', '9 × 9']],
    ['7x8=54, 6x7=42', ['7 × 8 (no)', '6 × 7']],
    ['(5+3) x (10-7) is 24', ['(5 + 3) × (10 − 7)']],
    ['3 x (4 + 5) = 27', ['3 × (4 + 5)']],
    ['18 - 6 / 3 = 4', ['18 − 6 ÷ 3 (no)']],
    ['ok 27/3 is 9 cause 9 18 27', ['27 ÷ 3']],
    ['0.5 + 0.25 = 0.75', ['0.5 + 0.25']],
    ['5 - 8 = -3', ['5 − 8']],
  ])('are each worked out: %s', (text, sums) => {
    expect(told(text)).toEqual(sums)
  })

  it.each([
    'what is 24/6',
    'i have 3 apples and 4 is my favorite number',
    '3 1/2 + 1 = 4 1/2',
    'my brother is 12 and i am 7',
    'recess is 10/15',
    '1/2 + 1/4 = 3/4',
    '6/8 = 3/4',
    'i got 7 out of 10',
    '',
  ])('are no such: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
