import { type SpellingWord, spellingWords } from '#server/brain/built-in/language/spelling-list.ts'
import { placeOf, spotOf } from '#server/brain/built-in/language/spelling-spot.ts'
import { spellingFamily } from '#server/brain/built-in/language/spelling-tasks.ts'
import { knownWord } from '#server/brain/built-in/language/words.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'
import { choiceCard, keyOf, quietOf } from './choice-card.ts'
import { everyTask } from './every-task.ts'
import { moreSpellingCard, moreSpellingWords } from './spelling-more.ts'

/** Words of each grade twice: written by hand, and picked among slips. The first deck has those of kindergarten too. */
export const spellingDecks: readonly Deck[] = [1, 2, 3, 4, 5].map((grade) => ({
  deck: `spelling-${grade}`,
  cards: () => {
    const skill = `reading.spelling-${grade}`
    const grades = grade === 1 ? [0, 1] : [grade]
    const written = grades

      .flatMap((each) => everyTask(spellingFamily, each))
      .filter(({ id }) => !fitsTwoWords.has(id))
      .map((task) =>
        draftOfTask(task, {
          skill,
          card_type: 'word',
          entity: task.id.split(':')[1] ?? '',
          tags: ['spelling', 'write'],
        }),
      )
    const more = moreSpellingWords().filter((each) => each.grade === grade)
    const all = [...spellingWords().filter((each) => grades.includes(each.grade)), ...more]
    return [
      ...written,
      ...more.map((each) => moreSpellingCard(each, skill)),
      ...all.flatMap((each) => pickCard(each, skill) ?? []),
    ]
  },
}))

/** Its clue and the letters shown fit 'tin' as well. */
const fitsTwoWords: ReadonlySet<string> = new Set(['spelling:can'])

/** Null for a word whose slips are words themselves: 'sun' and 'son'. */
function pickCard({ word, sentence, misspelled, tricky, help }: SpellingWord, skill: string): CardDraft | null {
  const slips = misspelled.filter((slip) => knownWord(slip) === null)
  if (slips.length < 2) return null
  return choiceCard({
    skill,
    key: keyOf('pick', word),
    card_type: 'word',
    entity: word.toLowerCase(),
    tags: ['spelling', 'pick'],
    text: [sentence],
    question: 'Which way is the missing word spelled right?',
    name: `the spelling of the word in “${sentence.replace(/[.!?]$/, '').replace('___', '…')}”`,
    answer: word,
    lures: slips.slice(0, 3).map((answer) => {
      const { name, observation } = spotOf(word, answer)
      return { name, answer, observation: quietOf(word, observation, 'Say it slowly, and look at each letter.') }
    }),
    hints: [
      `Say the word. The hard part is ${placeOf(tricky - 1, word.length)}.`,
      help,
      `Count the letters: there should be ${word.length}.`,
    ],
    steps: [help, `So we write “${word}”.`],
    explanation: help,
  })
}
