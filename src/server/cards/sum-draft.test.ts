import { describe, expect, it } from 'vitest'
import { sumDraft } from './sum-draft.ts'

const draftOf = (left: number, operation: '+' | '-', right: number) =>
  sumDraft({ left, operation, right, skill: 'math.sums', grade: 3, tags: [] })

const saidAbout = (left: number, operation: '+' | '-', right: number, answer: number) =>
  draftOf(left, operation, right)?.mistakes.find((one) => one.answer === String(answer))?.observation

describe('a child who answers a sum wrong', () => {
  it.each([
    [763, '+', 78, 731, 'You added each column, but carried nothing.'],
    [763, '+', 78, 831, 'You did not carry the new ten.'],
    [763, '+', 78, 741, 'You did not carry the new hundred.'],
    [27, '+', 67, 814, 'You wrote both columns side by side.'],
    [13, '+', 4, 53, 'You added the 4 to the tens.'],
    [9, '+', 8, 16, 'Did you count the 9 again?'],
    [9, '+', 8, 7, 'You left out the ten.'],
    [523, '-', 56, 533, 'You took the smaller digit from the larger in a column.'],
    [93, '-', 9, 96, 'In the ones, you took 3 from 9.'],
    [523, '-', 56, 577, 'You traded, but took nothing off the next place.'],
    [292, '-', 47, 345, 'Ones and tens are right. Work out the hundreds again.'],
    [17, '-', 2, 16, 'Did you count the 17 too?'],
    [10, '-', 4, 14, 'You added. The sign says minus.'],
  ] as const)('%i %s %i as %i hears what happened', (left, operation, right, answer, says) => {
    expect(saidAbout(left, operation, right, answer)).toBe(says)
  })

  it('is met by two usual answers or more, each once, and none of them right', () => {
    for (let left = 1; left < 1_000; left += 29) {
      for (let right = 1; right <= left; right += 67) {
        for (const [operation, key] of [['+', left + right] as const, ['-', left - right] as const]) {
          const answers = draftOf(left, operation, right)?.mistakes.map((one) => one.answer) ?? []
          expect(new Set([...answers, String(key)]).size).toBe(answers.length + 1)
          expect(answers.length).toBeGreaterThanOrEqual(2)
        }
      }
    }
  })
})

it('writes large numbers with commas, and the answer plain', () => {
  const card = draftOf(52_688, '-', 24_742)
  expect(card?.question).toBe('What is 52,688 − 24,742?')
  expect(card?.answer.answer).toBe('27946')
  expect(card?.steps.join(' ')).not.toMatch(/part:|\d{4}/)
})
