import { describe, expect, it } from 'vitest'
import { exerciseOfTask } from './built-in/exercise-kinds.ts'
import { makeTask } from './built-in/tasks/task-sources.ts'
import { exerciseOf, term } from './built-in/terms.ts'
import { expectedFor } from './expected.ts'

const ofTopic = (topic: string) => {
  const task = makeTask({ topic, grade: 2, seed: 3, before: [] })
  if (!task) throw new Error(`no task about ${topic}`)
  return { task, expects: expectedFor(exerciseOfTask(task)) }
}

describe('what an exercise waits for', () => {
  it('is a number for a sum, and nothing when nothing is asked', () => {
    expect(expectedFor(exerciseOf('×', term(7), term(8)))).toEqual({ kind: 'number' })
    expect(expectedFor(null)).toBeNull()
  })

  it('is one of the choices that the question names', () => {
    const { task, expects } = ofTopic('rhymes')
    expect(task.answer.form).toBe('choice')
    expect(expects).toEqual({ kind: 'choice', choices: task.answer.form === 'choice' ? task.answer.choices : [] })
  })

  it('is a time for a clock, and a word for spelling: never the word itself', () => {
    expect(ofTopic('telling time').expects).toEqual({ kind: 'time' })
    expect(ofTopic('spelling').expects).toEqual({ kind: 'word' })
  })
})
