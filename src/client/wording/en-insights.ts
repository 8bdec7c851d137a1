import type { ClaimEvidence, InsightView } from '#shared/insight.ts'
import { minutesSaid } from './minutes.ts'

type LastDay = NonNullable<InsightView['last_day']>

const and = new Intl.ListFormat('en', { type: 'conjunction' })

/** What a parent reads of how a child is doing. */
export const insightWords = {
  heading: (nickname: string) => `How ${nickname} is doing`,
  loading: 'Looking at the answers…',
  failed: 'This could not be loaded.',
  noLesson: 'No lesson yet. After the first one, this says what it showed.',
  /** 'Today, 18 minutes with Luma: 27 + 15, spelling' */
  lastDay: ({ is, minutes: count, tutors, topics }: Omit<LastDay, 'date'>, day: string) => {
    const when = is === 'today' ? 'Today' : is === 'yesterday' ? 'Yesterday' : day
    const about = topics.length > 0 ? `: ${topics.join(', ')}` : ''
    return `${when}, ${minutesSaid(count)} with ${and.format(tutors)}${about}`
  },
  week: {
    heading: 'This week',
    child: 'Child',
    time: 'Time',
    lessons: 'Lessons',
    right: 'Right answers',
    rightOf: ({ right, tried }: InsightView['week']) => (tried === 0 ? '–' : `${right} of ${tried}`),
    minutes: ({ lessons, minutes }: InsightView['week']) => (lessons === 0 ? '–' : minutesSaid(minutes)),
  },
  evidence: 'See the answers',
  evidenceOf: (says: string) => `See the answers behind: ${says}`,
  noEvidence: 'The answers behind this are no longer there.',
  asked: 'Asked',
  answered: 'Answered',
  lookedLike: 'Looked like',
  wrote: (glyph: string) => `What was written for ${glyph}`,
  right: 'Right',
  notYet: 'Not yet',
  hints: ['without help', 'after a hint', 'after two hints', 'after much help', 'after the whole solution'],
  tools: {
    chat: 'Chat',
    flashcards: 'Flashcards',
    'multiple-choice': 'Multiple choice',
    'letter-tracing': 'Letter tracing',
    blackboard: 'Blackboard',
    video: 'Video',
  } satisfies Record<ClaimEvidence['tool'], string>,
  suggestion: 'An idea for next time',
  send: 'Send to the tutor',
  sendOf: (says: string) => `Send to the tutor: ${says}`,
  sending: 'Sending…',
  sent: 'The tutor gets this as a note for the next session.',
  undo: 'Undo',
  undoOf: (says: string) => `Undo: ${says}`,
  undone: 'The note is removed.',
  sendFailed: 'The note could not be sent. Please try again.',
  undoFailed: 'Failed to remove note.',
  notes: 'Notes for the tutor',
  noteCount: (permanent: number, temporary: number) =>
    permanent + temporary === 0 ? 'none yet' : `${permanent} permanent, ${temporary} for the next session`,
} as const
