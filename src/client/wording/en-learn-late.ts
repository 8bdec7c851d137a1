import type { HelpKind, ReportSomething } from '#shared/alarm.ts'
import type { GrownKind } from '#shared/growth.ts'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
const listed = (parts: string[]) => new Intl.ListFormat('en').format(parts)

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
  plant: {
    has: ({ leaf, flower, butterfly, bird }: Record<GrownKind, number>) => {
      const parts = [
        counted(leaf, 'leaf', 'leaves'),
        counted(flower, 'flower', 'flowers'),
        counted(butterfly, 'butterfly', 'butterflies'),
        counted(bird, 'bird', 'birds'),
      ].filter((part) => part !== '')
      return parts.length === 0 ? 'Your plant waits for its first leaf' : `Your plant has ${listed(parts)}`
    },
  },
  calm: {
    tooFast: { title: 'That was a lot! Let us rest for a moment.', next: 'Then your words are sent by themselves.' },
    break: {
      title: 'Let us take a short break.',
      next: (minutes: number) => `You can go on in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      over: 'You can go on now.',
    },
    offline: {
      title: 'I cannot reach your tutor right now. I keep trying.',
      next: 'A grown-up can look if the internet is on.',
    },
    waiting: { title: 'This takes a little longer.', next: 'You can just wait. The answer comes.' },
  },
  rest: {
    over: (name: string) => (name ? `See you, ${name}!` : 'See you!'),
    solved: 'You solved',
    times: (count: number) => `${count} times`,
    wrote: 'You wrote',
    drew: 'You drew',
    pictures: (count: number) => (count === 1 ? 'a picture' : `${count} pictures`),
    watched: 'You watched',
    next: 'Next time',
    back: 'Back',
    goOn: 'Go on learning',
    kept: 'Your words are kept here:',
    lookAgain: 'Look again',
    looking: 'Looking…',
  },
} as const
