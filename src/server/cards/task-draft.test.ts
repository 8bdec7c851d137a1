import { describe, expect, it } from 'vitest'
import { keyOf, withoutChoices } from './task-draft.ts'

describe('the key of a task', () => {
  it.each([
    ['decimals:plus 3.4 + 0.25', 'decimals:plus 3.4 − 0.25'],
    ['order:20 + 4 × (9 − 5)', 'order:(20 + 4) × 9 − 5'],
    ['fractions:1/2', 'fractions:12'],
    ['sharing:84 ÷ 7', 'sharing:84 × 7'],
    [`${'a long way to go '.repeat(8)}1`, `${'a long way to go '.repeat(8)}2`],
  ])('is not the same for %s and %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
    for (const key of [keyOf(one), keyOf(other)]) expect(key).toMatch(/^[a-z0-9][a-z0-9._-]{0,80}$/)
  })
})

describe('a question on a card', () => {
  const asked = (question: string, choices: string[]) =>
    withoutChoices({ question, answer: { form: 'choice', answer: choices[0] ?? '', choices } })

  it.each([
    ['Which one hops: a frog, a cow or a fish?', ['a frog', 'a cow', 'a fish'], 'Which one hops?'],
    ['Which is later: 4:15 p.m. or 5:00 p.m.?', ['4:15 p.m.', '5:00 p.m.'], 'Which is later?'],
    ['What rhymes: cat, art or cart?', ['art', 'cart', 'cat'], 'What rhymes?'],
  ])('leaves out the choices, which are buttons: %s', (question, choices, short) => {
    expect(asked(question, choices)).toBe(short)
  })

  it.each([
    ['What comes next: red, blue, red?', ['blue', 'red']],
    ['What comes next: 2, 4, 2, 4?', ['2', '4']],
    ['Which fits: the cat or the dog runs?', ['the cat', 'the dog']],
    ['Which one hops?', ['a frog', 'a cow']],
  ])('keeps what it needs: %s', (question, choices) => {
    expect(asked(question, choices)).toBe(question)
  })
})
