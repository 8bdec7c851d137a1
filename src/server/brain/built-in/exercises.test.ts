import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeExercise } from './exercises.ts'
import { workedOut } from './steps.ts'
import { exerciseOf, term, termsOf } from './terms.ts'
import { twinOf } from './twins.ts'

const seeds = fc.integer({ min: 0, max: 0xffffff })
const topics = [
  'adding',
  'taking away',
  'times tables',
  'the 7 times table',
  'multiplying',
  'dividing',
  'sharing',
  'fractions',
]
const ofWhole = (operation: '+' | '-' | '×' | '÷', a: number, b: number) => {
  const exercise = exerciseOf(operation, term(a), term(b))
  if (!exercise) throw new Error('no such exercise')
  return exercise
}

describe('an exercise', () => {
  it('is the same for the same wish', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...topics), fc.integer({ min: -1, max: 12 }), (seed, topic, grade) => {
        expect(makeExercise({ topic, grade, seed })).toEqual(makeExercise({ topic, grade, seed }))
      }),
    )
  })

  it.each([
    [-1, 5],
    [0, 10],
    [1, 20],
    [2, 100],
    [3, 1_000],
    [4, 10_000],
  ])('of grade %i in adding and taking away stays below %i', (grade, most) => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('adding', 'taking away'), (seed, topic) => {
        const { left, right, answer } = makeExercise({ topic, grade, seed })
        expect(Math.max(left, right, Number(answer))).toBeLessThanOrEqual(most)
        expect(Math.min(left, right, Number(answer))).toBeGreaterThan(0)
      }),
    )
  })

  it('stays in the tables in grade 3, and goes to two digits in grade 4', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = makeExercise({ topic: 'times tables', grade: 3, seed })
        expect(Math.max(table.left, table.right)).toBeLessThanOrEqual(10)
        const large = makeExercise({ topic: 'multiplying', grade: 4, seed })
        expect(String(large.left)).toHaveLength(2)
        expect(String(large.right)).toHaveLength(1)
        expect(makeExercise({ topic: 'the 7 times table', grade: 1, seed }).left).toBe(7)
      }),
    )
  })

  it('is shared without a rest, and is never told by its own question', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...topics), fc.integer({ min: -1, max: 12 }), (seed, topic, grade) => {
        const exercise = makeExercise({ topic, grade, seed })
        const { key, left, right } = termsOf(exercise)
        if (exercise.operation === '÷') expect(key.d).toBe(1n)
        expect(key.gt(0) && !key.equals(left.value) && !key.equals(right.value)).toBe(true)
      }),
    )
  })

  it('differs from the one before in its question and its answer', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...topics), fc.integer({ min: -1, max: 8 }), (seed, topic, grade) => {
        const after = makeExercise({ topic, grade, seed })
        const next = makeExercise({ topic, grade, seed: seed + 1, after })
        expect(next.question).not.toBe(after.question)
        expect(next.answer).not.toBe(after.answer)
      }),
    )
  })

  it('of any table can be given again and again', () => {
    for (let table = 0; table <= 100; table++) {
      let after = makeExercise({ topic: `the ${table} times table`, grade: 3, seed: 1 })
      for (let seed = 2; seed < 8; seed++) {
        const next = makeExercise({ topic: `the ${table} times table`, grade: 3, seed, after })
        expect(next.question).not.toBe(after.question)
        expect(next.left).toBe(table)
        after = next
      }
    }
  })
})

describe('a twin', () => {
  const way = (steps: string[]) => steps.join(' ').replace(/[\d, ]*\d/g, '#')

  it.each([
    ['7 × 8', ofWhole('×', 7, 8)],
    ['47 + 35', ofWhole('+', 47, 35)],
    ['346 + 287', ofWhole('+', 346, 287)],
    ['52 − 27', ofWhole('-', 52, 27)],
    ['13 − 5', ofWhole('-', 13, 5)],
    ['47 × 6', ofWhole('×', 47, 6)],
    ['144 ÷ 12', ofWhole('÷', 144, 12)],
    ['17 ÷ 5', ofWhole('÷', 17, 5)],
    ['5 − 8', ofWhole('-', 5, 8)],
  ])('of %s has other numbers, another answer and the same steps', (_, exercise) => {
    for (let seed = 0; seed < 50; seed++) {
      const twin = twinOf({ of: exercise, seed, grade: 3 })
      expect(twin.question).not.toBe(exercise.question)
      expect(twin.answer).not.toBe(exercise.answer)
      expect(way(workedOut(twin, 3).steps)).toBe(way(workedOut(exercise, 3).steps))
    }
  })

  it('is as long, and needs as much', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { left, right, answer } = twinOf({ of: ofWhole('+', 47, 35), seed, grade: 2 })
      expect([String(left).length, String(right).length, answer.length]).toEqual([2, 2, 2])
      expect((left % 10) + (right % 10)).toBeGreaterThan(9)
    }
  })

  it('stays in its table', () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(twinOf({ of: ofWhole('×', 7, 8), seed, grade: 3, topic: 'the 7 times table' }).left).toBe(7)
    }
  })

  it('exists for any exercise that a child can ask', () => {
    const whole = fc.integer({ min: 0, max: 1_000_000 })
    const small = fc.integer({ min: 0, max: 12 })
    const number = fc.oneof(
      whole,
      small,
      small.map((value) => -value),
    )
    fc.assert(
      fc.property(fc.constantFrom('+', '-', '×', '÷'), number, number, seeds, (operation, a, b, seed) => {
        const exercise = exerciseOf(operation, term(a), term(b))
        if (!exercise) return
        const twin = twinOf({ of: exercise, seed, grade: 4 })
        expect(twin.question).not.toBe(exercise.question)
        expect(twin.operation).toBe(operation)
      }),
      { numRuns: 300 },
    )
  })
})
