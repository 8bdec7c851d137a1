import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a problem that comes with the answer behind it', () => {
  it.each([
    [4, 'how many vans for 50 kids if each van holds 8. 7', 'right'],
    [4, '50 stickers in bags of 8 how many full bags. 7?', 'wrong'],
    [6, 'shoes are $40 with 25% off how much do u pay. $10', 'wrong'],
    [6, 'a car goes 150 mi in 3 hrs how far in 5. i added 2 hours so 152', 'wrong'],
    [6, 'it was -5 at 6am and 7 at noon how much did it go up. 12 degrees', 'right'],
    [3, 'what is 7 x 8? 54', 'wrong'],
    [3, 'there are 3 dogs. each dog eats 2 bowls. how many bowls? 6', 'right'],
    [6, 'a triangle has angles 50 and 60 whats the third angle. 70', 'right'],
  ] as const)('is looked at: grade %i: %s', (grade, line, found) => {
    expect(talkWith(grade).say(line).move.found).toBe(found)
  })

  it('is no answer where the number belongs to the question', () => {
    expect(talkWith(3).say('how many more is 12 than 7').move.found).toBeUndefined()
  })
})

describe('what the numbers stand for', () => {
  it('the last van is needed though it is not full', () => {
    const child = talkWith(4)
    child.say('50 kids go on a trip. each van holds 8. how many vans')
    const six = child.say('6 r 2 so 6 vans')
    expect(six.move.found).toBe('wrong')
    expect(six.text).toMatch(/2 still left over/)
    expect(child.say('7 vans').move.found).toBe('right')
  })

  it('what one costs is not what a dollar buys', () => {
    const child = talkWith(6)
    child.say('5 notebooks cost $8 how much is 1')
    expect(child.say('5/8 = .625').text).toMatch(/for one dollar/)
    expect(child.say('8/5=1.6 so $1.60').text).toContain('$1.60')
  })

  it.each([
    ['5 pencils cost 1.75 how much for 8', '2.80'],
    ['next: V=72 length 6 width 4 find height', '3'],
    ['a straight line is split into two angles. one angle is 65°. find the other', '115'],
    ['8 people can sit at a table. there are 30 people. how many tables do we need', '4'],
  ])('%s', (line, key) => {
    const child = talkWith(6)
    child.say(line)
    expect(child.say(key).move.found).toBe('right')
  })

  it('the next question of the same story keeps its amounts', () => {
    const child = talkWith(3)
    child.say('my class sold 120 cookies on monday and 85 on tuesday how many in all')
    expect(child.say('205').move.found).toBe('right')
    child.say('how many more on monday')
    expect(child.say('35').move.found).toBe('right')
  })
})

describe('lines of equations', () => {
  it('are read one by one, and what they come to is credited', () => {
    const child = talkWith(7)
    child.say('3x - 5 = 16')
    expect(child.say('add 5. 3x=21 x=7').move.found).toBe('right')
  })

  it('are checked where several come with their answers', () => {
    const child = talkWith(7)
    expect(child.say('4x = 28 x=7 and x/3 = 5 x=15').text).toMatch(/x = 7.*x = 15/)
    expect(child.say('4x = 28 x=7 and x/3 = 5 x=14').move.found).toBe('wrong')
  })

  it.each([
    ['50 an hr x 5 = 250', true],
    ['(-4)(-5)=20', true],
    ['3 5/4 is 4 1/4', true],
    ['6 / 1/2 = 3', false],
    ['(-3)(5) = 15', false],
  ])('%s', (line, isRight) => {
    const { move, text } = talkWith(6).say(line)
    expect(
      move.found ?? (/\b(?:yes|yep|right|true|correct|works|exactly|checks?)\b/i.test(text) ? 'right' : 'wrong'),
    ).toBe(isRight ? 'right' : 'wrong')
  })

  it('what the last sign comes to is the answer', () => {
    const child = talkWith(5)
    child.say('2 1/2 + 1 3/4')
    expect(child.say('2 2/4 + 1 3/4 = 3 5/4 = 4 1/4').move.found).toBe('right')
  })
})
