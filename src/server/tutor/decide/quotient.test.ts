import { expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

it('a quotient without its remainder is right so far, and the remainder behind it makes the answer', () => {
  const child = talkWith(4)
  child.say('745 divided by 6')
  expect(child.say('i got 124').move.kind).toBe('step')
  expect(child.say('remainder 1').move.found).toBe('right')
})

it('two full buses and a rest are asked about, and three are right', () => {
  const child = talkWith(4)
  child.say('130 students are going on a field trip. each bus holds 48 students. how many buses do they need')
  expect(child.say('2 remainder 34').text).toContain('34')
  expect(child.say('3').move.found).toBe('right')
})

it('another product behind a sum is that product', () => {
  const child = talkWith(5)
  child.say('0.6 + 0.27')
  child.say('0.87')
  child.say('whats 3.4 x 10')
  expect(child.say('34').move.found).toBe('right')
})

it('the same amount in another form is no new answer', () => {
  const child = talkWith(5)
  child.say('Marcus ran 2 3/4 miles on Monday and 1 5/6 miles on Tuesday. How many miles did he run in all?')
  expect(child.say('3 19/12').move.found).toBe('right')
  expect(child.say('4 7/12 miles').text).toContain('4 7/12')
})

it('a product of two told numbers is not called right where nothing speaks of so many in each', () => {
  const child = talkWith(8)
  child.say('mass is 10 kg and force is 30 N what is acceleration')
  expect(child.say('300').text).not.toContain('10 × 30')
  expect(talkWith(1).say('my paper has a ten frame all full and 3 more dots. i think its 30').text).not.toContain(
    '10 × 3',
  )
  expect(talkWith(2).say('my sister zoe is 3 years older then me and im 6 so she is 3').move.found).toBeUndefined()
})
