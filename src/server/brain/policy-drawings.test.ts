import { describe, expect, it } from 'vitest'
import { type Lesson, newLesson } from './brain.ts'
import { exerciseOf, term } from './built-in/terms.ts'
import { decideMove } from './policy.ts'

const said = (text: string, lesson: Partial<Lesson> = {}) =>
  decideMove({ lesson: { ...newLesson(5), ...lesson }, text, grade: 2, notes: [], subjects: ['math'] })
const open = { exercise: exerciseOf('+', term(3), term(4)) }

describe('what the blackboard says for the child', () => {
  it.each([
    ['7 × 8 = 54', 'correct', '7 × 8'],
    ['15 > 51', 'correct', 'Which sign fits between 15 and 51, <, > or =?'],
    ['34 + 28', 'ask', '34 + 28'],
    ['I drew 3 groups of 4 dots.', 'ask', '3 × 4'],
    ['I drew a number line with a hop from 3 to 7.', 'ask', '7 − 3'],
  ])('%s becomes the move %s about %s', (text, kind, question) => {
    const { move, lesson } = said(text)
    expect(move.kind).toBe(kind)
    expect(lesson.exercise?.question).toBe(question)
  })

  it('a right statement is praised', () => {
    expect(said('15 < 51').move.kind).toBe('praise')
    expect(said('7 × 8 = 56').move.kind).toBe('praise')
  })

  it('a hop from where the open sum begins is a try at it', () => {
    expect(said('I drew a number line with a hop from 3 to 7.', open)).toMatchObject({
      move: { kind: 'praise' },
      judged: { was_correct: true, said: '7' },
    })
    expect(said('I drew a number line with a hop from 3 to 8.', open).move).toMatchObject({
      kind: 'correct',
      attempt: '8',
    })
  })

  it.each([
    ['12', 'You wrote 12.'],
    ['I drew 2 triangles.', 'A triangle is a flat shape with 3 straight sides.'],
  ])('%s is answered with what is known of it', (text, fact) => {
    expect(said(text).move).toMatchObject({ kind: 'redirect', reason: 'asked', fact: expect.stringContaining(fact) })
  })
})
