import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1) ?? { text: '', move: { found: undefined, kind: '' } }
}
const found = (grade: number, ...lines: string[]) => last(grade, ...lines).move.found
const text = (grade: number, ...lines: string[]) => last(grade, ...lines).text

describe('the next problem with its working', () => {
  it.each([
    [4, '24 x 15. i did 20x15=300 and 4x15=60 so 360', 'right', '360'],
    [3, 'ok 35 x 3. 30x3=90 and 5x3=15 so 105', 'right', '105'],
    [4, 'my next problem is 15 x 6. its 90 cuz 10x6 is 60 and 5x6 is 30', 'right', '90'],
    [1, 'ok 6 + 7. 13 because 6 and 6 is 12 and one more', 'right', '13'],
    [4, '48 x 25. i did 40x25=1000 and 8x25=200 so 1300', 'wrong', ''],
  ])('%s: %s', (grade, line, is, says) => {
    const said = last(grade, '46 x 8', '40 x 8 = 320 and 6 x 8 = 46', line)
    expect(said.move.found).toBe(is)
    expect(said.text).toContain(says)
    expect(said.text).not.toContain('6 × 8')
  })

  it('is no part of the one that is worked on', () => {
    expect(text(4, '36 x 7', '30 x 7 = 210 and 6 x 7 = 48', '42. i always mess up 6x7')).toContain('36 × 7')
    expect(last(3, '6x7 i forgot it but 6x6 is 36 so i add 6 more').move.kind).toBe('step')
  })
})

describe('things that grow together', () => {
  it('are no sum that is added on', () => {
    expect(last(1, 'now 9 and 6 but its monkeys', '14', '9 and 1 is 10 and 5 is 15').move.found).toBe('right')
  })
})

describe('what was told is not asked again', () => {
  it.each([
    [1, 'next one is 9 + 6 i think 15 cause i stole one from the 6'],
    [2, 'number 2 is 9 + 7. i say 16 bc 10 and 6'],
  ])('%s: %s', (grade, line) => {
    const said = last(grade, line)
    expect(said.move.found).toBe('right')
    expect(said.text).not.toMatch(/how did you|walk me|show me how|what did you/i)
  })

  it('a doubt behind a right answer is met with a plain yes and a way to see it', () => {
    expect(text(4, '36 x 7 = 252', 'wait really??')).toContain('252 ÷ 7 = 36')
    expect(text(3, '99 + 45 = 144', 'are you sure')).toContain('144')
  })
})

describe('answers with talk around them', () => {
  it.each([
    [1, '7 + 3', 'ten trucks ten ten ten', 'right'],
    [0, 'what is bigger 6 or 8', '8 is bigger its after 6', 'right'],
    [2, 'is 17 even or odd', 'odd cause one guy has no partner', 'right'],
    [1, 'the little hand is on 3 and the big hand on 12', '3 oclock thats when i go home', 'right'],
    [1, '6 + __ = 10', 'oh i have 4 fingers down', 'right'],
    [5, '3 ÷ 1/2', '6 halves. ohhh it got bigger', 'right'],
    [4, '95 ÷ 4', '16 too big. so 23 and 3 left', 'right'],
    [4, '6/8 = ?/4', 'divide by 2 so 3/4', 'right'],
  ])('%s: %s / %s', (grade, task, line, is) => expect(found(grade, task, line)).toBe(is))

  it('a score, a bad grade and days are no sums', () => {
    expect(last(4, '7 x 6 = 42', 'we lost 7-0 today and i was the goalie').move.kind).not.toBe('own')
    expect(last(4, '180 - 65 = 115', 'if i get a bad grade my mom gets mad').move.kind).not.toBe('own')
  })
})

