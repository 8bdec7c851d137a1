import { describe, expect, it } from 'vitest'
import { type sixTimesSeven, typedCard } from '#tests/support/scripted-cards.ts'
import { answerKeys } from './answer-keys.ts'

const digits = '1234567890'
const keys = (change: Partial<typeof sixTimesSeven>) => answerKeys({ ...typedCard(6), ...change })?.join('')

describe('the keys of an answer', () => {
  it('are digits for a number, with the signs that it is written with', () => {
    expect(keys({})).toBe(digits)
    expect(keys({ unit: 'cm' })).toBe(digits)
    expect(keys({ unit: '$' })).toBe(`${digits}.`)
    expect(keys({ correct_answer: '3/4' })).toBe(`${digits}/`)
    expect(keys({ correct_answer: '2:30', answer_format: 'word' })).toBe(`${digits}:`)
  })

  it('are letters for a word, those of its usual misspellings too, and never the needed ones alone', () => {
    const ship = { answer_format: 'word', correct_answer: 'ship', distractors: ['sip', 'shap'] } as const
    expect(keys({ ...ship, distractors: [...ship.distractors] })).toBe('aehinoprst')
    expect(keys({ ...ship, correct_answer: "Can't", distractors: [] })).toContain("'")
  })

  it('are the letters that can be meant where the answer is one letter', () => {
    expect(keys({ answer_format: 'word', correct_answer: 'b', distractors: ['d', 'p', 'q'] })).toBe('bdpq')
  })

  it('are none for what has other signs', () => {
    expect(keys({ answer_format: 'word', correct_answer: 'the café', distractors: [] })).toBeUndefined()
  })
})
