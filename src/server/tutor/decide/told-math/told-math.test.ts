import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1) ?? { text: '', move: { found: undefined, kind: '' } }
}
const found = (grade: number, ...lines: string[]) => last(grade, ...lines).move.found
const text = (grade: number, ...lines: string[]) => last(grade, ...lines).text

describe('a story of what comes and goes', () => {
  it.each([
    ['7 birds on a fence and 5 fly away and then 3 come back. is it 5', 'right'],
    ['there was 12 kids on the bus and 5 got off then 3 got on. i put 11', 'wrong'],
    ['i had nine crackers and i ate three and my sister gave me two. so i got 8', 'right'],
    ['10 ducks in the pond and 4 swim away. is it 14', 'wrong'],
  ])('%s', (line, is) => {
    expect(found(1, line)).toBe(is)
  })

  it('is taken up where it asks, and not answered', () => {
    const said = last(0, 'i got 2 spiders in my room and they each got 8 legs so how many legs')
    expect(said.move.kind).toBe('own')
    expect(said.text).not.toContain('16')
    expect(found(0, 'there is 3 dogs and they each got 4 legs how many legs', '12')).toBe('right')
  })

  it('is none where other things are counted', () => {
    expect(found(2, '7 kids were at my party and 3 went home and 2 dogs came. is it 6')).toBeUndefined()
    expect(found(2, 'i scored 4 goals and then they scored 2. is it 6')).not.toBe('wrong')
  })
})

describe('another sum than the story’s', () => {
  const stickers = 'Mia has 14 stickers. She gives 6 to her friend. How many stickers does Mia have now?'

  it('is said to be right by itself, and is no answer', () => {
    const said = last(1, stickers, 'i did 14 + 6 and got 20')
    expect(said.move.found).toBe('wrong')
    expect(said.text).toContain('14 + 6 = 20')
    expect(found(1, stickers, 'i did 14 + 6 and got 20', '8')).toBe('right')
    expect(found(1, stickers, 'i did 14 - 6 and got 8')).toBe('right')
  })

  it('of a ratio leads back to all the parts, and both parts are credited', () => {
    const cats = 'The ratio of cats to dogs at a shelter is 3:5. There are 24 animals in all. How many cats are there?'
    expect(found(6, cats, 'i did 24 divided by 3 and got 8')).not.toBe('right')
    expect(found(6, cats, '9 and 15. that adds up')).toBe('right')
  })
})

describe('things told a turn ago', () => {
  it('are counted on from', () => {
    expect(text(-1, 'i got one two three four five wocks in there too')).toMatch(/\b5\b/)
    expect(
      found(-1, 'i got one two three four five wocks in there too', 'and then i put two more wocks', 'seben wocks!'),
    ).toBe('right')
    expect(found(1, 'i have 10 grapes', 'i ate 4', '6')).toBe('right')
    expect(last(0, 'i got 5 shells', 'i want two more minutes').move.kind).not.toBe('own')
    expect(last(0, 'i got 5 shells', 'my cousin lost two teeth').move.kind).not.toBe('own')
  })
})

describe('a gap by its number on the page', () => {
  it.each([
    ['number 3 is 7 plus blank equals 10. i put 17', 'wrong'],
    ['number 4 is 6 plus something equals 10. is it 4', 'right'],
  ])('%s', (line, is) => {
    expect(found(1, line)).toBe(is)
  })
})

describe('fractions of a pan that are gone', () => {
  const pan = '5. Ty ate 2/6 of a pan of brownies and Jo ate 3/6. How much of the pan is left?'

  it('are put together by the child', () => {
    expect(text(3, pan)).not.toMatch(/1\/6|5\/6/)
    expect(text(3, pan, 'i got 5/12 eaten so 7/12 left')).toContain('bottom number')
    expect(found(3, pan, 'i got 5/12 eaten so 7/12 left', 'ok so 1/6 left. who eats 5/6 of a whole pan')).toBe('right')
    expect(text(3, pan, '5/6 gone')).toContain('5/6')
    expect(found(4, 'Mia drank 2/5 of the juice and Zoe drank 1/5. How much is left?', '2/5')).toBe('right')
  })
})

describe('coins', () => {
  it('come to what was told before', () => {
    expect(found(2, 'ok different page. 3 quarters and 2 dimes', 'and 1 nickle!', '100')).toBe('right')
    expect(found(1, 'i have 2 nickels and a dime is it 20 cents')).toBe('right')
    expect(found(1, '4 dimes and 3 pennies. i put 7')).toBe('wrong')
  })
})

describe('hands of a clock', () => {
  it.each([
    ['the little hand is half past the 3 and the big hand is on the 6. i put 6:15', 'wrong'],
    ['the short hand is half past the 7 and the long hand is on the 6. i put 7:30', 'right'],
    ['now the big one is on the 9 and the little one is almost at 8. is that 8:45', 'wrong'],
    ['now the big one is on the 9 and the little one is almost at 8. is that 7:45', 'right'],
  ])('%s', (line, is) => {
    expect(found(2, line)).toBe(is)
  })

  it('that are close to an hour are not there yet', () => {
    const line = 'now the big one is on the 9 and the little one is almost at 8. is that 8:45'
    expect(text(2, line, 'but its sooo close to the 8')).toMatch(/\b8\b/)
    expect(found(2, line, 'but its sooo close to the 8', '7:45')).toBe('right')
  })
})

