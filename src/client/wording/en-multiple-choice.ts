/** The words of the multiple-choice tool. Those that the specification quotes stand exactly so. */
export const choiceWords = {
  title: 'Multiple Choice',
  loading: 'Loading questions…',
  none: 'No questions available right now.',
  noneHint: 'You can try again, or pick something else.',
  failed: (message: string) => `Error: ${message}`,
  unknownFault: 'An unknown error occurred.',
  loadNew: 'Load New Questions',
  ready: (count: number) => (count === 1 ? '1 question is here.' : `${count} questions are here.`),
  offline: 'No line right now. Your answers are kept.',

  category: 'What to practice',
  all: 'All',

  number: (number: number) => `Question ${number}`,
  read: (number: number) => `Read question ${number} to me`,
  hint: 'Give me a hint',
  anotherHint: 'Give me another hint',
  lastHint: 'That was the last hint.',
  hints: 'Hints',
  submit: 'Submit',
  checking: 'Looking…',
  yours: 'Your answer',
  correct: 'Correct ✓',
  answerIs: (answer: string) => `Correct answer: ${answer}`,

  done: (right: number, count: number) => `You found ${right} of ${count} at the first try.`,
  allRight: 'You stayed with every question.',
  someLeft: 'The other ones will come back. Each try helps.',
  grew: (skills: string) => `You know this better now: ${skills}.`,
  toChat: 'Back to the chat',
} as const
