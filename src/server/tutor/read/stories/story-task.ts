import type { Item } from '#server/curriculum/item.ts'
import { calculate, type Operation, type Path } from './story-path.ts'
import {
  explained,
  firstFind,
  hintsForSteps,
  type MistakeName,
  saidOf,
  soItIs,
  storyName,
  thenFind,
  wordsFor,
} from './story-words.ts'

type StoryDraft = { id: string; steps: readonly [Path, ...Path[]]; question: string; grade: number }

/** A story as a task: its hints lead to the sign before they lead to the number. */
export function storyItem({ id, steps, question, grade }: StoryDraft): Item {
  const [first, ...more] = steps
  const last = more.at(-1) ?? first
  const [point = '', principle = '', bigStep = ''] = more.length > 0 ? hintsForSteps(first) : wordsFor(first).hints
  return {
    id,
    skill: more.length > 0 ? 'thinking.two-step-stories' : skills[first.operation],
    deck: 'own',
    entity: 'story',
    tags: [],
    card_type: 'number',
    text: [],
    picture: null,
    question,
    spoken: null,
    name: storyName,
    answer: { form: 'number', answer: String(last.result), ...(last.unit !== undefined && { unit: last.unit }) },
    distractors: mistakesOf(steps, grade),
    hints: [point, principle, bigStep],
    solution: [worked(steps)],
    explanation: explained(equation(last), last),
    standards: [],
  }
}

const skills: Record<Operation, string> = {
  '+': 'thinking.add-take-stories',
  '−': 'thinking.add-take-stories',
  '×': 'thinking.equal-groups-stories',
  '÷': 'thinking.equal-groups-stories',
}

const decimal = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

const equation = ({ left, operation, right, result }: Path) =>
  `${decimal(left)} ${operation} ${decimal(right)} = ${decimal(result)}`

/** The worked solution of a story. */
function worked([first, ...more]: StoryDraft['steps']): Item['solution'][0] {
  if (more.length === 0)
    return [
      { says: wordsFor(first).happens, value: null },
      { says: soItIs(equation(first), first), value: String(first.result) },
    ]
  const steps = [first, ...more]
  return steps.map((path, at) => {
    const says = at === 0 ? firstFind : thenFind
    return { says: says(equation(path), path), value: String(path.result) }
  })
}

const did: Record<Operation, MistakeName> = {
  '+': 'added-instead',
  '−': 'took-away-instead',
  '×': 'multiplied-instead',
  '÷': 'divided-instead',
}
const operations: readonly Operation[] = ['+', '−', '×']
const mostMistakes = 4

type Mistake = { value: number; name: MistakeName; path: Path }

/** From this grade on a child may multiply where it should not. */
const multiplies = 2

function mistakesOf(steps: StoryDraft['steps'], grade: number): Item['distractors'][number][] {
  const last = steps.at(-1) ?? steps[0]
  const found: Item['distractors'][number][] = []
  const taken = new Set([String(last.result)])
  const unfinished = steps.slice(0, -1).map((path): Mistake => ({ value: path.result, name: 'stopped-early', path }))
  for (const { value, name, path } of [...unfinished, ...otherSigns(last, grade), ...repeated(steps)]) {
    const answer = String(value)
    if (!Number.isInteger(value) || value < 0 || taken.has(answer) || found.length === mostMistakes) continue
    taken.add(answer)
    found.push({ misconception: name, feedback: saidOf(name, path), answer })
  }
  return found
}

/** The other signs between the same numbers. */
const otherSigns = (path: Path, grade: number): Mistake[] =>
  operations
    .filter((other) => other !== path.operation && (other !== '×' || grade >= multiplies))
    .map((other) => ({ value: Math.abs(calculate(path.left, other, path.right)), name: did[other], path }))

const repeated = (steps: StoryDraft['steps']): Mistake[] =>
  steps.flatMap((path) => [path.left, path.right].map((value) => ({ value, name: 'said-one-part' as const, path })))
