import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findExpressions } from '#shared/answers/expressions.ts'
import type { TutorMark } from '#shared/drawing.ts'
import { tutorMark } from '#shared/drawing.ts'
import type { Move } from '../move.ts'
import { ownSum } from '../read/own-sum.ts'
import { type Exercise, type Lesson, newLesson, openProblem, withProblem } from '../state.ts'
import type { Box } from './boxes.ts'
import { drawBack } from './draw-back.ts'
import { standsClear } from './layout.ts'

function sum(text: string): Exercise {
  const [found] = findExpressions(text)
  const made = found && ownSum(found)
  if (!made || 'trouble' in made) throw new Error(`no sum: ${text}`)
  return { item: made.item, topic: 'sums', subject: 'math', grade: 3 }
}
const at = (exercise: Exercise): Lesson => withProblem(newLesson(1), exercise, 'practice')
const saying = (kind: string): Move => ({ kind, lines: [], mood: 'thinking' })
const corrected = (exercise: Exercise, taken: readonly Box[] = []) => drawBack(saying('wrong'), at(exercise), taken)
const kinds = (marks: TutorMark[]) => [...new Set(marks.map(({ kind }) => kind))]
const textsOf = (marks: TutorMark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []))

const box = fc.tuple(
  fc.integer({ min: 0, max: 780 }),
  fc.integer({ min: 0, max: 480 }),
  fc.integer({ min: 1, max: 400 }),
  fc.integer({ min: 1, max: 300 }),
)
const signs = fc.constantFrom('+', '−', '×', '÷')

describe('what the tutor draws back', () => {
  it.each<[string, string, TutorMark['kind'][]]>([
    ['rows of dots', '7 × 8', ['array', 'text']],
    ['plates to share onto', '12 ÷ 3', ['circle']],
    ['a number line', '8 + 5', ['number-line']],
    ['a number line', '13 − 4', ['number-line']],
    ['the numbers below each other', '34 + 28', ['highlight', 'text', 'line']],
  ])('is %s for %s', (_title, text, expected) => {
    expect(kinds(corrected(sum(text)))).toEqual(expected)
  })

  it('is bars cut into their parts for fractions', () => {
    const marks = corrected(sum('1/4 + 2/4'))
    expect(kinds(marks)).toContain('line')
    expect(textsOf(marks)).toEqual(['1/4', '2/4'])
  })

  it('is the piece of a number line around a number to round', () => {
    const rounding = { ...sum('7 × 8'), item: { ...sum('7 × 8').item, name: 'rounding 347' } }
    const [line, arrow] = corrected(rounding)
    expect(line).toMatchObject({ kind: 'number-line', from: 340, to: 350, hops: [] })
    expect(arrow).toMatchObject({ kind: 'arrow' })
  })

  it('starts on the line where the child starts, and leaves it the next hops', () => {
    const [line] = corrected(sum('8 + 5'))
    expect(line).toMatchObject({ kind: 'number-line', from: 0, to: 20, hops: [[8, 9]] })
    const [last] = corrected(sum('8 + 1'))
    expect(last).toMatchObject({ hops: [] })
  })

  it('is the question of a new exercise, and a worked solution once the whole way is shown', () => {
    const exercise = sum('7 × 8')
    expect(drawBack(saying('give'), at(exercise), [])).toMatchObject([{ kind: 'text', text: '7 × 8 = ?' }])
    const steps = ['3 groups of 5.', '5 + 5 + 5 = 15.'].map((says) => ({ says, value: null }))
    const opened = openProblem(at(sum('3 × 5')))
    if (!opened) throw new Error('nothing is open')
    const shown: Lesson = { ...at(exercise), last: { ...opened, item: { ...opened.item, solution: [steps] } } }
    expect(textsOf(drawBack(saying('solve'), shown, []))).toEqual(['3 × 5', ...steps.map(({ says }) => says)])
  })

  it('is nothing for talk, nothing where nothing is open, and nothing where there is no room', () => {
    expect(drawBack(saying('talk.hello'), at(sum('7 × 8')), [])).toEqual([])
    expect(drawBack(saying('hint'), newLesson(1), [])).toEqual([])
    expect(corrected(sum('7 × 8'), [[0, 0, 800, 500]])).toEqual([])
  })

  it('never lies on the work of the child nor leaves the board, wherever that stands', () => {
    const number = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), signs, number, number, (boxes, sign, left, right) => {
        const taken: Box[] = boxes
        const marks = corrected(sum(`${left} ${sign} ${right}`), taken)
        expect(standsClear(marks, taken)).toBe(true)
        for (const mark of marks) expect(tutorMark.safeParse(mark).success).toBe(true)
      }),
    )
  })

  it('never writes the answer while the answer is not told', () => {
    const number = fc.integer({ min: 2, max: 12 })
    fc.assert(
      fc.property(signs, number, number, (sign, left, right) => {
        const exercise = sum(`${left} ${sign} ${right}`)
        const key = exercise.item.answer.answer
        if ([left, right].map(String).includes(key)) return
        for (const mark of corrected(exercise)) {
          if (mark.kind === 'text') expect(mark.text.match(/\d+/g) ?? []).not.toContain(key)
          if (mark.kind === 'number-line') expect(mark.hops.flat().map(String)).not.toContain(key)
        }
      }),
    )
  })
})
