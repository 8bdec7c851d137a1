import { describe, expect, it } from 'vitest'
import { loadEncoder } from './encoder.ts'
import { piecesReader } from './pieces.ts'

const encode = loadEncoder()
const alike = (one: string, other: string) => {
  const [meaning, second] = [encode(one), encode(other)]
  return meaning.reduce((sum, number, at) => sum + number * (second[at] ?? 0), 0)
}

describe('the encoder of sentences', () => {
  // As the package that it was packed from gives them, in weights of 32 bits (@energetic-ai/embeddings 0.2.0).
  it.each([
    ['i feel sad today', [-0.029, -0.045, 0.052, -0.054, -0.003, -0.044]],
    ['what is 7 times 8', [0.046, -0.054, 0.046, 0.05, 0.052, -0.049]],
    ['the dog ran to the park with a red ball', [-0.008, -0.002, 0.022, -0.041, -0.003, 0.063]],
  ])('says of %j what its source says', (text, source) => {
    const made = encode(text)
    for (const [at, number] of source.entries()) expect(made[at]).toBeCloseTo(number, 2)
  })

  it('puts near what means the same in other words', () => {
    const near = alike('my father beats me when he is mad', 'dad hits me if he gets angry')
    expect(near).toBeGreaterThan(
      alike('my father beats me when he is mad', 'my father beats the eggs for a cake') + 0.1,
    )
    expect(near).toBeGreaterThan(alike('my father beats me when he is mad', 'what is half of twelve') + 0.3)
  })

  it('hears the same whatever the case of the letters and the spaces between', () => {
    expect(alike('I AM  scared', 'i am scared')).toBeCloseTo(1, 6)
  })

  it.each(['', ' ', '𝒳𝒴', '👩‍👩‍👧', '日本語', 'a'.repeat(2_000), 'no '.repeat(600)])('takes any text: %j', (text) => {
    const made = encode(text)
    expect(made.length).toBe(512)
    expect(made.every(Number.isFinite)).toBe(true)
  })
})

describe('the pieces of a text', () => {
  const vocabulary = [
    ...Array.from({ length: 6 }, () => ['', 0] as const),
    ...[['▁un', -3] as const, ['▁', -4] as const, ['un', -4] as const, ['do', -3] as const, ['▁undo', -9] as const],
  ]
  it('are those that make it likeliest, the commonest first', () => {
    expect(piecesReader(vocabulary)('undo', 10)).toEqual([6, 9])
    expect(piecesReader(vocabulary)('Do un', 10)).toEqual([7, 9, 6])
  })
  it('are one for a run of signs that nobody knows, and at most so many', () => {
    expect(piecesReader(vocabulary)('un??do', 10)).toEqual([6, 0, 9])
    expect(piecesReader(vocabulary)('un un un', 2)).toEqual([6, 6])
  })
})
