import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a question in the middle of work', () => {
  it.each([
    [5, 'my friend got 3.09 for 3.4 + 2.75 what did he do wrong', /decimal points/],
    [4, 'is 95 degrees acute', /obtuse/],
    [4, 'an angle is 120 is it obtuse', /yes|right|so/i],
    [4, 'why is it divide and not minus', /equal/],
    [2, 'is 4 quarters the same as 10 dimes', /100¢/],
    [2, 'is 2 dimes the same as 1 quarter', /20¢/],
    [6, 'why cant you just add with ratios', /recipe|ratio/],
    [6, 'how do u do 15% in ur head', /10%/],
    [3, 'how do you remember 7 x 8', /5 × 8|8 × 8|7 × 7|8 × 7/],
  ] as const)('grade %i: %s', (grade, line, says) => {
    expect(talkWith(grade).say(line).text).toMatch(says)
  })

  it.each([
    [5, 'what happens to 4.2 if u times it by 100', '420'],
    [5, 'what is 2/3 equal to in twelfths', '8/12'],
    [4, '97 kids go in cars w 4 each how many cars', '25'],
    [2, 'i want a eraser for 35 cents and i have 50 cents how much back', '15 cents'],
    [6, 'recipe is 2 cups flour to 3 cups milk. i have 8 cups flour how much milk', '12'],
    [2, 'i made a house. 1 square and 1 triangle. how many shapes', '2'],
  ] as const)('becomes a problem where it is one: grade %i: %s', (grade, line, key) => {
    const child = talkWith(grade)
    child.say(line)
    expect(child.say(key).move.found).toBe('right')
  })
})

describe('a story without its question', () => {
  it('is asked for what goes without saying, and another sum is none of it', () => {
    const child = talkWith(2)
    child.say('sam has 15 grapes he eats 7')
    const { move } = child.say('i did 15 + 7 is that ok')
    expect(move.found).toBeUndefined()
    expect(move.kind).toBe('step')
    expect(child.say('8').move.found).toBe('right')
  })
})

describe('what is said of two measures', () => {
  it('is said of the one that was asked last', () => {
    const child = talkWith(6)
    child.say('mean of 4 8 9 11')
    expect(child.say('whats the median then is it 8').move.found).toBe('wrong')
    expect(child.say('8.5').move.found).toBe('right')
  })
})

describe('clock times', () => {
  it('are not taken away like plain numbers', () => {
    const child = talkWith(3)
    child.say('movie starts 2:45 ends 4:15 how long')
    expect(child.say('i did 415 - 245 and got 170').text).toMatch(/60|plain numbers/)
    expect(child.say('is it 90 minutes').text).toMatch(/90|yes|1 hour/i)
  })
})

describe('a line of a young child', () => {
  it('has its hours, and names both measures at once', () => {
    expect(talkWith(3).say('it took 2 hr 20 min').text).not.toMatch(/\bher\b/)
    const child = talkWith(3)
    child.say('perimeter of a rectangle 6 by 4')
    expect(child.say('its 20, i mean the perimeter and not the area').move.found).toBe('right')
  })
})
