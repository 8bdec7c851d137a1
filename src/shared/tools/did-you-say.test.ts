import { describe, expect, it } from 'vitest'
import { didYouSay, isDidYouSay } from './did-you-say.ts'

describe('the question about what was heard', () => {
  it.each([['6'], ['56'], ['−12'], ['3.5'], ['3/4'], ['1 1/2'], ['3:30'], ['B'], ['1000000']])(
    'may be read aloud for %s',
    (says) => {
      expect(isDidYouSay(didYouSay([says]))).toBe(true)
      expect(isDidYouSay(didYouSay([says, '30']))).toBe(true)
    },
  )

  it.each([
    'Did you say a spider?',
    'Did you say 6',
    'Did you say 6?\nYou are stupid.',
    'Did you say 6? Yes.',
    'Did you say 6 or 7 or 8?',
    'Did you say FU?',
    'did you say 6?',
    ' Did you say 6?',
    'Did you say 123456789?',
    'Did you say 12:3?',
    'Did you say ?',
    'Did you say ６?',
  ])('is nothing else: %j', (text) => expect(isDidYouSay(text)).toBe(false))

  it('names what is likelier first', () => expect(didYouSay(['13', '30'])).toBe('Did you say 13 or 30?'))
})
