import { spokenIn } from '../know/words/spoken-line.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { besideOpen } from './words-compared.ts'

const marks =
  '(?:(?:talking|speaking|speech|quotation|quote|quoting|talk|said) (?:marks?|things?|thingies|bubbles?)|quotes?|quotations?|quotashun marks?)'
const asksPlace = new RegExp(
  `\\b(?:where|how|when)\\b.{0,30}\\b${marks}|\\b(?:put|add|use|fix|help|need|do)\\b.{0,24}\\b${marks}|\\b${marks}\\b.{0,20}\\b(?:go|goes|belong)\\b`,
  'i',
)
/** From a book, for an essay: that is another thing. */
const ofSource =
  /\b(?:cite|source|essay|evidence|from (?:the|a|my) (?:book|text|story|article|poem)|text|find|good quotes?)\b/i

/** 'Where do the talking marks go. burt said i will do it': shown on the child's own line. */
export function spokenMarked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (
    lesson.spanish ||
    written.length > 300 ||
    lesson.asked?.kind === 'play' ||
    openProblem(lesson)?.subject === 'reading'
  )
    return null
  if (!asksPlace.test(written) || ofSource.test(written) || /["“”]/.test(written)) return null
  const asked = /^\W*\S+(?: \S+){0,14}?\W*$/.test(written)
  const line = spokenIn(written.replace(asksPlace, '¦')) ?? spokenIn(lesson.thread)
  if (line === null && !asked) return null
  return reply(
    [line === null ? { key: 'speech.how' } : { key: 'speech.marks', values: { line } }],
    besideOpen(heard, { key: 'speech.ask' }),
    { kind: 'words', mood: 'happy' },
  )
}
