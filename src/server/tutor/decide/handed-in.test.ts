import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('work that is handed in', () => {
  it('is checked sum by sum: what is right is said, and the first that is not is looked at', () => {
    const child = talkWith(3)
    const { text } = child.say('just check\n24/6=4\n35/5=6\n18/3=6')
    expect(text).toContain('24 ÷ 6 and 18 ÷ 3')
    expect(text).toContain('35 ÷ 5')
    expect(text).not.toContain('7')
    expect(child.say('7').move.found).toBe('right')
  })

  it('is all right where it is', () => {
    expect(talkWith(3).say('1. 7x8=56\n2. 6x7=42').text).toMatch(/7 × 8 = 56 and 6 × 7 = 42/)
  })

  it('has its brackets and its order worked out', () => {
    expect(talkWith(5).say('(5+3) x (10-7) is 24').text).toContain('24')
    const child = talkWith(5)
    expect(child.say('18 - 6 / 3 = 4').text).toContain('18 − 6 ÷ 3')
    expect(child.say('16').move.found).toBe('right')
  })

  it('rules an answer out, and judges nothing', () => {
    const child = talkWith(5)
    child.say('3 + 4 x 2')
    const { text, move } = child.say('so not 14')
    expect([text.includes('14'), move.found]).toEqual([true, undefined])
    expect(child.say('11').move.found).toBe('right')
  })
})

describe('an angle that is asked for', () => {
  it.each([
    ['40 and 60 what is the 3rd angle', '80'],
    ['find the missing angle its 90 and 35', '55'],
    ['pizza cut in 6 whats the angle', '60'],
  ])('is worked on: %s', (asked, key) => {
    const child = talkWith(4)
    child.say(asked)
    expect(child.say(key).move.found).toBe('right')
  })
})

describe('a story or a sum in a child’s own words', () => {
  it.each([
    [6, 'if i have 3 pizzas for 4 people how much each', '3/4'],
    [7, 'sneakers were 80 now 60 whats the percent off', '25%'],
    [6, 'whats the one about 8/2(2+2) my uncle says 1', '16'],
    [5, 'box is 5 by 4 by 3 inches volume?', '60 cubic inches'],
    [7, '3/4 of 12', '9'],
    [6, 'im making cookies 2/3 cup sugar for 1 batch i have 4 cups how many batches', '6 batches'],
  ])('is worked on (grade %s): %s', (grade, asked, key) => {
    const child = talkWith(grade)
    child.say(asked)
    expect(child.say(key).move.found).toBe('right')
  })

  it('makes no sum of a formula', () => {
    expect(talkWith(8).say('is it balanced 6CO2 + 6H2O').text).not.toMatch(/2 \+ 6|6 \+ 6/)
  })
})
