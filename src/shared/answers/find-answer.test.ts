import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { inWords } from './numbers.ts'

const found = (text: string) => {
  const answer = findAnswer(text)
  return answer.kind === 'number' ? answer.value.toFraction() : answer.kind
}

describe('the answer in a sentence', () => {
  it.each([
    ['56', '56'],
    ['is it 54?', '54'],
    ['I think fifty six!', '56'],
    ["it's 56", '56'],
    ['7 x 8 = 56', '56'],
    ['7x8=56', '56'],
    ['seven times eight is fifty-six', '56'],
    ['is 7 x 8 56?', '56'],
    ['um 5... no 6', '6'],
    ['5 wait 6', '6'],
    ['54, i mean 56', '56'],
    ['no 54', '54'],
    ['not 54, 56', '56'],
    ['56 56', '56'],
    ['5 times 8 is 40 and 2 times 8 is 16 so 56', '56'],
    ['40 + 16 = 56', '56'],
    ['the answer is -3', '-3'],
    ['12 - 5 = 7', '7'],
    ['I got 7/8', '7/8'],
    ['three quarters', '3/4'],
    ['maybe 3 and a half?', '7/2'],
    ['56 apples', '56'],
    ["i don't know, 54?", '54'],
    ['I am 7 years old and I say 56', '56'],
  ])('%s', (text, value) => {
    expect(found(text)).toBe(value)
  })

  it.each(['56 or 54', '5 7 9', 'between 50 and 60', '40 and 16'])('is unclear in "%s"', (text) => {
    expect(found(text)).toBe('unsure')
  })

  it.each([
    '',
    'hello',
    '7 x 8',
    'what is seven times eight',
    'the 7 times table',
    'i am 7 years old',
    'this one is hard',
    'another one please',
    'can i have 2 more',
    'i am in 3rd grade',
    'grade 3',
    'is it bigger than 50?',
    '???',
  ])('is not in "%s"', (text) => {
    expect(found(text)).toBe('none')
  })

  it('is found in every frame, in digits and in words', () => {
    const frames = ['is it #?', 'I think #!', 'um # maybe', '6 x 7 = #', '99999 no wait #', 'so #', "it's #."]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_998 }), fc.constantFrom(...frames), (value, frame) => {
        expect(found(frame.replace('#', String(value)))).toBe(String(value))
        expect(found(frame.replace('#', inWords(value)))).toBe(String(value))
      }),
    )
  })
})
