import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellingWords } from './spelling-list.ts'
import { spotOf } from './spelling-spot.ts'

describe('where a misspelling leaves the word', () => {
  it.each([
    ['friend', 'freind', 'The i comes before the e here.'],
    ['friend', 'frend', 'A letter is missing in the middle.'],
    ['bell', 'bel', 'One letter is doubled at the end. You wrote it once.'],
    ['bike', 'bik', 'A quiet letter is missing at the end.'],
    ['until', 'untill', 'You wrote l twice at the end. One will do.'],
    ['separate', 'seperate', 'Look at the e in the middle. Another letter stands there.'],
    ['cat', 'kat', 'Look at the k at the start. Another letter stands there.'],
    ['does', 'duz', 'It is not written as it sounds in the middle.'],
  ])('%s written %s', (word, written, observation) => {
    expect(spotOf(word, written).observation).toBe(observation)
  })

  it('never shows the word, whatever is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spellingWords()), fc.stringMatching(/^[a-z]{1,12}$/), ({ word }, written) => {
        fc.pre(written !== word && word.length > 1)
        const { observation } = spotOf(word, written)
        const isOwnWord = /^(?:there|two|many)$/
        if (!isOwnWord.test(word)) expect(observation.toLowerCase().split(/\W+/)).not.toContain(word.toLowerCase())
      }),
    )
  })
})
