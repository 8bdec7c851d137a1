import { type Dice, diceOf } from '#server/brain/built-in/dice.ts'
import { quietFor } from '#server/brain/built-in/math/quiet.ts'
import { stepsOf, storyTask } from '#server/brain/built-in/stories/story-task.ts'
import { groupTemplates } from '#server/brain/built-in/stories/templates-groups.ts'
import { sumTemplates } from '#server/brain/built-in/stories/templates-sums.ts'
import { twoStepTemplates } from '#server/brain/built-in/stories/templates-two-steps.ts'
import type { Template, ToldStory } from '#server/brain/built-in/stories/told-stories.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'
import { hashOf } from './puzzle.ts'
import { renaming } from './story-names.ts'

const templates = [...sumTemplates, ...groupTemplates, ...twoStepTemplates]

type Stories = {
  skill: string
  grade: number
  /** Kinds of stories with the level of their numbers. */
  kinds: Record<string, number>
  tags: string[]
}

const tries = 60
/** So many times the result nobody would choose. */
const farthest = 20

/** Number stories of some kinds, told anew each time. */
export function storyMaker({ skill, grade, kinds, tags }: Stories): CardMaker {
  const fitting = templates.filter(({ kind }) => kind in kinds)
  return {
    skill,
    make: (seed) => {
      const dice = diceOf(seed)
      for (let at = 0; at < tries; at++) {
        const template = fitting[dice(0, fitting.length - 1)]
        const card = template && cardOf({ skill, grade, tags, level: kinds[template.kind] ?? grade, template, dice })
        if (card) return card
      }
      throw new Error(`no story of ${skill} from ${seed}`)
    },
  }
}

type Telling = { skill: string; grade: number; tags: string[]; level: number; template: Template; dice: Dice }

function cardOf({ skill, grade, tags, level, template, dice }: Telling): CardDraft | null {
  const told = template.tell(dice, level)
  if (isDull(told)) return null
  const { about, path, next } = told
  const renamed = renaming(dice)
  const [text, question] = [told.text.map(renamed), renamed(told.question)]
  const numbers = [path.left, path.right, ...(next ? [next.path.right] : [])]
  const task = storyTask({
    id: `${template.kind}-${numbers.join('-')}-${about}-${hashOf([...text, question].join(' '))}`,
    path,
    ...(next && { next: { ...next, finds: renamed(next.finds) } }),
    question,
    grade,
    name: `the story about ${about}`,
    text,
  })
  const isQuiet = quietFor({ question: task.name, answer: task.answer })
  const mistakes = task.mistakes.filter(({ answer }) => Number(answer) <= farthest * (next?.path ?? path).result)
  const said = [...task.hints, ...mistakes.map(({ observation }) => observation)]
  if (mistakes.length < 2 || !said.every(isQuiet)) return null
  const example = exampleFor(template, level, dice, told, isQuiet)
  return draftOfTask(
    { ...task, mistakes, ...(example && { example }) },
    { skill, card_type: 'number', entity: about, tags },
  )
}

/** Nothing happens with none or one, and a number that is its own result tells itself. */
const isDull = ({ path, next }: ToldStory) => {
  const last = (next?.path ?? path).result
  return last < 2 || path.left === path.right || last === path.left || last === path.right
}

function exampleFor(
  template: Template,
  level: number,
  dice: Dice,
  told: ToldStory,
  isQuiet: (words: string) => boolean,
): CardDraft['example'] | null {
  for (let at = 0; at < tries; at++) {
    const like = template.tell(dice, level)
    if (isDull(like) || like.question === told.question) continue
    const example = { question: [...like.text, like.question].join(' '), steps: stepsOf(like.path, like.next) }
    if ([example.question, ...example.steps].every(isQuiet)) return example
  }
  return null
}
