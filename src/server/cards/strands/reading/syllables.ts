import { syllableFamily } from '#server/brain/built-in/language/syllable-tasks.ts'
import type { Deck } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'
import { everyTask } from './every-task.ts'

/** How many claps a word has. */
export const syllableDeck: Deck = {
  deck: 'syllables',
  cards: () =>
    [0, 1, 2, 3]
      .flatMap((grade) => everyTask(syllableFamily, grade))
      .map((task) => ({
        ...draftOfTask(task, {
          skill: 'reading.syllables',
          card_type: 'number',
          entity: task.id.split(':')[1] ?? '',
          tags: ['syllables'],
        }),
        question: `How many claps does ${task.id.split(':')[1]} have?`,
      })),
}
