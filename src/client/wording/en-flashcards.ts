import type { CardCategory } from '#shared/card.ts'

/** The words of the flashcards. Those that the specification quotes stand exactly so. */
export const flashcardWords = {
  title: 'Flashcards',
  loading: 'Getting your card…',
  none: 'No cards available right now.',
  noneHint: 'Try another kind of card.',
  failed: 'Failed to fetch next card.',
  tryAgain: 'Try again',
  offline: 'No line right now. Your answers are kept.',

  category: 'What to practice',
  subjects: {
    math: 'Math',
    reading: 'Reading',
    science: 'Science',
    'problem-solving': 'Problem solving',
  } satisfies Record<CardCategory['subject'], string>,

  question: 'Question',
  choices: 'Choose your answer',
  typeAnswer: 'Type your answer and press Enter',
  check: 'Check',
  checking: 'Looking…',
  readAloud: 'Read it to me',
  skip: 'Another card',
  skipKey: 'N',
  skipHelp: 'Or press the key N.',

  hint: 'Give me a hint',
  anotherHint: 'Give me another hint',
  hints: 'Hints',

  correct: 'Correct!',
  incorrect: (answer: string) => `Incorrect — correct answer: ${answer}`,
  yours: (answer: string) => `You answered: ${answer}`,
  continue: 'Continue',

  practiced: (count: number) => `You practiced ${count}`,
  ended: (count: number, friends: number) => {
    if (friends === 0) return `You practiced ${count}.`
    return `You practiced ${count}, ${friends} ${friends === 1 ? 'is a new friend' : 'are new friends'}.`
  },
  endedHint: 'You stayed with it. That helps your brain grow.',
  more: 'More cards',
  toChat: 'Back to the chat',
} as const
