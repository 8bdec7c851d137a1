import { diceOf } from '../dice.ts'
import { quietFor } from '../math/quiet.ts'
import type { Task, TaskFamily, TaskWish } from '../tasks/task.ts'
import { stepsOf, storyTask } from './story-task.ts'
import { groupTemplates } from './templates-groups.ts'
import { sumTemplates } from './templates-sums.ts'
import { twoStepTemplates } from './templates-two-steps.ts'
import type { Template, ToldStory } from './told-stories.ts'

const templates: readonly Template[] = [...sumTemplates, ...groupTemplates, ...twoStepTemplates]

/** From this grade on a story may need a second step and its third sentence. */
const longStories = 3
const tries = 40

function draw(wish: TaskWish, seed: number): Task | null {
  const dice = diceOf(seed)
  const level = Math.max(-1, Math.min(wish.grade < longStories ? 2 : 5, wish.grade + (wish.shift ?? 0)))
  const fitting = templates.filter(({ levels: [from, to] }) => from <= level && level <= to)
  const template = fitting[dice(0, fitting.length - 1)]
  if (!template) return null
  const told = template.tell(dice, level)
  const task = taskOf(template, told, wish.grade)
  // Not even a number of the story is said again where it is the answer, too.
  const isQuiet = quietFor({ question: task.name, answer: task.answer })
  if (!isSound(task, isQuiet)) return null
  for (let at = 0; at < tries; at++) {
    const like = template.tell(dice, level)
    const example = { question: questionOf(like), steps: stepsOf(like.path, like.next) }
    if (example.question !== questionOf(told) && [example.question, ...example.steps].every(isQuiet)) {
      return { ...task, example }
    }
  }
  return task
}

const questionOf = ({ text, question }: ToldStory) => [...text, question].join(' ')

function taskOf({ kind }: Template, { about, text, question, path, next }: ToldStory, grade: number): Task {
  const numbers = [path.left, path.operation, path.right, ...(next ? [next.path.operation, next.path.right] : [])]
  return storyTask({
    id: `story:${kind}:${numbers.join('')}:${about}`,
    path,
    ...(next && { next }),
    question,
    grade,
    name: `the story about ${about}`,
    text,
  })
}

/** At least two usual mistakes, and nothing that tells the answer before its time. */
const isSound = (task: Task, isQuiet: (words: string) => boolean) =>
  task.mistakes.length >= 2 &&
  [task.name, ...task.hints, ...task.mistakes.map(({ observation }) => observation)].every(isQuiet)

/** Number stories by grade, told anew each time. */
export const storyTasks: TaskFamily = {
  family: 'story',
  topics: [
    {
      topic: 'stories',
      subject: 'math',
      grades: [-1, 5],
      words: /\b(?:(?:word|story|number) (?:problems?|stor(?:y|ies))|stories with numbers|math stor(?:y|ies))\b/,
    },
  ],
  make: (wish) => {
    let spare: Task | null = null
    for (let at = 0; at < tries; at++) {
      const made = draw(wish, wish.seed + at * 104_729)
      if (made && !wish.before?.includes(made.id)) return made
      if (made && made.id !== wish.before?.at(-1)) spare ??= made
    }
    return spare
  },
}
