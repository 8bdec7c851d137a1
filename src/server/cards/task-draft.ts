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

const signs: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'x',
  '÷': 'by',
  '/': 'slash',
  '=': 'is',
  '<': 'less',
  '>': 'more',
  '(': 'open',
  ')': 'close',
  '%': 'percent',
  $: 'dollars',
  '¢': 'cents',
}

const longest = 80

/** A task's id as a key: its signs become words, so that 3.4 + 0.25 and 3.4 − 0.25 stay two. */
export function keyOf(id: string): string {
  const key = id
    .toLowerCase()
    .replace(/[+−×÷/=<>()%$¢]/g, (sign) => ` ${signs[sign]} `)
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[-._]+|-+$/g, '')
  return key.length <= longest ? key : `${key.slice(0, longest - 8)}-${markOf(id)}`
}

/** Tells long ids apart that begin alike. */
const markOf = (id: string) =>
  [...id].reduce((mark, letter) => (mark * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7).toString(36)

/** 'Which one hops: a frog, a cow or a fish?' as 'Which one hops?' */
export function withoutChoices({ question, answer }: Pick<Task, 'question' | 'answer'>): string {
  if (answer.form !== 'choice') return question
  const { choices } = answer
  const colon = [...question.matchAll(/:(?= )/g)].find(({ index }) => isList(question.slice(index + 1), choices))
  return colon ? `${question.slice(0, colon.index)}?` : question
}

/** True for 'a frog, a cow or a fish?': each choice once, and nothing else but commas and the word before the last. */
function isList(words: string, choices: readonly string[]): boolean {
  let rest = words
  for (const choice of [...choices].sort((one, other) => other.length - one.length)) {
    if (!rest.includes(choice)) return false
    rest = rest.replace(choice, () => ' ')
  }
  return /^[\s,]*\bor\b[\s,]*\?$/.test(rest)
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
