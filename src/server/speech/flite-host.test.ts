import { describe, expect, it } from 'vitest'
import { loadFlite } from './flite-host.ts'

describe('Flite in its own small world', () => {
  const { speak } = loadFlite()
  const flite = (text: string, pace: number) => speak(text, pace).audio

  it('says the same whatever it said before', () => {
    const fresh = flite('The cat sat on the mat.', 1)
    flite('Something much longer, so that its memory has to grow. '.repeat(10), 1.2)
    expect(flite('The cat sat on the mat.', 1)).toEqual(fresh)
    expect(loadFlite().speak('The cat sat on the mat.', 1).audio).toEqual(fresh)
  })

  it.each([
    ['-cat', 'cat'],
    ['cat\0dog', 'cat dog'],
    ['five twelfths', "five twelfth's"],
    ['Hmm, yes', 'Hum, yes'],
  ])('says all of %j', (text, same) => {
    expect(flite(text, 1)).toEqual(flite(same, 1))
  })

  it.each(['package.json', '--help', '-o other.wav'])('takes %j for a text, not for an order', (text) => {
    expect(flite(text, 1).length).toBeGreaterThan(16_000)
  })

  it('survives a text that it cannot digest', () => {
    const before = flite('cat', 1)
    expect(() => flite('!'.repeat(1_000), 1)).toThrow()
    expect(flite('cat', 1)).toEqual(before)
  })
})
