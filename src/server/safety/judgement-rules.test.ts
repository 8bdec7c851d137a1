import { describe, expect, it } from 'vitest'
import { checkReply } from './check-reply.ts'

const check = (sentence: string, found: 'right' | 'wrong') => {
  const said = checkReply({ sentence, exercise: null, mayTell: true, shown: [], found })
  return said.ok ? 'ok' : said.reason
}

describe('a wrong answer is never called right', () => {
  it.each([
    'Yes, that is right!',
    'Correct!',
    'You got it.',
    'Right, 54 is the answer.',
    'Exactly, well done.',
    '54 is correct.',
    'Your answer is right.',
    'You solved it!',
    'I agree with you, it is 54.',
    'OK, 54 it is.',
    'I was wrong, you win.',
    'Perfect!',
  ])('%s', (sentence) => {
    expect(check(sentence, 'wrong')).toBe('agrees')
  })

  it.each([
    'Good try.',
    'Good thinking.',
    'Look at the right side.',
    'You are on the right track.',
    'Yes, you added the tens, now look at the ones.',
    'Almost right.',
    'That is not it yet.',
    'Right now, look at the ones.',
    'You started well with the tens.',
    'Which number is in the right place?',
  ])('but this may be said: %s', (sentence) => {
    expect(check(sentence, 'wrong')).toBe('ok')
  })
})

describe('a right answer is never called wrong', () => {
  it.each(['Not quite.', 'That is not right.', 'That is wrong.', 'Almost right, try again.', 'That is not it yet.'])(
    '%s',
    (sentence) => {
      expect(check(sentence, 'right')).toBe('denies')
    },
  )

  it.each(['Yes!', 'You worked that out.', 'That was not easy, and you kept going.'])(
    'but this may be said: %s',
    (sentence) => {
      expect(check(sentence, 'right')).toBe('ok')
    },
  )
})
