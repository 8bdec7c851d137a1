import { oppositeFamily, vocabularyFamily } from '#server/brain/built-in/language/meaning-tasks.ts'
import { pastFamily } from '#server/brain/built-in/language/past-tasks.ts'
import { pluralFamily } from '#server/brain/built-in/language/plural-tasks.ts'
import { readingFamily } from '#server/brain/built-in/language/reading-tasks.ts'
import { partsOfSpeechFamily } from '#server/brain/built-in/language/sentence-tasks.ts'
import type { Task, TaskFamily } from '#server/brain/built-in/tasks/task.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'
import { everyTask } from './every-task.ts'
import { isClear, mended } from './mended-tasks.ts'

type Wanted = {
  deck: string
  family: TaskFamily
  grades: readonly number[]
  tag: string
  only?: (task: Task) => boolean
}

/** The tasks of a family that the tutor has already, as the deck of a skill of the same name. */
const deckOf = ({ deck, family, grades, tag, only = () => true }: Wanted): Deck => ({
  deck,
  cards: () =>
    grades
      .flatMap((grade) => everyTask(family, grade))
      .filter((task) => only(task) && task.mistakes.length > 1 && isClear(task))
      .map((task) => cardOf(mended(task), deck, tag)),
})

const cardOf = (task: Task, deck: string, tag: string): CardDraft =>
  draftOfTask(task, {
    skill: `reading.${deck}`,
    card_type: task.answer.form === 'choice' ? 'choice' : 'word',
    entity: entityOf(task),
    tags: [tag],
  })

/** 'mouse' of 'plurals:mouse', 'nest' of 'reading:nest:1'. */
const entityOf = ({ id }: Task) => id.split(':')[1] ?? id

/** An s, es or ies at the end and nothing else new: not 'leaves', 'mice' or 'sheep'. */
function isRegularPlural({ id, answer }: Task): boolean {
  const word = id.split(':')[1] ?? ''
  return [`${word}s`, `${word}es`, `${word.slice(0, -1)}ies`].includes(answer.answer)
}

const isRegularPast = ({ answer }: Task) => answer.answer.endsWith('ed') && answer.answer !== 'fled'

const passageGrades = ['k', '1', '2', '3', '4', '5'] as const

export const languageDecks: readonly Deck[] = [
  deckOf({ deck: 'antonyms', family: oppositeFamily, grades: [0, 1, 2, 3], tag: 'opposites' }),
  deckOf({ deck: 'parts-of-speech', family: partsOfSpeechFamily, grades: [2, 3, 4, 5], tag: 'grammar' }),
  deckOf({ deck: 'context-clues', family: vocabularyFamily, grades: [2, 3, 4, 5], tag: 'context' }),
  deckOf({ deck: 'plurals', family: pluralFamily, grades: [1, 2, 3, 4], tag: 'plurals', only: isRegularPlural }),
  deckOf({
    deck: 'irregular-plurals',
    family: pluralFamily,
    grades: [1, 2, 3, 4],
    tag: 'plurals',
    only: (task) => !isRegularPlural(task),
  }),
  deckOf({ deck: 'past-tense', family: pastFamily, grades: [2, 3, 4, 5], tag: 'past', only: isRegularPast }),
  deckOf({
    deck: 'irregular-past',
    family: pastFamily,
    grades: [2, 3, 4, 5],
    tag: 'past',
    only: (task) => !isRegularPast(task),
  }),
  ...passageGrades.map((name, grade) =>
    deckOf({ deck: `comprehension-${name}`, family: readingFamily, grades: [grade], tag: 'reading' }),
  ),
]
