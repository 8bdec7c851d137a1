import type { Task } from '#server/brain/built-in/tasks/task.ts'
import { makeTask } from '#server/brain/built-in/tasks/task-sources.ts'
import type { CardDraft, CardMaker } from './strand.ts'

type Beside = Pick<CardDraft, 'skill' | 'card_type' | 'entity' | 'tags' | 'picture'> & { key?: string }

/** A task as a card: its question without the choices, which are buttons there; the tutor asks it with them. */
export function draftOfTask(task: Task, { key, ...beside }: Beside): CardDraft {
  const { text, name, answer, hints, example, steps, explanation, mistakes } = task
  const question = withoutChoices(task)
  return {
    key: key ?? keyOf(task.id),
    ...beside,
    ...(text && { text }),
    question,
    ...(question !== task.question && { inWords: task.question }),
    name,
    answer,
    hints,
    ...(example && { example }),
    steps,
    explanation,
    mistakes,
  }
}

const keyOf = (id: string) =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

/** 'Which one hops: a frog, a cow or a fish?' as 'Which one hops?' */
function withoutChoices({ question, answer }: Task): string {
  if (answer.form !== 'choice') return question
  const colon = question.lastIndexOf(':')
  const listed = question.slice(colon + 1)
  return colon > 0 && answer.choices.every((choice) => listed.includes(choice))
    ? `${question.slice(0, colon)}?`
    : question
}

type Family = Omit<Beside, 'key' | 'picture'> & { topic: string; grade: number; shift?: number; family?: string }

/** Cards without end from a family of tasks that there is. */
export function familyMaker({ topic, grade, shift, family, ...beside }: Family): CardMaker {
  return {
    skill: beside.skill,
    make: (seed) => {
      const task = makeTask({ topic, grade, seed, ...(shift !== undefined && { shift }), ...(family && { family }) })
      if (!task) throw new Error(`no task about ${topic} for grade ${grade}`)
      return draftOfTask(task, beside)
    },
  }
}
