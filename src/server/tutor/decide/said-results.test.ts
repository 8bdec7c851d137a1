import { describe, expect, it } from 'vitest'
import { lastKeys, talkWith } from '#tests/support/tutor-talk.ts'

describe('a right result, however it is said', () => {
  it.each([
    [2, '10 and 10 and 10 equals 30', '30'],
    [2, '5, 5 and 5 is 15', '15'],
    [3, '5 and 6 and 7 is 18', '18'],
    [3, '7 times 7 comes out to 49', '49'],
    [4, 'i did 24 / 6 and got 4', '4'],
    [3, 'if you take 7 from 20 you get 13', '13'],
    [3, '30 minus 12 leaves 18', '18'],
    [4, '46 / 4 which is 11.5', '11.5'],
  ] as const)('in grade %i is heard: %s', (grade, line, answer) => {
    const { move, text } = talkWith(grade).say(line)
    expect(['credit', 'claim']).toContain(move.kind)
    expect(text).toContain(answer)
    expect(move.found ?? 'right').toBe('right')
  })

  it('and a wrong one is helped with', () => {
    for (const line of ['10 and 10 and 10 equals 40', '7 times 7 comes out to 48'])
      expect(lastKeys(3, line).join(), line).toMatch(/wrong|look|try\.again/)
  })

  it('numbers in a row may be counted', () => {
    expect(lastKeys(1, '5 and 6 and 7 is 7').join()).not.toMatch(/wrong|claim/)
  })
})

it('what was counted aloud is so many, and its last word no thing', () => {
  expect(talkWith(0).say('i got one two three four five six. six').text).toMatch(/6|six/i)
  expect(talkWith(0).say('i see one two three four').text).toMatch(/4|four/i)
  expect(talkWith(0).say('i have one two three four rocks').text).toMatch(/4|four/i)
})
