import { blackboardWords } from './en-blackboard.ts'

/** More words of the blackboard, for its parts that come when they are needed. */
export const boardPartWords = {
  place: blackboardWords.place,
  layer: (tutor: string) => `What ${tutor || 'your tutor'} drew`,
  marks: {
    text: (text: string) => `The text ${text}`,
    line: 'A line',
    arrow: (place: string) => `An arrow that points to the ${place}`,
    circle: (place: string) => `A ring, ${place}`,
    highlight: (place: string) => `A bright spot, ${place}`,
    array: (rows: number, columns: number) =>
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${columns} ${columns === 1 ? 'dot' : 'dots'}`,
    numberLine: (from: number, to: number) => `A number line from ${from} to ${to}`,
    hop: (from: number, to: number) => `a hop from ${from} to ${to}`,
  },

  reading: 'What I see',
  yes: 'Yes',
  no: 'No',
  somethingElse: 'Something else',
  tell: 'Tell me what it is.',
  itIs: 'It is',
  send: 'Send',
  close: 'Close',
  sent: (tutor: string) => `${tutor || 'Your tutor'} knows now.`,
  busyTutor: 'Your tutor is busy. Try again in a moment.',
  tryAgain: 'Try again',

  galleryEmpty: 'Your gallery is empty.',
  galleryHint: 'Press Keep it to put a drawing here.',
  galleryFailed: blackboardWords.galleryFailed,
  galleryLoading: 'Getting your drawings…',
  goOnWith: (day: string) => `Go on with a copy of ${day}`,
  opened: 'Here is a copy. The first one stays.',
} as const
