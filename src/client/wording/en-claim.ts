/** The words of the screen for what was made before an address was proven: loaded with it only. */
export const claimWords = {
  title: 'Is this yours?',
  heading: 'Is this yours?',
  intro:
    'Your e-mail address is confirmed. Before that, somebody used it here: perhaps you, on another device, or perhaps somebody who mistyped their own.',
  there: {
    students: (count: number) => (count === 1 ? '1 student' : `${count} students`),
    films: (count: number) => (count === 1 ? '1 video' : `${count} videos`),
    and: ' and ',
    on: (day: string) => `, made on ${day}.`,
    between: (first: string, last: string) => `, made between ${first} and ${last}.`,
    waiting: 'It waits here, and nobody can see or use it until you decide.',
  },
  ended:
    'To be safe, everything that opened the account before has ended: the password, phone number and PIN, the children’s devices, and all other sign-ins.',
  take: {
    heading: 'It is mine',
    text: 'Everything stays. We ask for your consent once more before a lesson, and you can set a password and a PIN in your account.',
    submit: 'Keep everything',
    submitting: 'Keeping…',
  },
  throwAway: {
    heading: 'It is not mine',
    text: 'Everything is deleted for good, and you begin with an empty account.',
    submit: 'Delete it all',
    question: 'Delete everything for good?',
    warning: 'Students, notes, lessons, drawings and videos of this account are gone then. Nobody can bring them back.',
    confirm: 'Delete for good',
    submitting: 'Deleting…',
    cancel: 'Go back',
  },
  notSure: 'Not sure? Log out and come back: nothing happens until you choose.',
  failed: 'That did not work. Please try again.',
} as const
