import type { CardCategory, CardView } from '#shared/card.ts'

/** The words that flashcards and multiple choice share. */
export const cardWords = {
  category: 'What to practice',
  all: 'All',
  more: 'More',
  close: 'Close',
  subjects: {
    math: 'Math',
    reading: 'Reading',
    science: 'Science',
    'problem-solving': 'Problem solving',
  } satisfies Record<CardCategory['subject'], string>,

  kinds: {
    standard: 'Think',
    choice: 'Pick one',
    number: 'Find the number',
    word: 'Make the word',
    image: 'Look closely',
  } satisfies Record<CardView['card_type'], string>,

  text: 'To read',
  hint: 'Give me a hint',
  anotherHint: 'Another hint',
  lastHint: 'That was the last hint.',
  hints: 'Hints',
} as const
