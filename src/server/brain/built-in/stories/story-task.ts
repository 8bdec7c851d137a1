import { decimal } from '../math/written.ts'
import type { Task } from '../tasks/task.ts'
import { calculate, type Operation, type Path } from './story-path.ts'
import { wordsFor } from './story-words.ts'

/** A second step: what the first one finds, and why the second is needed. */
export type NextStep = { path: Path; finds: string; because: string }

type StoryDraft = {
  id: string
  path: Path
  next?: NextStep
  question: string
  grade: number
  name: string
  text?: string[]
}

/** A story as a task: its hints lead to the sign before they lead to the number. */
export function storyTask({ id, path, next, question, grade, name, text }: StoryDraft): Task {
  const last = next?.path ?? path
  return {
    id,
    family: 'story',
    topic: 'stories',
    subject: 'math',
    grade: Math.max(-1, Math.min(6, grade)),
    ...(text && { text }),
    question,
    name,
    answer: { form: 'number', answer: String(last.result), ...(last.unit !== undefined && { unit: last.unit }) },
    hints: next ? hintsForTwo(next) : wordsFor(path).hints,
    steps: stepsOf(path, next),
    explanation: `${equation(last)}, because ${next?.because ?? wordsFor(path).because}.`,
    mistakes: mistakesOf(path, next, grade),
  }
}

const equation = ({ left, operation, right, result }: Path) =>
  `${decimal(left)} ${operation} ${decimal(right)} = ${decimal(result)}`

const withUnit = ({ unit }: Path) => (unit === undefined ? '' : ` ${unit}`)

/** The worked solution of a story. */
export const stepsOf = (path: Path, next?: NextStep): string[] =>
  next
    ? [`First find ${next.finds}: ${equation(path)}.`, `Then: ${equation(next.path)}${withUnit(next.path)}.`]
    : [wordsFor(path).happens, `So ${equation(path)}${withUnit(path)}.`]

const hintsForTwo = ({ finds, path }: NextStep): Task['hints'] => [
  'What do you know, and what is asked?',
  `First find ${finds}.`,
  wordsFor(path).hints[2],
]

const did: Record<Operation, { name: string; said: string }> = {
  '+': { name: 'added-instead', said: 'You added' },
  '−': { name: 'took-away-instead', said: 'You took away' },
  '×': { name: 'multiplied-instead', said: 'You multiplied' },
  '÷': { name: 'divided-instead', said: 'You divided' },
}
const operations: readonly Operation[] = ['+', '−', '×']
const mostMistakes = 4

type Mistake = { value: number; name: string; observation: string; hint?: string }

/** From this grade on a child may multiply where it should not. */
const multiplies = 2

function mistakesOf(path: Path, next: NextStep | undefined, grade: number): Task['mistakes'] {
  const last = next?.path ?? path
  const found: Task['mistakes'] = []
  const taken = new Set([String(last.result)])
  for (const { value, ...said } of [
    ...(next ? [unfinished(path)] : []),
    ...otherSigns(last, grade),
    ...repeated(path, next),
  ]) {
    const answer = String(value)
    if (!Number.isInteger(value) || value < 0 || taken.has(answer) || found.length === mostMistakes) continue
    taken.add(answer)
    found.push({ ...said, answer })
  }
  return found
}

const unfinished = ({ result }: Path): Mistake => ({
  value: result,
  name: 'forgot-second-step',
  observation: 'That is the first step: the story goes on.',
})

/** The other signs between the same numbers. */
function otherSigns(path: Path, grade: number): Mistake[] {
  const { left, operation, right } = path
  const { but } = wordsFor(path)
  return operations
    .filter((other) => other !== operation && (other !== '×' || grade >= multiplies))
    .map((other) => ({
      value: Math.abs(calculate(left, other, right)),
      name: did[other].name,
      observation: `${did[other].said}, ${but}`,
    }))
}

function repeated({ left, right }: Path, next: NextStep | undefined): Mistake[] {
  const name = 'only-repeats-a-number'
  const observation = 'That number is in the story already.'
  const hint = 'Read again what is asked.'
  return [left, right, ...(next ? [next.path.right] : [])].map((value) => ({ value, name, observation, hint }))
}