describe('so many in one', () => {
  it('are taken up with what was told of one', () => {
    const said = last(3, 'in minecraft a stack is 64', 'so 640 cobble is how many stacks')
    expect(said.text).toContain('640 ÷ 64')
    expect(found(4, 'a dozen is 12 so 60 eggs is how many dozen', '5')).toBe('right')
    expect(text(3, 'in minecraft a stack is 64. is that in the times tables')).toContain('8 × 8 = 64')
    expect(text(3, 'in minecraft a stack is 64', 'how many diamonds do you have')).not.toContain('64')
  })
})

describe('making a ten', () => {
  it('is credited in words, shown where it is asked, and looked at where it slips', () => {
    expect(text(1, 'so 9 and 4. the 4 gives one away and now its ten and three')).toMatch(/10|ten/)
    expect(found(1, 'so 9 and 4. the 4 gives one away and now its ten and three')).not.toBe('wrong')
    expect(text(1, '7 and 6. the 6 gives 2 away so its ten and 4')).toContain('3')
    expect(text(1, 'mrs becker wants us to make a ten and i dont get it')).toMatch(/8 \+ 5/)
  })
})

describe('hops', () => {
  it('begin behind the first number', () => {
    expect(text(1, 'what is 15 - 7', 'but i counted back look 15 14 13 12 11 10 9')).toContain('14')
    expect(text(1, '8 + 4', 'i counted 8 9 10 11. its 11')).toContain('9')
    expect(found(1, '8 + 4', '9 10 11 12')).toBe('right')
  })
})

describe('work on paper', () => {
  it('is read by its last line and its rows', () => {
    expect(found(4, '157 divided by 6', '6 r 1. so 26 r 1')).toBe('right')
    expect(found(4, '157 divided by 6', '6 r 1. so 25 r 1')).not.toBe('right')
    expect(text(4, '34 x 26', 'i did 204 and then 68 and added')).toContain('34 × 20')
    expect(text(4, '34 x 26', 'i did 204 and 680')).toContain('680')
  })

  it('has one more for who is left over', () => {
    const line = 'ok but on the test it was 157 kids and 6 in a van and she said 27'
    expect(text(4, '157 divided by 6', '26 r 1', line)).toContain('27')
  })
})

describe('money', () => {
  it('for hours is the child’s to find, and what is missing is credited', () => {
    const sat = 'so i babysat 3.5 hours at 9 an hour and she gave me 30'
    expect(text(6, sat)).toContain('3.5')
    expect(text(6, sat)).not.toContain('31.5')
    expect(text(6, sat, 'nah its 1.50')).toContain('1.50')
  })
})

describe('a line', () => {
  const before = ['slope between (2,3) and (6,11)', '2'] as const

  it('gets its b from a point, and its graph is looked at', () => {
    expect(text(8, ...before, 'so y = 2x + b and i plug in 2 and 3')).toContain('3 = 2 × 2 + b')
    expect(text(8, ...before, 'b = -1. and 2(6) - 1 is 11 so it works')).toContain('y = 2x − 1')
    expect(text(8, ...before, 'when i graphed it it goes through (0,1) is that bad')).toContain('−1')
    expect(text(8, 'is (2,5) on the line y = 3x - 1')).not.toMatch(/isn't|not|misses/)
  })
})

describe('small claims', () => {
  it('are looked at by what they say', () => {
    expect(text(6, 'then 15% of 60 is 6 plus 3. 9')).toContain('9')
    expect(found(6, '15% of 60 is 6 plus 2. 8')).not.toBe('right')
    expect(
      found(4, '3/10 is .3 right', 'so then 3/100 is .3 too or no', 'ok so .03 is bigger cause its longer'),
    ).not.toBe('right')
    expect(text(2, 'is 18 odd cause theres a 1')).toContain('8')
    expect(text(5, 'so if i want 14 i put parentheses. (3+4)x2')).toContain('= 14')
    expect(text(5, '.4 is less than half so its less than half of .6. ok')).toContain('0.3')
    expect(found(4, 'so then 3/100 is .3 too or no')).toBe('wrong')
    expect(found(1, 'my homework is ate plus five', 'i think its 12', 'wait i missed a finger 13')).toBe('right')
    expect(found(2, '4 rows and theres 5 dots in the rows', '20')).toBe('right')
  })
})

describe('what is none of this', () => {
  it.each([
    [1, 'my dog gives one away and then he wants it back'],
    [5, 'i did 20 pushups and then 30 situps and added a mile'],
    [3, '3 quarters of the game was boring'],
    [2, 'we left at half past the hour and my hand hurts'],
    [6, 'he works at 9 an hour away'],
    [8, 'the car goes through (my yard) is that bad'],
    [1, 'number 7 is my jersey. i put it on'],
    [4, 'my test had 20 questions and i got 18'],
  ])('%i %s', (grade, line) => {
    expect(found(grade, line)).toBeUndefined()
  })
})

describe('an order and a way to write', () => {
  it.each([
    '2 x 3 is 6 and 12 ÷ 6 is 2 so 12 ÷ 2 x 3 is 2',
    'so its 12 ÷ 2 x 3 and 2x3 is 6 so 12 ÷ 6 is 2',
    '20 - 5 + 3 is like 5 + 3 = 8 and 20 - 8 = 12',
  ])('the last two are not done first: %s', (line) => expect(talkWith(5).say(line).text).toMatch(/left to right/))
  it.each(['can i say 8x', 'can i write 3n instead of 3 times n', 'is 8x the same as 8 times x'])('%s', (line) =>
    expect(talkWith(6).say(line).text).toMatch(/(?:8x|3n) (?:means|is) /),
  )
  it.each(['can i use 5 m instead of 500 cm', 'can i use 5m', 'can i write 6 x for the answer'])(
    'a unit is no letter: %s',
    (line) => expect(talkWith(6).say(line).text).not.toMatch(/means 5|means 6/),
  )
})
