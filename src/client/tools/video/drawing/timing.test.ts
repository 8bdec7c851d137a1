import { expect, it } from 'vitest'
import { wordAt } from './timing.ts'

it('waits for the word that is named, and for its second time when it is said twice', () => {
  expect(wordAt('Red, gold, red, gold.', 'gold')).toBe(170 + 3 * 32 + 270)
  expect(wordAt('Red, gold, red, gold.', 'gold#2')).toBe(3 * (170 + 270) + 10 * 32)
  expect(wordAt('Red, gold.', 'blue')).toBe(0)
})
