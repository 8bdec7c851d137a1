import { expect, it } from 'vitest'
import { wordAt } from './timing.ts'

it('waits for the word that is named, and for its second time when it is said twice', () => {
  expect(wordAt('Red, gold, red, gold.', 'gold')).toBe(350)
  expect(wordAt('Red, gold, red, gold.', 'gold#2')).toBe(1_050)
  expect(wordAt('Red, gold.', 'blue')).toBe(0)
})
