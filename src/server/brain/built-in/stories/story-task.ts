import type { Task } from '../tasks/task.ts'
import type { Operation, Path } from './story-path.ts'

type Wanted = {
  id: string
  path: Path
  question: string
  grade: number
  name: string
  text?: string[]
  example?: Task['example']
}

/** How each sign is found in a story: none of it holds a number. */
const ways: Record<Operation, { happens: string; hints: Task['hints']; because: string }> = {
  '+': {
    happens: 'It gets more, so we add.',
    hints: ['What do you have first, and what comes to it?', 'Does it get more, or less?', 'Put both parts together.'],
    because: 'both parts go together',
  },
  '−': {
    happens: 'We look for what is left or missing, so we take away.',
    hints: ['What do you have first, and what goes?', 'Does it get more, or less?', 'Start with the bigger number.'],
    because: 'a part is taken from the whole',
  },
  '×': {
    happens: 'The groups are equal, so we multiply.',
    hints: [
      'How many groups are there, and what is in each?',
      'All groups are equal.',
      'Count one group again and again.',
    ],
    because: 'every group is equal',
  },
  '÷': {
    happens: 'All of it goes into equal groups, so we divide.',
    hints: ['What is all of it, and into what does it go?', 'All groups get the same.', 'Which times table fits?'],
    because: 'all of it goes into equal groups',
  },
}

const others: { name: string; operation: Operation; said: string }[] = [
  { name: 'added-instead', operation: '+', said: 'You added, but look at what happens.' },
  { name: 'took-away-instead', operation: '−', said: 'You took away, but look at what happens.' },
  { name: 'multiplied-instead', operation: '×', said: 'You multiplied, but look at what happens.' },
]

const work = (a: number, operation: Operation, b: number): number =>
  operation === '+' ? a + b : operation === '−' ? Math.abs(a - b) : operation === '×' ? a * b : a / b

/** A story with one path as a task: its hints lead to the sign before they lead to the number. */
export function storyTask({ id, path, question, grade, name, text, example }: Wanted): Task {
  const { left, operation, right, result } = path
  const way = ways[operation]
  const equation = `${left} ${operation} ${right} = ${result}`
  return {
    id,
    family: 'story',
    topic: 'stories',
    subject: 'math',
    grade: Math.max(-1, Math.min(6, grade)),
    ...(text && { text }),
    question,
    name,
    answer: { form: 'number', answer: String(result) },
    hints: way.hints,
    ...(example && { example }),
    steps: [way.happens, `So ${equation}.`],
    explanation: `${equation}, because ${way.because}.`,
    mistakes: mistakesOf(path),
  }
}

function mistakesOf({ left, operation, right, result }: Path): Task['mistakes'] {
  const seen = new Set([result])
  const made: Task['mistakes'] = []
  const add = (answer: number, name: string, observation: string) => {
    if (seen.has(answer)) return
    seen.add(answer)
    made.push({ name, answer: String(answer), observation })
  }
  for (const { name, operation: other, said } of others)
    if (other !== operation) add(work(left, other, right), name, said)
  add(left, 'only-a-number-of-the-story', 'That number is in the story already.')
  add(right, 'only-a-number-of-the-story', 'That number is in the story already.')
  return made
}
