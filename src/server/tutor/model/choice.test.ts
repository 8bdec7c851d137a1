import { describe, expect, it } from 'vitest'
import { readChoice } from './choice.ts'

describe('the letter of a reading', () => {
  it.each([
    ['[b] Oh, a new bike!', 1, 'Oh, a new bike!'],
    ['[B]\nOh, a new bike!', 1, 'Oh, a new bike!'],
    ['**[c]** Let us see.', 2, 'Let us see.'],
    ['(a) Yes.', 0, 'Yes.'],
    ['b) Oh.', 1, 'Oh.'],
    ['a: Oh.', 0, 'Oh.'],
  ])('is read and taken away: %j', (reply, at, rest) => {
    expect(readChoice(reply, 3)).toEqual({ at, rest })
  })

  it.each(['Oh, a new bike!', 'A dog is nice.', '[d] Oh.', '[x] Oh.', '', 'It is (b) Oh.'])(
    'is none where none stands in front, or one that was not offered: %j',
    (reply) => {
      expect(readChoice(reply, 3).at).toBeNull()
    },
  )

  it('is not asked for where there is one way, and not shown', () => {
    expect(readChoice('[a] Oh, a bike!', 1)).toEqual({ at: 0, rest: 'Oh, a bike!' })
    expect(readChoice('A: Oh, a bike!', 1)).toEqual({ at: 0, rest: 'A: Oh, a bike!' })
  })
})
