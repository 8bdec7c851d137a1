import Fraction from 'fraction.js'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { writeNumber } from '#shared/answers/numbers.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { Task, TaskFamily, TaskTopic, TaskWish } from '../tasks/task.ts'
import { isSameAnswer, quietFor } from './quiet.ts'
import { plainDecimal, plainDollars } from './written.ts'

/** A usual wrong answer as a number or as it is written. Null where these numbers do not invite it. */
export type Slip = { name: string; answer: Fraction | number | string | null; observation: string; hint?: string }

/** A question with its numbers, before it is known that nothing in it tells the answer. */
export type Draft = {
  /** What makes it this question: '347', 'ten'. */
  numbers: readonly (string | number)[]
  /** The kind of question. An example is of the same kind. */
  kind: string
  /** The kind of its example, where that is another. */
  exampleKind?: string
  question: string
  name: string
  answer: AnswerSpec
  hints: [place: string, principle: string, step: string]
  steps: string[]
  explanation: string
  slips: readonly Slip[]
}

export type Drawing = {
  dice: Dice
  /** How hard: the grade with the wish for easier or harder. */
  level: number
  /** Whose words are used. */
  grade: number
  topic: string
}

export type Recipe = {
  family: string
  topics: readonly TaskTopic[]
  draw: (drawing: Drawing) => Draft | null
  /** The fewest usual mistakes: 1 where there are only two answers to choose from. */
  least?: (draft: Draft) => number
}

const tries = 60
const mostSlips = 4

export const familyOf = (recipe: Recipe): TaskFamily => ({
  family: recipe.family,
  topics: recipe.topics,
  make: (wish) => makeFrom(recipe, wish),
})

function makeFrom(recipe: Recipe, { topic, grade, seed, shift = 0, before = [] }: TaskWish): Task | null {
  const known = recipe.topics.find((one) => one.topic === topic)
  if (!known) return null
  const [from, to] = known.grades
  const within = clamp(grade, from, to)
  const drawing = { dice: diceOf(seed), level: levelOf(within + shift, within, known), grade: within, topic }
  let spare: Task | null = null
  let last: Task | null = null
  for (let at = 0; at < tries; at++) {
    const task = drawnTask(recipe, drawing)
    if (!task) continue
    if (!before.includes(task.id)) return task
    if (task.id === before.at(-1)) last = task
    else spare ??= task
  }
  return spare ?? last
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** A grade more than the topic has, both ways; the youngest stay with what two short steps explain. */
function levelOf(wanted: number, grade: number, { grades: [from, to] }: TaskTopic): number {
  const level = clamp(wanted, from - 1, to + 1)
  return grade <= 2 ? Math.min(level, 3) : level
}

function drawnTask(recipe: Recipe, drawing: Drawing): Task | null {
  const draft = recipe.draw(drawing)
  if (!draft) return null
  const isQuiet = quietFor(draft)
  if (![draft.name, ...draft.hints].every(isQuiet)) return null
  const mistakes = mistakesOf(draft)
  if (mistakes.length < (recipe.least?.(draft) ?? 2)) return null
  const example = exampleFor(recipe, drawing, draft)
  return example ? taskOf(recipe.family, drawing, draft, mistakes, example) : null
}

export function taskOf(
  family: string,
  { topic, grade }: Pick<Drawing, 'topic' | 'grade'>,
  draft: Draft,
  mistakes: Task['mistakes'],
  example: Task['example'] | null,
): Task {
  const { numbers, kind, question, name, answer, hints, steps, explanation } = draft
  return {
    id: `${family}:${[kind, ...numbers].join(' ')}`,
    family,
    topic,
    subject: 'math',
    grade,
    question,
    name,
    answer,
    hints,
    ...(example && { example }),
    steps,
    explanation,
    mistakes,
  }
}

/** The same kind with other numbers and another answer, which does not happen to say the answer that is looked for. */
export function exampleFor(recipe: Recipe, drawing: Drawing, draft: Draft): Task['example'] | null {
  const isQuiet = quietFor(draft)
  for (let at = 0; at < tries; at++) {
    const other = recipe.draw(drawing)
    if (!other || other.kind !== (draft.exampleKind ?? draft.kind) || other.question === draft.question) continue
    if (isSameAnswer(other.answer.answer, draft.answer.answer)) continue
    if ([other.question, ...other.steps].every(isQuiet)) {
      return { question: other.question, steps: other.steps }
    }
  }
  return null
}

/** The usual wrong answers that these numbers give, each once, none of them right, none of them telling. */
export function mistakesOf(draft: Draft): Task['mistakes'] {
  const isQuiet = quietFor(draft)
  const found: Task['mistakes'] = []
  for (const { answer: value, ...said } of draft.slips) {
    const answer = writtenFor(draft.answer, value)
    if (answer === null || isSameAnswer(answer, draft.answer.answer)) continue
    if (found.some((one) => isSameAnswer(one.answer, answer))) continue
    if (!isQuiet(said.observation) || (said.hint && !isQuiet(said.hint))) continue
    if (found.length < mostSlips) found.push({ ...said, answer })
  }
  return found
}

/** A wrong answer, written as the right one is. Null for one that nobody would write. */
function writtenFor(spec: AnswerSpec, value: Slip['answer']): string | null {
  if (value === null || typeof value === 'string') return value
  const amount = new Fraction(value)
  if (amount.lt(0)) return null
  if (spec.form === 'money') return amount.mul(100).d === 1n ? plainDollars(amount) : null
  const isWhole = /^\d+$/.test(spec.answer)
  if (isWhole && amount.d !== 1n) return null
  return spec.answer.includes('.') ? plainDecimal(amount) : writeNumber(amount)
}

export const numberAnswer = (value: Fraction | number, unit?: string): AnswerSpec => ({
  form: 'number',
  answer: plainDecimal(value),
  ...(unit !== undefined && { unit }),
})
