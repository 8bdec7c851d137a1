import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { choiceCard } from './choice-card.ts'
import { letterBook, shapeOf, wordOf } from './letter-list.ts'

const families = [
  ['b', 'd', 'p', 'q'],
  ['m', 'n', 'u', 'h'],
]

/** Which of the letters that look alike starts a word. */
export const letterLookAlikeDeck: Deck = {
  deck: 'letters-b-d-p-q',
  cards: () => letterBook().words.map(({ word, clue }) => firstLetterCard(word, clue)),
}

function firstLetterCard(word: string, clue: string): CardDraft {
  const letter = word.charAt(0)
  const others = families.find((family) => family.includes(letter))?.filter((each) => each !== letter) ?? []
  const gapped = ['_', ...word.slice(1)].join(' ')
  return choiceCard({
    skill: 'reading.letters-b-d-p-q',
    key: `first-${word}`,
    card_type: 'word',
    entity: letter,
    tags: ['letters', 'look-alikes'],
    text: [clue],
    question: `Which letter is missing in ${gapped}?`,
    name: `the start of the word for “${clue.replace(/\.$/, '')}”`,
    answer: letter,
    lures: others.map((other) => ({
      name: `${other}-for-another-letter`,
      answer: other,
      observation: `That is ${other}, as in ${wordOf(other)}. Say the first sound you need.`,
    })),
    hints: ['Say the word that the clue tells.', 'Say its first sound. Which letter makes it?', shapeOf(letter)],
    steps: [`The word is ${word}.`, `It starts with ${letter}.`],
    explanation: `${shapeOf(letter)} That is ${letter}, as in ${word}.`,
  })
}
