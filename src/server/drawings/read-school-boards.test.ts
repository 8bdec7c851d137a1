import { describe, expect, it } from 'vitest'
import { call, startLesson } from '#tests/support/family.ts'
import { boardOf } from '#tests/support/ink-board.ts'
import { startApp } from '#tests/support/start-app.ts'
import { childWords } from './child-words.ts'

const app = await startApp()

describe('Analyze Drawing', () => {
  it.each([
    ['clocks without numbers', 3],
    ['rings in rows', 4],
    ['shaded parts', 2],
    ['number lines with jumps', 2],
    ['two sums', 1],
    ['money', 2],
    ['times', 2],
    ['fractions', 2],
    ['words of the list', 3],
  ])('tells what is drawn: %s, board %i', async (kind, seed) => {
    const { student, pass } = await startLesson(app, 'Mia')
    const { scene, truth } = boardOf(kind, seed)
    const answer = await call(app, 'POST', '/api/drawings/read', { student_id: student.id, scene }, { pass })
    expect([answer.status, answer.json.kind, answer.json.message]).toEqual([200, 'seen', truth])
  })
})

describe('the words that a child may write', () => {
  it('are those of its grade and of the grades before', () => {
    expect(childWords(-1, null)).toContain('big')
    expect(childWords(3, null).length).toBeGreaterThan(childWords(0, null).length)
    expect(childWords(-1, null).length).toBeGreaterThan(20)
  })
})
