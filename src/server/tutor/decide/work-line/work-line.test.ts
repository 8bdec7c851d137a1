import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1) ?? { text: '', move: { found: undefined, kind: '' } }
}

describe('a line that works something out', () => {
  it.each([
    [2, ['70 - 34', 'oh i fliped it agen. 10-4 is 6 and 6-3 is 3 so its 36']],
    [3, ['6x7', 'well 6x6 is 36 so one more 6 is.... 42?']],
    [2, ['36 + 34', 'o 6+4 is ten so theres one more ten. 70. it maches']],
    [3, ['7 x 8', '7x7 is 49 plus 7 50..56']],
    [8, ['5(x-2)=3x+8', 'ugh right 5x-10. 2x=18. 9']],
    [5, ['1/2 = ?/8', '4/8 okay']],
  ] as const)('is the answer that it comes to, grade %s: %j', (grade, lines) => {
    expect(last(grade, ...lines).move.found).toBe('right')
  })
})

describe('a problem with the child’s work behind it', () => {
  it.each([
    [5, '3 1/2 - 1 3/4. i got 2 1/4', 'wrong'],
    [5, '2/3 divided by 4... that has to be 8/3 right', 'wrong'],
    [6, '30% of 80. i did 10% is 8 times 3 is 24', 'right'],
    [5, '6 x 0.4 i put 24', 'wrong'],
    [
      4,
      '"50 students are going to the zoo. Each van holds 8 students. How many vans are needed?" i put 6 r 2',
      'wrong',
    ],
    [4, '"A garden has a perimeter of 24 feet. It is 7 feet long. How wide is it?" hmm 24-7=17', 'wrong'],
    [3, 'i got $5.00 and chips r $3.65. do i get 2.35 back', 'wrong'],
    [4, 'my garden is 7 ft by 3 ft. i got 10 for the perimeter', 'wrong'],
    [5, 'i think 0.6 is less than 0.45 cuz 45 is more', undefined],
  ] as const)('grade %s: %s', (grade, line, found) => {
    expect(last(grade, line).move.found).toBe(found)
    expect(last(grade, line).move.kind).not.toMatch(/heard|unsure|passage|how|writing/)
  })
})

describe('how it is checked', () => {
  it('is by what undoes it, before and after it is found', () => {
    const open = last(2, '70 - 34', 'can i chek it by plus').text
    expect(open).toContain('70')
    expect(open).not.toContain('36')
    expect(last(2, '70 - 34', '36', 'can i check it by adding').text).toContain('36 + 34')
    expect(last(4, '847 ÷ 6', '141 r 1', 'how do i kno for sure').text).toContain('141 × 6')
  })
})

describe('steps that are no equation', () => {
  it('are named where they hold', () => {
    expect(last(5, '2/3 + 1/4', 'ok so 12 works for both. 8/12 and 3/12').text).toMatch(/8\/12.*3\/12/)
    expect(last(6, 'theres 12 boys and 18 girls. ratio of boys to girls', '6:9').text).toContain('6:9')
    expect(last(4, '847 ÷ 6', 'oh the remainder cant be bigger then the number ur dividing by').move.kind).toBe('claim')
  })

  it('are no new problem where they tell how a try came about', () => {
    expect(last(5, '3 1/2 - 1 3/4', '2 1/4', 'i just did 3/4-1/2 cuz its bigger').move.kind).toBe('hint')
  })
})

describe('what the youngest count', () => {
  it('is followed as far as it goes', () => {
    expect(last(0, 'if i get 1 more its 6 an 1 more its 7 an 1 more its 9').text).toContain('7')
    expect(last(0, 'a trinagle has 3 sids an a squar has 4 an a sircle has 1').text).toMatch(/triangle 3 and square 4/)
    expect(last(0, 'after 29 is 20 10').move.found).toBe('wrong')
  })
})

describe('fractions and figures in a child’s words', () => {
  it('are looked at', () => {
    expect(last(3, 'i get two slices and there is eight slices so thats like two eighths right').text).toContain('2/8')
    expect(
      last(3, 'it says put three fourths on the number line from zero to one and i put it in the middle').text,
    ).toContain('1/2')
    expect(last(4, 'does a rectangle have 4 lines of symmetry like a square').text).toMatch(/\b2\b/)
    expect(
      last(7, 'circle with diameter 10, circumference = 3.14 times 10 = 31.4', 'and area 3.14 x 10 x 10 =314').move
        .found,
    ).toBe('wrong')
    expect(last(5, 'volume of a box 10 by 8 by 12', '960 inches').text).toContain('cubic inches')
  })
})
