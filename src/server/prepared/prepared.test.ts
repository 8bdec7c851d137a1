import { describe, expect, it } from 'vitest'
import { hashOf } from './hash.ts'
import { listAt, listsOf, narrow } from './lists.ts'
import { rowsAt, rowsLying, textAt, textsLying } from './lying.ts'
import { openWords, packWords } from './words.ts'

describe('words that were prepared', () => {
  it('are found by what they are and by their place, and nothing else is', () => {
    const all = ['frog', 'a', '', 'naïve', 'why is the sky blue', ...Array.from({ length: 5_000 }, (_, at) => `w${at}`)]
    for (const kept of [false, true]) {
      const words = openWords(packWords(all), { kept })
      expect(words.size).toBe(all.length)
      expect(all.map(words.placeOf)).toEqual([...all.keys()])
      expect([...all.keys()].map(words.wordAt)).toEqual(all)
      for (const other of ['frogs', 'w5000', ' ', 'naive']) expect(words.placeOf(other), other).toBe(-1)
    }
    expect(openWords(packWords([])).placeOf('frog')).toBe(-1)
  })

  it('are told apart where two of them have one number', () => {
    const first = new Map<number, string>()
    let pair: [string, string] | null = null
    for (let at = 0; pair === null; at++) {
      const other = first.get(hashOf(`w${at}`))
      if (other !== undefined) pair = [other, `w${at}`]
      first.set(hashOf(`w${at}`), `w${at}`)
    }
    const [one, other] = pair
    expect(openWords(packWords([one])).placeOf(other)).toBe(-1)
    expect([one, other].map(openWords(packWords([one, other])).placeOf)).toEqual([0, 1])
  })

  it('are refused when one of them stands twice', () => {
    expect(() => packWords(['frog', 'toad', 'frog'])).toThrow('frog stands twice')
  })
})

it('keeps lists one behind the other, and has none for a place where there is none', () => {
  for (const large of [3, 70_000]) {
    const lists = listsOf([[1, large], [], [5]])
    expect([0, 1, 2, 3, -1].map((at) => [...listAt(lists, at)])).toEqual([[1, large], [], [5], [], []])
  }
})

it('keeps numbers in no less room than they take', () => {
  for (const largest of [255, 256, 65_535, 65_536]) expect([...narrow([0, largest])]).toEqual([0, largest])
})

it('reads texts and rows from where they lie', () => {
  const texts = textsLying(['one', '', 'zwei – 2'])
  expect([0, 1, 2].map((at) => textAt(texts, at))).toEqual(['one', '', 'zwei – 2'])
  const rows = rowsLying(Float32Array.of(1, 2, 3, 4, 5, 6).subarray(2))
  expect([...rowsAt(rows, 2, 1, 2)]).toEqual([5, 6])
})
