import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1) ?? { text: '', move: { found: undefined, kind: '' } }
}

describe('what is right is confirmed, however it is said', () => {
  it.each([
    [1, ['8 + __ = 13', '5. i counted the 8 by accident']],
    [1, ['6 + __ = 6', 'nothing! is nothing a answer']],
    [1, ['__ + 9 = 12', 'i can just flip it! 9 + 3']],
    [1, ['9 + 6', '9 and 1 is 10 and 5 is 15']],
    [2, ['a cup is 35 cents', 'a man gave me 50 cents. how much do i give back', '15 cents. or a dime and a nickel']],
    [1, ['one bundle and 8', '18']],
    [1, ['ok ok 8 farts plus 5 farts', '3! so 13']],
    [3, ['i ate 3 mangos of the 9 how many are left', '6']],
    [1, ['my pencil is 7 clips long', 'and liams pencil is 5', 'how many clips longer', '2']],
  ])('%s: %s', (grade, lines) => expect(last(grade, ...lines).move.found).toBe('right'))

  it.each([
    [4, ['so 5 hundreds and 6 ones is 506 and not 56'], '506'],
    [4, ['2/3 is 10/15', '3/5 = 9/15', 'by 1/15 right'], '1/15'],
    [
      2,
      ['40 minutes till the bus', 'dressed takes me 10 and breakfast 15 and teeth 5', '30 and then 10 left over'],
      '10 + 15 + 5 = 30',
    ],
    [5, ['6 + 4 x 3', '18', 'ok but if i put (6+4) x 3 then im right'], '(6 + 4) × 3 = 30'],
    [
      4,
      ['he ate 3/4 and i ate 6/8', 'so if you cut each of his slices in half he gets 8 slices and he ate 6 of them'],
      '3/4 = 6/8',
    ],
    [0, ['dog log fog bog wog'], 'wog'],
    [-1, ['triangle got 3 pointys'], '3 points'],
    [1, ['tengo 5 mangos y mi abuela me da 4 mas', '6 7 8 9... nueve!'], '9'],
  ])('%s: %s', (grade, lines, says) => expect(last(grade, ...lines).text).toContain(says))

  it('counted on, with how many more', () => {
    expect(last(1, '5 6 7. 3 more').text).toMatch(/3/)
    expect(last(1, '5 6 7. 3 more').text).not.toMatch(/lost|missing/)
  })
})

describe('what is wrong is not', () => {
  it.each([
    [1, ['8 + __ = 13', '8 9 10 11 12 13 thats 6']],
    [1, ['one bundle and 8', '9']],
    [5, ['6 + 4 x 3 is 30', 'bc 6+4 is 10 and 10 x 3 is 30. left to right. like reading']],
  ])('%s: %s', (grade, lines) => expect(last(grade, ...lines).move.found).toBe('wrong'))

  it('reversed digits, a place left out, and parts of another step', () => {
    expect(last(1, 'I wrote fifteen 51').text).toMatch(/tens/)
    expect(last(4, '5 hundreds and 6 ones is 56').text).toMatch(/digit|place|hundreds/)
    expect(last(4, 'which is bigger 2/3 or 3/5', '2/3 is 10/15').move.found).toBeUndefined()
  })
})

describe('heard as what it is', () => {
  it('feet are no meters, flipping a sum is no fraction, and whose number it is is asked', () => {
    expect(last(-1, 'how many foots').text).not.toMatch(/meter/)
    expect(last(1, 'i can just flip it').text).not.toMatch(/fraction|fourths/i)
    expect(
      last(1, 'i have 4 teeth out and 8 dollars', 'my cousin lost 7 teeth. how many more then me').text,
    ).not.toContain('−')
  })
})
