import type { MemoryKind } from '#shared/memory.ts'

/** What a parent reads about a child's open questions, and about what the tutor remembers. */
export const wonderWords = {
  heading: (nickname: string) => `${nickname} wonders`,
  intro: 'Questions that the tutor had no answer to. Good ones to talk about together.',
  none: (nickname: string) =>
    `No open questions. When ${nickname} asks something that the tutor does not know, it will stand here.`,
  loading: 'Loading the questions…',
  failed: 'The questions could not be loaded.',
  question: (text: string) => `“${text}”`,
  asked: (day: string) => `Asked on ${day}`,
  answered: (text: string) => `The tutor said: ${text}`,
  talked: 'Talked about it',
  talkedOf: (text: string) => `Talked about it: ${short(text)}`,
  talkedDone: 'Put away under “Talked about”.',
  back: 'Put back',
  backOf: (text: string) => `Put back: ${short(text)}`,
  backDone: 'The question is open again.',
  saving: 'Saving…',
  remove: (text: string) => `Delete question: ${short(text)}`,
  removed: 'The question is deleted.',
  changeFailed: 'That could not be saved. Please try again.',
  removeFailed: 'The question could not be deleted. Please try again.',
  archive: 'Talked about',
  archiveNone: 'Nothing talked about yet.',
} as const

export const memoryWords = {
  heading: (tutor: string) => `What ${tutor} remembers`,
  headingOf: (tutor: string, nickname: string) => `What ${tutor} remembers of ${nickname}`,
  someTutor: 'the tutor',
  intro: 'For greetings and examples. What you delete is forgotten from the next lesson on.',
  none: (nickname: string) =>
    `Nothing yet. What ${nickname} likes, and ways to solve a problem that ${nickname} finds alone, will stand here. Never names, places or contacts.`,
  loading: 'Loading what is remembered…',
  failed: 'What is remembered could not be loaded.',
  kinds: {
    likes: (nickname: string, what: string) => `${nickname} likes ${what}`,
    strategy: (_nickname: string, what: string) => `An own way: ${what}`,
  } satisfies Record<MemoryKind, (nickname: string, what: string) => string>,
  said: (day: string) => `Said on ${day}`,
  correct: (what: string) => `Correct: ${what}`,
  likes: (nickname: string) => `${nickname} likes`,
  likesHint: 'One thing, like dinosaurs or soccer.',
  missing: 'Please type what it is.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  corrected: 'The tutor knows it from the next lesson on.',
  correctFailed: 'That could not be saved.',
  remove: (what: string) => `Delete: ${what}`,
  removed: 'Forgotten from the next lesson on.',
  removeFailed: 'That could not be deleted. Please try again.',
} as const

export const listWords = {
  retry: 'Try again',
  more: 'Show more',
  fewer: 'Show fewer',
  readOf: (line: string, text: string) => `${line}, ${short(text)}. Read what was said`,
} as const

const short = (text: string) => ([...text].length > 40 ? `${[...text].slice(0, 40).join('')}…` : text)
