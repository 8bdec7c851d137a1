import type { Task } from '#server/brain/built-in/tasks/task.ts'

/** Two answers fit, or the hints point to another: no cards. */
const unclear: ReadonlySet<string> = new Set([
  'plurals:echo',
  'reading:seed:1',
  'parts-of-speech:noun:the-scientist-made-a-remarkable-discovery',
])

export const isClear = ({ id }: Task) => !unclear.has(id)

/** Right plurals beside the usual one. */
const variants: Readonly<Record<string, readonly string[]>> = { 'plurals:bus': ['busses'] }

/** They double their last letter since their end is loud: 'visit' and 'offer' do not. */
const loudEnd: ReadonlySet<string> = new Set(
  ['refer', 'prefer', 'occur', 'admit', 'permit'].map((word) => `past-tense:${word}`),
)

/** The task with what a card asks for beside it: other right answers, and hints that are true of this word. */
export function mended(task: Task): Task {
  const [place, principle] = task.hints
  const accepts = variants[task.id]
  if (accepts && task.answer.form === 'word') return { ...task, answer: { ...task.answer, accepts: [...accepts] } }
  if (loudEnd.has(task.id)) return withLoudEnd(task)
  if (task.family === 'opposites') {
    return { ...task, hints: [place, principle, 'One choice means nearly the same. Drop that one.'] }
  }
  return task
}

const loud = 'Its end is the loud part.'

function withLoudEnd({ hints: [place, , step], mistakes, ...task }: Task): Task {
  return {
    ...task,
    hints: [place, `Say it aloud. ${loud}`, step],
    mistakes: mistakes.map((one) => ({ ...one, observation: one.observation.replace('The vowel is short.', loud) })),
  }
}
