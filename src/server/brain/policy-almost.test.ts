import { describe, expect, it } from 'vitest'
import { type Lesson, newLesson } from './brain.ts'
import { exerciseOfTask } from './built-in/exercise-kinds.ts'
import type { Task } from './built-in/tasks/task.ts'
import { decideMove } from './policy.ts'

const simplest: Task = {
  id: 'fractions.simplest~1',
  family: 'card',
  topic: 'fractions',
  subject: 'math',
  grade: 4,
  question: 'What is 10/12 in simplest form?',
  name: '10/12 in simplest form',
  answer: { form: 'number', answer: '5/6', as: 'simplest' },
  hints: ['What goes into both?', 'Two goes into both.', 'Halve both numbers.'],
  steps: ['10 ÷ 2 is 5.', '12 ÷ 2 is 6.', 'It is 5/6.'],
  explanation: '10/12 and 5/6 are the same size.',
  mistakes: [{ name: 'top-only', answer: '5/12', observation: 'The bottom stayed as it was.' }],
}
const open: Lesson = {
  ...newLesson(3),
  topic: 'fractions',
  exercise: exerciseOfTask(simplest),
  misses: 1,
  hintLevel: 1,
}
const say = (lesson: Lesson, text: string) => decideMove({ lesson, text, grade: 4, notes: [] })

describe('the right value in another form, in the chat', () => {
  it('is answered by what is right in it: no miss, no hint raised, no evidence', () => {
    let lesson = open
    for (const said of ['20/24', 'is it 20/24?', 'twenty over twenty four']) {
      const decision = say(lesson, said)
      expect(decision.move, said).toMatchObject({
        kind: 'correct',
        isAlmost: true,
        observation: 'That is the same size. Which smaller numbers say it?',
        hint: '',
      })
      expect(decision.judged).toBeUndefined()
      expect(decision.lesson).toMatchObject({ misses: 1, hintLevel: 1, exercise: open.exercise })
      lesson = decision.lesson
    }
    expect(say(lesson, '5/6').move.kind).toBe('praise')
  })

  it('is no answer where the question is only said again', () => {
    expect(say(open, 'what is 10/12 in simplest form?').move).not.toHaveProperty('isAlmost')
  })

  it('is a miss where the value is another one', () => {
    const { move, lesson, judged } = say({ ...open, misses: 0 }, '5/12')
    expect(move).toMatchObject({ kind: 'correct', observation: 'The bottom stayed as it was.' })
    expect(move).not.toHaveProperty('isAlmost')
    expect([lesson.misses, judged?.mistake]).toEqual([1, 'top-only'])
  })
})
