/** The words of the flashcards. Those that the specification quotes stand exactly so. */
export const flashcardWords = {
  title: 'Flashcards',
  loading: 'Getting your card…',
  none: 'No cards available right now.',
  noneHint: 'Try another kind of card.',
  failed: 'Failed to fetch next card.',
  tryAgain: 'Try again',
  offline: 'No line right now. Your answers are kept.',

  question: 'Question',
  choices: 'Choose your answer',
  typeAnswer: 'Type your answer and press Enter',
  keys: 'Press your answer',
  space: 'space',
  takeBack: 'Take the last one away',
  check: 'Check',
  checking: 'Looking…',
  readAloud: 'Read it to me',
  skip: 'Another card',
  skipKey: 'N',

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
