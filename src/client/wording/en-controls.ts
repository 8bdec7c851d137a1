import type { SideTalk } from '#shared/controls-rules.ts'
import type { KeepDays } from '#shared/keeping-rules.ts'
import type { Subject } from '#shared/subjects.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'

/** The parent's settings of a child. */
export const controlWords = {
  open: 'Settings',
  openFor: (nickname: string) => `Settings for ${nickname}`,
  title: (nickname: string) => `Settings for ${nickname}`,
  intro: 'They hold from your child’s next message or card on, also in a lesson that is open.',
  time: 'Time',
  offer: 'Subjects and tools',
  voice: 'Voice and pictures',
  talk: 'Talk',
  kept: 'What is kept',
  device: 'Device',
  subjects: 'Subjects',
  subjectsHint:
    'Of a subject that is off there are no cards, exercises and films. Your child’s own questions are answered.',
  noSubject: 'Please leave at least one subject on.',
  subject: {
    math: 'Math',
    reading: 'Reading',
    science: 'Science',
    'problem-solving': 'Puzzles and problem-solving',
  } satisfies Record<Subject, string>,
  tools: 'Tools',
  toolsHint: 'A tool that is off is not shown. The chat is always there.',
  tool: {
    'letter-tracing': 'Letter Tracing',
    blackboard: 'Blackboard',
    video: 'TV / Video',
    flashcards: 'Flashcards (Test Mode)',
    'multiple-choice': 'Multiple Choice',
  } satisfies Record<SwitchableTool, string>,
  tutorVoice: 'The tutor’s voice',
  tutorVoiceHint: 'Replies and cards are read aloud. Without it your child reads.',
  reading: 'Help with reading',
  readingHint: 'The tutor uses short words, as for grade 2, and cards are read aloud by themselves.',
  photos: 'Photos of homework',
  photosHint: 'Your child may attach a photo, where a service that reads photos is set up here.',
  sideTalk: 'Talk beside the lesson',
  way: {
    relaxed: 'Relaxed',
    usual: 'Usual',
    strict: 'Strict',
  } satisfies Record<SideTalk, string>,
  wayHint: {
    relaxed: 'The tutor chats along for a while before it comes back to the exercise.',
    usual: 'The tutor answers, and after a reply or two it comes back to the exercise.',
    strict: 'The tutor answers in a word and comes back to the exercise at once.',
  } satisfies Record<SideTalk, string>,
  sideTalkHint: 'A feeling or a worry is always heard first.',
  keep: 'Lessons are kept for',
  keepFor: { 30: '30 days', 90: '90 days', 365: '1 year', 1095: '3 years' } satisfies Record<KeepDays, string>,
  keepHint:
    'After that, what was said, drawn and written is deleted by itself. What your child can do stays on the map.',
  keepLess: 'Lessons that are older are deleted within the hour after you save. They cannot be brought back.',
  deviceHint: 'Lets your child learn on a tablet or phone of its own, without your account.',
  cancel: 'Cancel',
  save: 'Save settings',
  saving: 'Saving...',
  saved: (groups: readonly string[]) => `Saved: ${groups.join(', ')}.`,
  unchanged: 'Nothing was changed.',
  failed: 'The settings could not be saved.',
} as const
