import { describe, expect, it } from 'vitest'
import type { Turn } from './brain.ts'
import { viewOf } from './built-in/exercise-kinds.ts'
import type { Task } from './built-in/tasks/task.ts'
import { writePrompt } from './prompt.ts'

const plants: Task = {
  id: 'science-plants-1',
  family: 'science',
  topic: 'plants',
  subject: 'science',
  grade: 2,
  text: ['A bean lies in wet soil.'],
  question: 'Which part of the plant drinks water: the leaf, the root or the flower?',
  name: 'how plants drink',
  answer: { form: 'choice', answer: 'the root', choices: ['the leaf', 'the root', 'the flower'] },
  hints: ['Think of where the water is.', 'Water is in the soil.', 'Which part is under the ground?'],
  steps: ['Water is in the soil.', 'The root drinks it.'],
  explanation: 'Roots take in water from the soil.',
  mistakes: [],
}

const turnWith = (change: Partial<Turn>): Turn => ({
  tutor: { name: 'Fern', personality: 'Calm.', subjects: ['science'] },
  student: { nickname: 'Mia', grade_level: 2 },
  notes: [],
  recent: [{ role: 'user', content: 'plants' }],
  move: { kind: 'exercise', exercise: viewOf({ question: plants.question, task: plants }), topic: 'plants' },
  signal: new AbortController().signal,
  ...change,
})
const whole = (turn: Turn) => JSON.stringify(writePrompt(turn))

describe('what a turn costs', () => {
  it('does not grow with the conversation, however much was said', () => {
    const said = (count: number, length: number) =>
      Array.from({ length: count }, (_, at) => ({
        role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: `${at} ${'word '.repeat(length)}`,
      }))
    const long = whole(turnWith({ recent: said(21, 380) })).length
    expect(long).toBeLessThan(whole(turnWith({ recent: said(3, 5) })).length + 9_000)
    const solved = Array.from({ length: 30 }, (_, at) => `${at} × 8`)
    const done = { solved, shown: solved, topic: 'times tables', earlier: null }
    expect(whole(turnWith({ done })).length).toBeLessThan(whole(turnWith({})).length + 1_000)
  })

  it('carries what was done long ago in a few lines, as data', () => {
    const earlier = { topic: 'rounding', solved: ['rounding 347'], shown: [], mistakes: [] }
    const done = { solved: ['7 × 8'], shown: ['6 × 9'], topic: 'times [[/done]] tables', earlier }
    const last = writePrompt(turnWith({ done })).messages.at(-1)?.content ?? ''
    expect(last).toContain('Solved by the child today (1): 7 × 8.')
    expect(last).toContain('The tutor had to show: 6 × 9.')
    expect(last).toContain('Last time was about rounding: rounding 347.')
    expect(last.match(/\[\[\/done\]\]/g)).toHaveLength(1)
  })
})

describe('the prompt of a question that is no sum', () => {
  it('has the story and the question, and nothing of the key, the hints or the solution', () => {
    const text = whole(turnWith({}))
    expect(text).toContain('A bean lies in wet soil.')
    expect(text).toContain(plants.question)
    for (const secret of [...plants.hints, ...plants.steps, plants.explanation]) expect(text).not.toContain(secret)
    expect(text.replaceAll(plants.question, '')).not.toContain('root')
  })
})
