import type { SaidAbout, SessionContents } from '#shared/history.ts'
import type { ExportForm, HistoryShow } from '#shared/history-rules.ts'
import { minutesSaid } from './minutes.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What a parent reads about the sessions of a child. */
export const historyWords = {
  show: 'Show',
  shows: {
    all: 'All sessions',
    drawings: 'With drawings',
    alarm: 'With something you were told about',
    math: 'Math',
    reading: 'Reading',
    science: 'Science',
    'problem-solving': 'Problem solving',
  } satisfies Record<HistoryShow, string>,
  noneOfThese: 'No sessions of this kind.',
  with: (tutor: string, minutes: number) => `With ${tutor}, ${minutesSaid(minutes)}`,
  answers: (right: number, tried: number) => `${right} of ${tried} right`,
  drawings: (count: number) => counted(count, 'drawing'),
  alarm: 'You were told about something here',
  open: 'Going on now',
  search: 'Search in what was said',
  searchExample: 'For example: fractions',
  find: 'Search',
  finding: 'Searching…',
  backToAll: 'Back to all sessions',
  found: (about: string) => `Said about “${about}”`,
  nothingFound: (about: string) => `Nothing was said about “${about}”.`,
  nothingFoundHint: 'Try another word, or fewer words.',
  said: (who: string, day: string, time: string) => `${who} · ${day}, ${time}`,
  readOf: (who: string, day: string, time: string) => `Read it in the session: ${who}, ${day}, ${time}`,
  export: 'Download everything that was said',
  forms: { html: 'As a page', csv: 'As a table (CSV)', json: 'As data (JSON)' } satisfies Record<ExportForm, string>,
  remove: (date: string) => `Delete the session from ${date}`,
  removeTitle: 'Delete this session?',
  removeWhat: ({ messages, drawings, photos, wonders, memories, notes }: SessionContents) =>
    `This goes for good: ${listed(
      [
        counted(messages, 'message'),
        drawings > 0 && counted(drawings, 'drawing'),
        photos > 0 && counted(photos, 'photo'),
        wonders > 0 && counted(wonders, 'question'),
        notes > 0 && `${counted(notes, 'note')} for this session only`,
        memories > 0 && `${counted(memories, 'thing')} the tutor remembers from it`,
      ].filter((part) => part !== false),
    )}.`,
  removeStays: (nickname: string, answers: number) =>
    answers === 0
      ? `What ${nickname} can do stays known.`
      : `What ${nickname} showed in ${counted(answers, 'answer')} stays known, so that practice goes on where it stands. What was typed to the tutor goes.`,
  removeOpen: 'This session still goes on. It can be deleted when it is over.',
  removeYes: 'Delete for good',
  removeNo: 'Keep it',
  removing: 'Deleting…',
  removed: 'The session is deleted.',
  removeFailed: 'The session could not be deleted. It is still there.',
  counting: 'Looking what would go…',
  countFailed: 'We could not look what would go.',
  removeSaid: (about: string) => `Delete everything said about “${about}”`,
  removeSaidTitle: (about: string) => `Delete everything said about “${about}”?`,
  removeSaidWhat: ({ messages, sessions }: SaidAbout) =>
    `This goes for good: ${counted(messages, 'message')} in ${counted(sessions, 'session')}. With each one goes what it answers, or what answers it.`,
  removeSaidNone: 'There is nothing to delete in sessions that are over.',
  removeSaidRest: 'The rest of these sessions stays.',
  removedSaid: ({ messages }: SaidAbout) => `${counted(messages, 'message')} deleted.`,
  removeSaidFailed: 'That could not be deleted. Everything is still there.',
} as const
