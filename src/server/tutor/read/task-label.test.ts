import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

describe('a problem with the number that it has on its sheet', () => {
  it.each([
    ['number 3: how many inches are in 4 feet', '48'],
    ['#3 how many inches are in 4 feet', '48'],
    ['3) round 347 to the nearest ten', '350'],
    ['problem 2: round 347 to the nearest ten', '350'],
    ['question 5. what is 3/4 of 20', '15'],
  ])('%s', (told, answer) => {
    const child = talkWith(4)
    child.say(told)
    expect(child.say(answer).move.found).toBe('right')
  })

  it('of several problems each is kept', () => {
    const child = talkWith(4)
    child.say('1) 45 + 6\n2) 30 - 4\n3) 7 x 8')
    expect(child.say('number 2').text).toContain('30 − 4')
  })
})
