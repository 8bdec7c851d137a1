import { type Task, task as taskShape } from '#server/brain/built-in/tasks/task.ts'
import { makeTask } from '#server/brain/built-in/tasks/task-sources.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'
import { reworded } from './task-words.ts'

type Source = { skill: string; topic: string; grade: number; shift?: number; entity: string; tags: string[] }

const sources: readonly Source[] = [
  { skill: 'math.number-patterns', topic: 'patterns', grade: 3, entity: 'pattern', tags: ['patterns'] },
  { skill: 'math.time-elapsed', topic: 'elapsed time', grade: 3, entity: 'time', tags: ['time'] },
  { skill: 'math.large-numbers', topic: 'place value', grade: 4, entity: 'digit', tags: ['place-value'] },
  { skill: 'math.compare-fractions', topic: 'comparing fractions', grade: 4, entity: 'fraction', tags: ['comparing'] },
  { skill: 'math.simplest-form', topic: 'simplest form', grade: 4, entity: 'fraction', tags: ['simplest-form'] },
  { skill: 'math.mixed-numbers', topic: 'mixed numbers', grade: 4, entity: 'mixed number', tags: ['mixed-numbers'] },
  {
    skill: 'math.fraction-times-whole',
    topic: 'multiplying fractions',
    grade: 4,
    entity: 'fraction',
    tags: ['multiplying-fractions'],
  },
  { skill: 'math.fraction-of-number', topic: 'fractions of numbers', grade: 4, entity: 'fraction', tags: ['parts'] },
  { skill: 'math.compare-decimals', topic: 'comparing decimals', grade: 4, entity: 'decimal', tags: ['comparing'] },
  { skill: 'math.money-sums', topic: 'money', grade: 4, entity: 'money', tags: ['money'] },
  {
    skill: 'math.order-of-operations',
    topic: 'order of operations',
    grade: 5,
    entity: 'expression',
    tags: ['order-of-operations'],
  },
  {
    skill: 'math.multiply-fractions',
    topic: 'multiplying fractions',
    grade: 5,
    entity: 'fraction',
    tags: ['multiplying-fractions'],
  },
  { skill: 'math.decimals-thousandths', topic: 'place value', grade: 5, shift: 1, entity: 'digit', tags: ['decimals'] },
  { skill: 'math.multiply-decimals', topic: 'multiplying decimals', grade: 5, entity: 'decimal', tags: ['decimals'] },
  { skill: 'math.percents', topic: 'percents', grade: 5, entity: 'percent', tags: ['percents'] },
]

/** Skills that the tutor teaches already: their cards are its tasks. */
export const fromTasks: readonly CardMaker[] = sources.map(({ skill, topic, grade, shift = 0, entity, tags }) => ({
  skill,
  make: (seed) => {
    const task = makeTask({ topic, grade, seed, shift })
    if (!task) throw new Error(`no task about ${topic}`)
    const card_type = task.answer.form === 'choice' ? 'choice' : 'number'
    return draftOfTask(forCard(task), { skill, card_type, entity, tags })
  },
}))

/** The task in the words of a card. */
function forCard(task: Task): Task {
  return taskShape.parse(
    JSON.parse(JSON.stringify(task), (_, value: unknown) => (typeof value === 'string' ? reworded(value) : value)),
  )
}
