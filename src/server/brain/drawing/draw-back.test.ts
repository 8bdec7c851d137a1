import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TutorMark } from '#shared/drawing.ts'
import { tutorMark } from '#shared/drawing.ts'
import type { ExerciseView, Move } from '../brain.ts'
import { viewOf } from '../built-in/exercise-kinds.ts'
import { makeExercise } from '../built-in/exercises.ts'
import { exerciseOf, term, termsOf, writeKey } from '../built-in/terms.ts'
import type { Box } from './boxes.ts'
import { drawBack } from './draw-back.ts'
import { standsClear } from './layout.ts'

const sum = (left: number, operation: '+' | '-' | '×' | '÷', right: number): ExerciseView => {
  const made = exerciseOf(operation, term(left), term(right))
  if (!made) throw new Error('no sum')
  return viewOf(made)
}
const corrected = (exercise: ExerciseView): Move => ({
  kind: 'correct',
  exercise,
  attempt: '1',
  observation: 'Look again.',
  hint: 'Count on.',
})
const kinds = (marks: TutorMark[]) => [...new Set(marks.map(({ kind }) => kind))]

const box = fc.tuple(
  fc.integer({ min: 0, max: 780 }),
  fc.integer({ min: 0, max: 480 }),
  fc.integer({ min: 1, max: 400 }),
  fc.integer({ min: 1, max: 300 }),
)

describe('what the tutor draws back', () => {
  it.each<[string, ExerciseView, TutorMark['kind'][]]>([
    ['rows of dots for 7 × 8', sum(7, '×', 8), ['array', 'text']],
    ['plates to share onto for 12 ÷ 3', sum(12, '÷', 3), ['circle']],
    ['a number line for 8 + 5', sum(8, '+', 5), ['number-line']],
    ['a number line for 13 − 4', sum(13, '-', 4), ['number-line']],
    ['the numbers below each other for 34 + 28', sum(34, '+', 28), ['highlight', 'text', 'line']],
  ])('is %s', (_title, exercise, expected) => {
    expect(kinds(drawBack(corrected(exercise), []))).toEqual(expected)
  })

  it('is bars cut into their parts for fractions', () => {
    const made = makeExercise({ topic: 'fractions', grade: 4, seed: 3 })
    const marks = drawBack(corrected(viewOf(made)), [])
    expect(kinds(marks)).toContain('line')
    expect(
      marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])).every((text) => /^\d+\/\d+$/.test(text)),
    ).toBe(true)
  })

  it('starts on the line where the child starts, and leaves it the next hops', () => {
    const [line] = drawBack(corrected(sum(8, '+', 5)), [])
    expect(line).toMatchObject({ kind: 'number-line', from: 0, to: 20, hops: [[8, 9]] })
    const [last] = drawBack(corrected(sum(8, '+', 1)), [])
    expect(last).toMatchObject({ hops: [] })
  })

  it('is the question of a new exercise, and a worked solution where the move has one', () => {
    const exercise = sum(7, '×', 8)
    expect(drawBack({ kind: 'exercise', exercise, topic: 'times tables' }, [])).toMatchObject([
      { kind: 'text', text: '7 × 8 = ?' },
    ])
    const example = { question: '3 × 5', steps: ['3 groups of 5.', '5 + 5 + 5 = 15.'] }
    const marks = drawBack({ kind: 'explain', exercise, example }, [])
    expect(marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []))).toEqual([
      example.question,
      ...example.steps,
    ])
  })

  it('is nothing for talk, and nothing where there is no room', () => {
    expect(drawBack({ kind: 'greet', again: false }, [])).toEqual([])
    expect(drawBack(corrected(sum(7, '×', 8)), [[0, 0, 800, 500]])).toEqual([])
  })

  it('never lies on the work of the child nor leaves the board, wherever that stands', () => {
    const operations = fc.constantFrom('+', '-', '×', '÷')
    const number = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), operations, number, number, (boxes, operation, left, right) => {
        const taken: Box[] = boxes
        const marks = drawBack(corrected(sum(left, operation, right)), taken)
        expect(standsClear(marks, taken)).toBe(true)
        for (const mark of marks) expect(tutorMark.safeParse(mark).success).toBe(true)
      }),
    )
  })

  it('never writes the answer while the answer is not told', () => {
    const operations = fc.constantFrom('+', '-', '×', '÷')
    const number = fc.integer({ min: 2, max: 12 })
    fc.assert(
      fc.property(operations, number, number, (operation, left, right) => {
        const exercise = sum(left, operation, right)
        if ('task' in exercise) return
        const key = writeKey(termsOf(exercise))
        const given = new Set(exercise.question.match(/\d+/g))
        if (given.has(key)) return
        for (const mark of drawBack(corrected(exercise), [])) {
          if (mark.kind === 'text') expect(mark.text.match(/\d+/g) ?? []).not.toContain(key)
          if (mark.kind === 'number-line') expect(mark.hops.flat().map(String)).not.toContain(key)
        }
      }),
    )
  })
})
