import type { HelpKind, ReportSomething } from '#shared/alarm.ts'

/** The words of what a lesson does not need to begin: who helps, what is wrong, and the rest at its end. */
export const lateLearnWords = {
  help: {
    title: {
      crisis: 'You matter. People can help you now.',
      abuse: 'You matter. People can help you now.',
      talk: 'You matter. People can help you now.',
      danger: 'Get help now.',
      substance: 'Get help now.',
    } satisfies Record<HelpKind, string>,
    inDanger: 'In danger right now?',
    call: (number: string) => `call ${number}`,
    callWhereYouLive: 'Call the emergency number where you live',
    finder: {
      name: 'A phone line for kids in your country',
      how: 'look with a grown-up you trust at findahelpline.com',
    },
    tell: {
      crisis: 'Tell a grown-up you trust. Tell them today.',
      abuse: 'Tell a grown-up you trust, like a teacher or a doctor. It is not your fault.',
      talk: 'Tell a grown-up you trust. Tell them today.',
      danger: 'Tell a grown-up you trust, right now.',
      substance: 'Tell a grown-up you trust, right now.',
    } satisfies Record<HelpKind, string>,
    read: 'I have read this',
  },
  report: {
    title: 'What is wrong?',
    abouts: {
      upset: 'Something scared or upset me',
      tutor_wrong: 'The tutor said something not right',
      someone_hurts_me: 'Somebody hurts me or scares me',
      something_else: 'Something else',
    } satisfies Record<ReportSomething['about'], string>,
    sending: 'One moment…',
    answered: 'Thank you for telling',
    failed: 'I could not send this yet. It is not your fault. Please try again.',
    retry: 'Try again',
    cancel: 'Cancel',
    back: 'Back to the lesson',
    close: 'Close',
  },
  rest: {
    over: 'That was our time for today.',
    back: 'Back',
    kept: 'Your words are kept here:',
    lookAgain: 'Look again',
    looking: 'Looking…',
  },
} as const
