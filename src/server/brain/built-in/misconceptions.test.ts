import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { findExpressions } from '#shared/answers/expressions.ts'
import type { Sum } from '../brain.ts'
import { exactMistakes, mistakes, nameOfMistake, noticeIn } from './misconceptions.ts'
import { tells } from './tells.ts'
import { exerciseOf, term } from './terms.ts'

function asked(question: string): Sum {
  const found = findExpressions(question)[0]
  const [left, right] = found?.operands ?? []
  const exercise = left && right && found?.signs[0] ? exerciseOf(found.signs[0], left, right) : null
  if (!exercise) throw new Error(`no exercise in ${question}`)
  return exercise
}

describe('a wrong answer', () => {
  it.each([
    ['7 × 8', '54', 'another fact of the tables', '54 is 6 × 9.'],
    ['7 × 8', '63', 'one step off in the table', '63 is 7 × 9, so you are very near.'],
    ['7 × 8', '48', 'one step off in the table', '48 is 6 × 8, so you are very near.'],
    ['7 × 8', '15', 'added instead of multiplying', '15 is 7 + 8.'],
    ['7 × 8', '78', 'put the numbers side by side', 'You wrote the numbers side by side.'],
    ['7 × 8', '65', 'digits in the other order', 'Look at the order of your digits.'],
    ['7 × 8', '57', 'off by one', 'That is very close.'],
    ['7 × 8', '560', 'a zero too many or too few', 'Good digits, but look at the zeros.'],
    ['47 × 6', '242', 'forgot to add what was carried', 'You worked on both parts: something got lost.'],
    ['47 × 6', '240', 'multiplied only a part', 'You multiplied a part of it.'],
    ['7 + 8', '56', 'multiplied instead of adding', '56 is 7 × 8.'],
    ['9 + 4', '5', 'took away instead of adding', '5 is 9 − 4.'],
    ['47 + 35', '72', 'forgot to carry', 'You added the tens, but look at the ones.'],
    ['47 + 35', '712', 'wrote both columns in full', 'You wrote both columns side by side.'],
    ['8 + 5', '12', 'counted the first number', 'That is very close.'],
    ['47 + 35', '92', 'off in the tens', 'Your ones are right: look further left.'],
    ['47 + 35', '84', 'off in the ones', 'Your tens are right: look at the ones.'],
    ['53 - 27', '34', 'smaller digit from the larger', 'Somewhere you took the top from the bottom.'],
    ['53 - 27', '36', 'forgot that a ten was traded', 'Your ones are right: look at the tens.'],
    ['9 - 4', '13', 'added instead of taking away', '13 is 9 + 4.'],
    ['9 - 4', '-5', 'turned the numbers round', 'You took the numbers the other way round.'],
    ['9 - 4', '6', 'counted the first number back', 'That is very close.'],
    ['48 ÷ 6', '42', 'took away instead of dividing', '42 is 48 − 6.'],
    ['12 ÷ 3', '36', 'multiplied instead of dividing', '36 is 12 × 3.'],
    ['17 ÷ 5', '3', 'forgot what is left over', 'The groups fit, but some are left over.'],
    ['48 ÷ 6', '10', 'a near step of the table', '6 × 10 = 60, but you have 48.'],
    ['9 - 4', '9', 'said a number of the question', 'The 9 is already in the question.'],
    ['1/2 + 1/3', '2/5', 'added tops and bottoms', 'You joined the bottoms, too.'],
    ['3/4 + 1/8', '4/8', 'kept unlike bottoms', 'The pieces do not have the same size.'],
    ['0.5 × 0.3', '1.5', 'point in another place', 'Good digits, but look at the point.'],
    ['-5 + 3', '2', 'lost the minus', 'Look at the minus sign again.'],
  ])('to %s: %s', (question, tried, name, observation) => {
    const exercise = asked(question)
    const noticed = noticeIn(exercise, new Fraction(tried), 3)
    expect(nameOfMistake(exercise, tried)).toBe(name)
    expect(noticed.observation).toBe(observation)
  })

  it('has more than a dozen names, all different', () => {
    const names = [...mistakes, ...exactMistakes].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(12)
  })

  it('is answered without the answer, whatever it is', () => {
    const number = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 2_000 }))
    const tried = fc.oneof(fc.integer({ min: -50, max: 400 }), fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }))
    fc.assert(
      fc.property(
        fc.constantFrom('+', '-', '×', '÷'),
        number,
        number,
        tried,
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -1, max: 8 }),
        (operation, a, b, far, near, grade) => {
          const exercise = exerciseOf(operation, term(a), term(b))
          if (!exercise) return
          for (const attempt of [new Fraction(far), new Fraction(exercise.answer).add(near === 0 ? 10 : near)]) {
            if (attempt.equals(exercise.answer)) continue
            const { observation, hint } = noticeIn(exercise, attempt, grade)
            expect(tells(`${observation} ${hint}`, exercise)).toBe(false)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
