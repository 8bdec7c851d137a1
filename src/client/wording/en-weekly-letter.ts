import type { LetterLength } from '#shared/weekly-letter-rules.ts'

/** The weekly letter: on the dashboard, in the account, and where its link leads. */
export const weeklyLetterWords = {
  heading: 'Your week',
  days: (from: string, to: string) => `${from} to ${to}`,
  quote: (words: string) => `“${words}”`,
  account: {
    heading: 'Weekly letter',
    intro:
      'Once a week, on a morning, what your children learned: minutes, what was learned and one thing to try at home. Put together from their answers, by no language model.',
    choose: 'What the e-mail says',
    lengths: {
      short: 'Short: without your child’s own words',
      full: 'Full: with something to be proud of, in your child’s own words',
      off: 'None, neither by e-mail nor on the dashboard',
    } satisfies Record<LetterLength, string>,
    loading: 'Loading…',
    failed: 'Your choice could not be loaded.',
    saved: 'Your choice is saved.',
    saveFailed: 'Your choice could not be saved. Please try again.',
  },
  stop: {
    title: 'Stop the weekly letter',
    intro: 'Press the button, and no more weekly letters come. You can change it at any time in your account.',
    press: 'Stop the weekly letter',
    pressing: 'Stopping…',
    doneTitle: 'The weekly letter is stopped',
    done: 'No more of them come. You can have it again at any time in your account.',
    over: 'This link is not complete. You can stop the letter in your account.',
    failed: 'That did not work. Please try again.',
    toAccount: 'Open my account',
  },
} as const
