import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('factors that a child lists', () => {
  it('are kept, counted and at the end all there', () => {
    const child = talkWith(4)
    child.say('list all factors of 24')
    expect(child.say('1 24 2 12 3 8').text).toMatch(/2/)
    expect(child.say('4 6').text).toMatch(/all|every/i)
    expect(child.say('factors of 18: 1 2 3 6 9 18').text).toMatch(/all|every/i)
  })

  it('do not go in where they leave some over', () => {
    const child = talkWith(4)
    child.say('what are the factors of 20')
    expect(child.say('1 20 2 10 3').text).toMatch(/\b3\b/)
  })
})

describe('the boxes of a product', () => {
  it('are looked at one by one', () => {
    const child = talkWith(4)
    child.say('34 x 27')
    expect(child.say('my teacher draws a box. 30 and 4 on top and 20 and 7 on the side').text).toContain('30 × 20')
    expect(child.say('600 80 210 24').text).toMatch(/24/)
    expect(child.say('600 80 210 28').text).not.toMatch(/off|again|isn't/)
    expect(child.say('918').move.found).toBe('right')
  })
})

describe('an estimate', () => {
  it('that is near makes sense', () => {
    const child = talkWith(4)
    child.say('34 x 27')
    child.say('918')
    const { text, move } = child.say('30x30=900 so 918 makes sense')
    expect(text).toMatch(/900/)
    expect(move.found).toBeUndefined()
  })
})

describe('what was found, in another form', () => {
  it.each([
    [2, '75 + 20 + 5', '100', 'so a dollar!', '$1'],
    [5, 'probability of rolling an even number', '3/6', 'so 1/2', '1/2'],
  ] as const)('grade %i: %s', (grade, problem, answer, again, says) => {
    const child = talkWith(grade)
    child.say(problem)
    child.say(answer)
    expect(child.say(again).text).toContain(says)
  })
})

describe('two expressions', () => {
  it.each([
    ['is 2(x+3) the same as 2x+3', /not|differ|no\b|8/i],
    ['is 2(x+3) the same as 2x+6', /yes|they are/i],
    ['what does 3n mean', /3 times n|3 × n/],
  ])('%s', (line, says) => {
    expect(talkWith(6).say(line).text).toMatch(says)
  })
})

describe('signs', () => {
  it.each([
    ['-2x < 8', 'x < -4', 'x > -4'],
    ['simplify 3x + 2y + 4x', '7x - 2y', '7x + 2y'],
    ["write '5 less than x'", '5-x', 'x minus 5'],
    ['whats the ratio of boys to girls if there are 12 girls and 8 boys', '12:8', '8 to 12'],
    ['order -2, 5, 0, -7, 3', '7 2 0 3 5', '-7 -2 0 3 5'],
  ])('count: %s is not %s', (problem, wrong, right) => {
    const child = talkWith(7)
    child.say(problem)
    expect(child.say(wrong).move.found).toBe('wrong')
    expect(child.say(right).move.found).toBe('right')
  })
})

describe('points on a grid', () => {
  it('go across first', () => {
    const child = talkWith(5)
    expect(child.say('point (2,5) i went up 2 and over 5').text).toMatch(/across/)
    expect(child.say('2 right 5 up').text).toContain('(2, 5)')
    expect(child.say('is (5,2) the same spot').text).toMatch(/no\b|different/i)
    expect(child.say('point (-3, 4) is it quadrant 2').text).toMatch(/quadrant 2/)
    expect(child.say('point (-3, 4) is it quadrant 3').text).not.toMatch(/^(?:yes|right|it is!)/i)
  })
})

describe('multiples and factors', () => {
  it.each([
    ['is 20 a multiple of 3', /no\b|doesn't/i],
    ['is 4 a factor of 12', /yes|it is/i],
    ['is 4 a multiple of 12', /other way|not that way/i],
  ])('%s', (line, says) => {
    expect(talkWith(4).say(line).text).toMatch(says)
  })
})

describe('a new problem', () => {
  it('is no way to the one before', () => {
    const child = talkWith(5)
    child.say('3 + 4 x 2')
    expect(child.say('14').text).toMatch(/left to right/)
    expect(child.say('oh multiply first 11').move.found).toBe('right')
    expect(child.say('5 10 20 40 what comes next').move.kind).toBe('own')
    child.say('80')
    expect(child.say('75 + 20 + 5').move.kind).toBe('own')
  })
})
