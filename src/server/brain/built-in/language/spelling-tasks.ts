import type { Task, TaskFamily } from '../tasks/task.ts'
import { atGrade, familyOf } from './pick-task.ts'
import { type SpellingWord, spellingWords } from './spelling-list.ts'
import { placeOf, spotOf } from './spelling-spot.ts'

const idOf = ({ word }: SpellingWord) => `spelling:${word.toLowerCase()}`

export const spellingFamily: TaskFamily = familyOf('spelling', {
  topic: {
    topic: 'spelling',
    subject: 'reading',
    grades: [0, 5],
    words: /\bspell(?:ing|ings)?\b/,
  },
  pool: (level) => atGrade(spellingWords(), level),
  idOf,
  toTask,
})

function toTask(item: SpellingWord): Task {
  const { word, clue, sentence, misspelled, tricky, help } = item
  const meant = /^a word (?=for|that|to|like)/.test(clue)
    ? clue.replace(/^a word/, 'the word')
    : `the word that means ${clue}`
  return {
    id: idOf(item),
    family: 'spelling',
    topic: 'spelling',
    subject: 'reading',
    grade: item.grade,
    text: [sentence],
    question: `How do you spell ${meant}: ${firstAndLast(word, tricky - 1)}?`,
    name: `spelling ${meant}`,
    answer: { form: 'word', answer: word, spelling: 'exact' },
    hints: [
      `Say the word slowly. The hard part is ${placeOf(tricky - 1, word.length)}.`,
      help,
      `Only one letter is missing: ${gapped(word, (index) => index !== tricky - 1)}.`,
    ],
    steps: [`Say it, then write it: ${[...word].join(', ')}.`, help, `The word is ${word}.`],
    explanation: help,
    mistakes: misspelled.map((answer) => ({ ...spotOf(word, answer), answer })),
  }
}

/** 'f _ _ _ _ d': the ends of the word, but not its hard letter. Short words show one letter. */
const firstAndLast = (word: string, hard: number) =>
  gapped(
    word,
    (index) => index !== hard && (index === 0 || (index === word.length - 1 && (word.length > 3 || hard === 0))),
  )

const gapped = (word: string, isShown: (index: number) => boolean) =>
  [...word].map((letter, index) => (isShown(index) ? letter : '_')).join(' ')
