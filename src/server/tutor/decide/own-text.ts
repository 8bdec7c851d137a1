import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { computedIn } from '../read/computed/computed.ts'
import { openProblem } from '../state.ts'
import { isVerse, ownTextIn, shownBehind } from '../writing/own-text.ts'
import type { Genre } from '../writing/wished-writing.ts'
import { askWriting, checkWriting } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { beginPoem, poemLine } from './poem.ts'
import { isWriting } from './text-question.ts'

const gradeOfLines = 3
const fewestOfLine = 9
/** A capital, and people that did something: a line of the text that is being planned, with or without its end mark. */
const isLineOfText = (text: string) =>
  /^[A-Z][a-z']* (?:[a-z']+ ){0,6}(?:was|were|had|sat|went|ran|saw|said|came|\w+ed)\b/.test(text) &&
  text.split(/\s+/).length >= fewestOfLine &&
  !/\b(?:you|today|yesterday|lol|haha|teacher|homework|essay|story)\b|\?/i.test(text)

const taken = new Set(['sentence', 'play', 'story', 'feeling', 'relation'])

/** A text of the child's that comes without a word of it: an essay, a story in one line, a verse. */
export function ownText(heard: Heard): Decision | null {
  const { lesson, text, written, grade } = heard
  const { asked } = lesson
  if (lesson.spanish || lesson.awaitsText || lesson.passage !== null || openProblem(lesson)) return null
  if ((asked && taken.has(asked.kind)) || asked?.about?.startsWith('tale')) return null
  if (/^\W*(?:can|will|would|could) (?:you|u)\b.{0,30}\bread\b/i.test(text)) return null
  const shown = shownBehind(written)
  if (isVerse(shown ?? written)) {
    const open = beginPoem({ lesson })
    return poemLine({ ...heard, text: shown ?? written, lesson: { ...lesson, asked: open.lesson.asked } })
  }
  const isOwn =
    ownTextIn(written, grade) !== null || (isWriting(lesson) && grade >= gradeOfLines && isLineOfText(written))
  const own = shown ?? (isOwn ? written : null)
  if (own === null || (isQuestion(own) && !/[.!]/.test(own)) || computedIn(own) !== null) return null
  const thread = isWriting(lesson) ? lesson.thread : ''
  const about = shown === null ? 'wait' : `wait:${namedIn(written)}`
  const closing = askWriting(lesson, [], about)
  return checkWriting({ ...heard, lesson: { ...lesson, thread, asked: closing.asked } }, own)
}

/** What a child calls its text, by what it is. */
const genreByName: Readonly<Record<string, Genre>> = {
  story: 'story',
  narrative: 'story',
  essay: 'opinion',
  letter: 'letter',
  report: 'report',
  dbq: 'report',
  summary: 'summary',
}
const names = new RegExp(`\\b(${Object.keys(genreByName).join('|')})\\b`, 'i')

const namedIn = (text: string): Genre => genreByName[names.exec(text.slice(0, 60))?.[1]?.toLowerCase() ?? ''] ?? 'other'
