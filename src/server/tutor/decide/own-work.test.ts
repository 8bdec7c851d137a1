import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to each line of one child, in their order. */
function told(grade: number, ...lines: string[]): string[] {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line).text)
}

describe('dividing on paper', () => {
  it('is followed step by step, and no step is called a wrong answer', () => {
    const child = talkWith(5)
    child.say('154 divided by 7')
    const steps = ['7 goes into 15 two times', 'so 14', '15 minus 14 is 1', 'bring down the 4', '14', '7 into 14 is 2']
    for (const step of steps) expect(child.say(step).move.kind).toBe('step')
    expect(child.say('22').move.found).toBe('right')
  })

  it('goes on to the remainder', () => {
    const child = talkWith(5)
    child.say('what is 849 divided by 4')
    for (const step of ['2', '8', '0', '4', '1', '4', '0', 'bring down the 9', '9', '2', '8', '1'])
      expect(child.say(step).move.kind).toBe('step')
    expect(child.say('212 r 1').move.found).toBe('right')
  })

  it('is not seen in a number that is no step', () => {
    const child = talkWith(5)
    child.say('154 divided by 7')
    expect(child.say('37').move.found).toBe('wrong')
  })
})

describe('times of the day', () => {
  it('are no plain numbers: when it ends, and when to leave', () => {
    const [, over, , drive, , leave] = told(
      2,
      'ok so my soccer practice starts at 4:30 and its 90 minutes',
      'so its over at 6:00',
      'and then we drive 20 minutes',
      'so 6:20',
      'cool',
      'what time do i have to leave if it takes 20 min to get there',
    )
    expect(over).toContain('90 minutes after 4:30 is 6:00')
    expect(drive).toContain('20 minutes after 6:00 is 6:20')
    expect(leave).toContain('20 minutes before 4:30')
  })

  it('are counted on where the child asks, and a time that does not come of them is not confirmed', () => {
    const [, , over, found] = told(
      3,
      'the movie starts at 2:15',
      'its 2 hours and 10 minutes long',
      'when is it over',
      '4:25',
    )
    expect(over).toContain('2:15')
    expect(found).toContain('2 hours and 10 minutes after 2:15 is 4:25')
    const [, ends] = told(3, 'my game is at 5 and it lasts an hour and a half', 'so it ends at 7')
    expect(ends).not.toContain('is 7:00')
    expect(ends).toContain('5:00')
  })

  it('alone are talk, and a habit is no goodbye', () => {
    const child = talkWith(3)
    expect(child.say('i go to bed at 8:30').move.kind).not.toBe('close')
    expect(child.say("i'm going to bed").move.kind).toBe('close')
  })
})

describe('a rectangle of the child’s own', () => {
  it('takes the place of the one that was given, and both of its measures are heard', () => {
    const child = talkWith(3)
    child.say('perimeter')
    expect(child.say('a garden thats 8 by 5').text).toContain('perimeter of 8 by 5')
    expect(child.say('area is 40').text).toContain('the area of 8 by 5 is 40')
    expect(child.say('my teacher says 13 for the perimeter because 8 plus 5').move.found).toBe('wrong')
    expect(child.say('why times 2').move.kind).toBe('why')
    expect(child.say('perimeter is 26').move.found).toBe('right')
  })
})

describe('spelling a word oneself', () => {
  it('goes from try to try and word to word', () => {
    const [typed, close, , right, next, trick, other] = told(
      3,
      'can you help me spell because',
      'b e c u z',
      'becuase',
      'oh because',
      'now friend',
      'how do i remember it',
      'do another one',
    )
    expect(typed).toContain('b-e-c-a-u-s-e')
    expect(close).toContain('b-e-c')
    expect(close).toMatch(/final letter|last letter|ends/)
    expect(right).toContain('B-e-c-a-u-s-e is because')
    expect(next).toContain('f-r-i-e-n-d')
    expect(trick).toContain('end')
    expect(other).toMatch(/[a-z] _|_ [a-z]/)
  })

  it.each([
    ['is tomorrow one r or two', "two r's"],
    ['does balloon have one l or two', "two l's"],
  ])('tells how many: %s', (text, says) => {
    expect(told(3, text)[0]).toContain(says)
  })
})

it('the number after one that was counted to is no sum', () => {
  const [, after] = told(0, '1 2 3 4 5 6 7 8 9 10', 'what comes after 10')
  expect(after).toContain('number after 10')
})
