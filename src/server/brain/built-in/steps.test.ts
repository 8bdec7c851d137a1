import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { readTokens } from '#shared/answers/tokens.ts'
import { sumIn } from '#tests/support/sum.ts'
import { newLesson } from '../brain.ts'
import { decideMove } from '../policy.ts'
import { workedOut } from './steps.ts'
import { exerciseOf, term } from './terms.ts'

/** The steps of what a child asks. */
function stepsOf(question: string, grade: number): string[] {
  const { lesson } = decideMove({ lesson: newLesson(1), text: question, grade, notes: [] })
  return workedOut(sumIn(lesson.exercise), grade).steps
}

describe('a worked solution', () => {
  it.each([
    ['2 + 3', -1, ['Hold up 2 fingers, then 3 more.', 'Count them all: 2 + 3 = 5.']],
    ['3 + 5', 0, ['Start at 5 and count on 3: 6, 7, 8.', 'So 3 + 5 = 8.']],
    ['8 + 5', 1, ['Split 5 into 2 and 3: 8 + 2 = 10.', 'Then 10 + 3 = 13, so 8 + 5 = 13.']],
    ['47 + 35', 2, ['Ones: 7 + 5 = 12, write 2, carry 1.', 'Tens: 4 + 3 = 7, and 1 more is 8, so 47 + 35 = 82.']],
    [
      '346 + 287',
      3,
      [
        'Ones: 6 + 7 = 13, write 3, carry 1.',
        'Tens: 4 + 8 = 12, and 1 more is 13, write 3, carry 1.',
        'Hundreds: 3 + 2 = 5, and 1 more is 6, so 346 + 287 = 633.',
      ],
    ],
    ['13 - 5', 1, ['Split 5 into 3 and 2: 13 − 3 = 10.', 'Then 10 − 2 = 8, so 13 − 5 = 8.']],
    ['52 - 27', 2, ['Ones: 2 is less than 7, trade: 12 − 7 = 5.', 'Tens: 5 − 1 = 4, then 4 − 2 = 2, so 52 − 27 = 25.']],
    [
      '502 - 137',
      3,
      [
        'Ones: 2 is less than 7, trade: 12 − 7 = 5.',
        'Tens: trade again, so 0 turns into 9, then 9 − 3 = 6.',
        'Hundreds: 5 − 1 = 4, then 4 − 1 = 3, so 502 − 137 = 365.',
      ],
    ],
    ['3 x 4', 2, ['Count 3 groups of 4: 4, 8, 12.', 'So 3 × 4 = 12.']],
    ['7 x 8', 3, ['5 × 8 = 40 and 2 × 8 = 16.', '40 + 16 = 56, so 7 × 8 = 56.']],
    ['9 x 7', 3, ['Use the tens: 10 × 7 = 70.', '70 − 7 = 63, so 9 × 7 = 63.']],
    ['47 x 6', 4, ['40 × 6 = 240 and 7 × 6 = 42.', '240 + 42 = 282, so 47 × 6 = 282.']],
    ['48 ÷ 6', 3, ['Think of the times table: 6 × 8 = 48.', 'So 48 ÷ 6 = 8.']],
    ['252 ÷ 7', 4, ['7 × 30 = 210 and 252 − 210 = 42.', '7 × 6 = 42, so 252 ÷ 7 = 36.']],
    ['17 ÷ 5', 4, ['5 × 3 = 15 and 17 − 15 = 2.', 'So you get 3, with 2 left over.']],
    ['17 ÷ 5', 6, ['5 × 3 = 15 and 17 − 15 = 2.', 'The 2 left shared by 5 is 2/5, so 17 ÷ 5 = 17/5.']],
    ['5 - 8', 3, ['The other way round: 8 − 5 = 3.', 'You take more, so go below zero: 5 − 8 = −3.']],
    ['-4 x 6', 6, ['Without a minus: 4 × 6 = 24.', 'A single minus stays: −4 × 6 = −24.']],
    ['3/4 + 1/8', 5, ['Write 3/4 as 6/8.', '6/8 + 1/8 = 7/8, so 3/4 + 1/8 = 7/8.']],
    ['1/2 + 1/3', 5, ['Write 1/2 as 3/6, and 1/3 as 2/6.', '3/6 + 2/6 = 5/6, so 1/2 + 1/3 = 5/6.']],
    ['1/8 + 3/8', 5, ['Keep the bottom, join the tops.', '1/8 + 3/8 = 4/8, so 1/8 + 3/8 = 1/2.']],
    ['3/4 ÷ 1/8', 6, ['Turn the last fraction over, to 8/1.', '3/4 × 8/1 = 24/4, so 3/4 ÷ 1/8 = 6.']],
    ['3 1/2 + 1/4', 5, ['Write 3 1/2 as 7/2.', 'Write 7/2 as 14/4.', '14/4 + 1/4 = 15/4.']],
    ['0.5 + 0.25', 5, ['In hundredths that is 50 + 25 = 75.', '75 hundredths make 0.75, so 0.5 + 0.25 = 0.75.']],
    ['0.5 x 0.3', 6, ['Without the points: 5 × 3 = 15.', 'Put the point back: 0.5 × 0.3 = 0.15.']],
    ['7 + 0', 1, ['Adding 0 changes nothing, so 7 + 0 = 7.']],
  ])('of %s in grade %i', (question, grade, steps) => {
    expect(stepsOf(question, grade)).toEqual(steps)
  })

  const whole = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 120 }))
  const any = fc.oneof(
    whole.map((value) => term(value)),
    fc.integer({ min: -50, max: 50 }).map((value) => term(value)),
    fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 2, max: 20 }))
      .map(([a, b]) => term(new Fraction(a, b), `${a}/${b}`)),
    fc.integer({ min: 1, max: 9_999 }).map((value) => term(new Fraction(value, 100), (value / 100).toFixed(2))),
  )

  it('ends with the answer, in as many steps as a reply holds, whatever is asked', () => {
    fc.assert(
      fc.property(
        any,
        any,
        fc.constantFrom('+', '-', '×', '÷'),
        fc.integer({ min: -1, max: 12 }),
        (left, right, operation, grade) => {
          const exercise = exerciseOf(operation, left, right)
          if (!exercise) return
          const { steps } = workedOut(exercise, grade)
          expect(steps.length).toBeGreaterThan(0)
          expect(steps.length).toBeLessThanOrEqual(grade <= 2 ? 2 : 3)
          for (const step of steps) expect(step).toMatch(/^[A-Z\d−].*\.$/)
          const key = new Fraction(exercise.answer)
          const told = readTokens(steps.at(-1) ?? '').flatMap((token) => (token.kind === 'number' ? [token.value] : []))
          const groups = operation === '÷' && grade <= 4 && key.d !== 1n
          expect(told.some((value) => value.equals(key) || (groups && value.equals(key.floor())))).toBe(true)
        },
      ),
      { numRuns: 1_500 },
    )
  })

  it('has only true equations, whatever is asked', () => {
    const number = String.raw`−?\d+(?:[/.]\d+)?`
    const equation = new RegExp(String.raw`(${number}) ([+−×÷]) \(?(${number})\)? = (${number})`, 'g')
    const exact = (text = '') => new Fraction(text.replace('−', '-'))
    fc.assert(
      fc.property(
        any,
        any,
        fc.constantFrom('+', '-', '×', '÷'),
        fc.integer({ min: -1, max: 12 }),
        (left, right, operation, grade) => {
          const exercise = exerciseOf(operation, left, right)
          if (!exercise) return
          for (const [all, a, sign, b, c] of workedOut(exercise, grade).steps.join(' ').matchAll(equation)) {
            const [x, y] = [exact(a), exact(b)]
            const made = sign === '+' ? x.add(y) : sign === '−' ? x.sub(y) : sign === '×' ? x.mul(y) : x.div(y)
            expect(made.toFraction(), all).toBe(exact(c).toFraction())
          }
        },
      ),
      { numRuns: 1_500 },
    )
  })
})
