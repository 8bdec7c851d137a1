import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('coins that a child has', () => {
  it('are sorted by kind, and counting up to the amount is right', () => {
    const child = talkWith(2)
    expect(child.say('i have 3 quarters 2 dimes and a penny how much do i have').text).toContain('quarter')
    const counted = child.say('75 then 85 95 96')
    expect(counted.move.found).toBe('right')
  })

  it.each(['i spent three quarters of an hour reading how much is that', 'how much is a penny'])(
    'are not seen where there are none: %s',
    (text) => {
      expect(talkWith(2).say(text).text).not.toContain('¢:')
      expect(talkWith(2).say(text).text).not.toContain(': 75¢')
    },
  )
})

describe('whether it is enough', () => {
  it('is told by the two amounts side by side', () => {
    const child = talkWith(2)
    child.say('i have 96 cents')
    child.say('the eraser is 60 cents')
    const { text } = child.say('do i have enuf')
    expect(text).toContain('96')
    expect(text).toContain('60')
  })

  it('is no question of amounts where none were told', () => {
    expect(talkWith(2).say('have we done enough').move.kind).not.toBe('sight')
  })
})

describe('two numbers the other way around', () => {
  it.each([
    ['is 7 and 9 a diffrent number than 9 and 7', '16'],
    ['is 3 x 4 the same as 4 x 3', '12'],
  ])('make the same: %s', (text, makes) => {
    expect(talkWith(2).say(text).text).toContain(makes)
  })

  it('do not where something is taken away', () => {
    expect(talkWith(4).say('is 9 - 2 the same as 2 - 9').text).not.toMatch(/\bsame sum\b|either order/i)
  })
})

describe('counting aloud', () => {
  it('may end with the number said once more', () => {
    expect(talkWith(0).say('wait 6... 7 8 9. nine').text).not.toMatch(/after 9/)
  })

  it('by other steps than before is no number left out', () => {
    expect(talkWith(2).say('75 85 95 96').move.kind).not.toBe('count')
  })

  it('misses what is left out', () => {
    expect(talkWith(0).say('10 9 8 6 5 4').move.kind).toBe('count')
  })
})

describe('an exercise that was never taken up', () => {
  it('does not come back when the child works with its own numbers', () => {
    const child = talkWith(3)
    child.say('can i do fractions')
    child.say('i have 4 teeth gone and my brother has 7 gone so he has 3 more')
    expect(child.say('my tooth fell out at lunch').move.lines).not.toContainEqual(
      expect.objectContaining({ key: 'again' }),
    )
  })

  it('is not asked for by why', () => {
    expect(talkWith(5).say('why not just add them').move.kind).not.toBe('give')
  })
})

describe('a number that other numbers could make', () => {
  it.each([
    ['there are 14 chicks', '6 of them sleep', 'then 2 more is 12', '×'],
    [
      'i have 13 muffins',
      'a hamster named nib',
      'his pen is 5 feet long and 3 feet wide i think thats 16 feet inside',
      '13',
    ],
    ['i got 15 carrots', 'and 5 beets', 'soccer starts at 4:15 and its 3:40 now so i have 75 mins', '5 × 15'],
  ])('is not called right by a sum that nobody meant: %s, %s, %s', (first, second, said, unmeant) => {
    const child = talkWith(3)
    child.say(first)
    child.say(second)
    expect(child.say(said).text).not.toContain(unmeant)
  })

  it('is right by the sum that the child works at', () => {
    const child = talkWith(3)
    child.say('i have 12 gummies')
    child.say('i gave 5 to sam')
    expect(child.say('so 7').text).toContain('12 − 5 = 7')
  })

  it('is right by what a word brings with it', () => {
    const child = talkWith(3)
    child.say('i read 3 pages every day')
    expect(child.say('thats 21 in a week').text).toContain('3 × 7 = 21')
  })
})

describe('minutes as hours', () => {
  it.each([
    ['is 95 minutes 1 hour 35', '95 minutes is 1 hour and 35 minutes'],
    ['is 120 minutes 2 hours?', '120 minutes is 2 hours'],
    ['61 minutes is an hour and 1 minute right', '61 minutes is 1 hour and 1 minute'],
  ])('are said to be right where they are: %s', (text, says) => {
    expect(talkWith(4).say(text).text).toContain(says)
  })

  it('are looked at from the minutes of one hour where they are not', () => {
    const { text, move } = talkWith(4).say('is 70 minutes an hour and 20')
    expect(text).not.toContain('70 minutes is')
    expect(move.kind).toBe('own')
  })
})
