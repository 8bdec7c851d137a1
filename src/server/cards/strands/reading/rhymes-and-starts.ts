import { firstSoundFamily, rhymeFamily } from '#server/brain/built-in/language/sound-tasks.ts'
import type { TaskFamily } from '#server/brain/built-in/tasks/task.ts'
import type { CardMaker } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'

/** Cards of a family of sounds: what they are about is the word that is asked for. */
function soundMaker(family: TaskFamily, skill: string, tag: string): CardMaker {
  return {
    skill,
    make: (seed) => {
      const task = family.make({ topic: family.topics[0]?.topic ?? '', grade: 0, seed })
      if (!task) throw new Error(`no ${tag}`)
      const entity = task.id.split(':')[1]?.split('-')[0] ?? tag
      return draftOfTask(task, { skill, card_type: 'choice', entity, tags: [tag] })
    },
  }
}

export const rhymeMaker = soundMaker(rhymeFamily, 'reading.rhymes', 'rhymes')
export const firstSoundMaker = soundMaker(firstSoundFamily, 'reading.first-sounds', 'first-sounds')