describe('groups', () => {
  const cards = 'i have 38 hockey cards and 9 go in a page. how many pages do i fill'

  it('that are full, and all that are needed', () => {
    expect(last(3, cards, '9 18 27 36 45. so 5').move.found).toBeUndefined()
    expect(text(3, cards, '9 18 27 36 45. so 5')).toContain('45')
    expect(found(3, cards, 'oh 4 full and 2 cards left over')).toBe('right')
    expect(text(3, cards, '4', 'but the 2 need a page too so its really 5 pages')).toContain('5')
  })

  it('grow together, and not by adding', () => {
    expect(text(5, '2 lemons makes 3 cups so 8 lemons makes 9 cups bc +6')).toMatch(/groups|times/)
    expect(text(5, '2 lemons makes 3 cups so 8 lemons makes 9 cups', '4 groups. 12 cups')).toContain('12')
    expect(text(0, 'a cat has 4 legs', 'so 2 cats have 6')).not.toContain('4 + 2')
  })
})

describe('what a child says of numbers, coins, clocks, angles and points', () => {
  it.each([
    [3, ['write six thousand forty two in numbers. 642'], /place|digits/, /6,?042/],
    [0, ['how do you write fourteen', '41'], /tens?\b/, /\b14\b/],
    [3, ['in 3,518 the 5 is worth 50'], /place/, /\b500\b/],
    [2, ['how much is 2 quarters 1 dime and 3 pennies', '50 55 56 57 58'], /dime/, /\b63\b/],
    [3, ['practice starts at 3:50 and its 55 minutes so it ends 4:45'], /4:45/, /\?\?/],
    [1, ['little hand on 12 and big hand on 6 is 6 oclock?'], /hand/, /12:30/],
    [4, ['is 130 degrees acute or obtuse', 'more than 90 so obtuse'], /obtuse/, /Not quite/],
    [4, ['two angles make a straight line. one is 65 whats the other. I did 90 - 65 = 25'], /straight line/, /115/],
    [5, ['plot (3,5). I went up 3 and over 5', 'and (0,4) is on the bottom line?'], /across|side/, /y-axis/],
    [4, ['is 51 prime i think yes cuz its odd'], /odd|Odd/, /17/],
    [4, ['95 ÷ 4', '4 into 15 is 4'], /16/, /\b3\b/],
    [
      2,
      ['my pencil starts at 2 on the ruler and ends at 9. so its 9 inches', 'i counted 2 3 4 5 6 7 8 9 thats 8'],
      /jump|hop/,
      /\b7\b/,
    ],
    [4, ['6/8 = ?/4. i did 8-4 so 6-4 = 2/4'], /divid/i, /3\/4/],
    [5, ['5/6 - 1/2 = 4/4 = 1 lol that cant be'], /can.t|doubt/, /1\/3|2\/6/],
    [5, ['4 and a half feet in inches. 12 x 4 = 48 plus half is 48.5'], /half/i, /\b54\b/],
    [0, ['red blue red blue red'], /pattern/i, /blue comes/],
  ])('%s: %s', (grade, lines, is, isNot) => {
    const said = text(grade, ...lines)
    expect(said).toMatch(is)
    expect(said).not.toMatch(isNot)
  })

  it('right ones are credited', () => {
    expect(found(4, 'a ribbon is 3.6 meters cut into 4 same pieces. i say .9 m each')).toBe('right')
    expect(found(4, '4.68 rounds to 4.7 because 8 is more than 5')).toBe('right')
    expect(found(5, '2/5 of 30 = 12 right? 30/5 is 6 x 2')).toBe('right')
    expect(
      found(5, 'order these least to greatest 0.5 0.45 0.405', '0.500 0.450 0.405 oh its backwards. .405 .45 .5'),
    ).toBe('right')
    expect(
      found(
        2,
        'i have 128 dirt blocks and 94 stone. how many blocks',
        '8 + 4 is 12 write the 2 carry the 1, 2 + 9 + 1 is 12 write 2 carry 1, 1+1 is 2. 222',
      ),
    ).toBe('right')
  })
})
