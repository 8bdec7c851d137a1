import { exactEntry } from '../know/book/book.ts'
import { answerTo, entryAnswer, isSurelyInBook, type Known } from '../know/know.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { tellKnown } from './tell.ts'

// A thing of school by its bare name, as it is typed into a search: 'the water cycle', 'mitosis vs meiosis', 'idk what photosynthesis is'.

const fewestSigns = 10
const mostWords = 6
const against = /^(?:an? |the )?([a-z' -]{3,30}?) (?:vs|versus)\.? (?:an? |the )?([a-z' -]{3,30})$/
const unknown =
  /^(?:(?:so|but|um+|and) )*(?:idk|i don'?t know|not sure) (?:what|who) (.{3,40}?) (?:is|are|was|were|means?)$/
const named = /^(?:define|explain|facts about|info on|info about|list|name) (?:the |an? )?([a-z' -]{3,40})$/

export function bareTopic(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const isTalk = lesson.asked === null || /^(?:chat|topic)$/.test(lesson.asked.kind)
  if (lesson.spanish || lesson.passage || openProblem(lesson) || !isTalk) return null
  const line = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!?\s]+$/, '')
    .trim()
  const known = compared(line, heard.grade) ?? nameOf(line, heard.grade)
  return known && !known.isFamily ? tellKnown(heard, known) : null
}

function compared(line: string, grade: number): Known | null {
  const [, one, other] = against.exec(line) ?? []
  const asked = `what is the difference between ${one} and ${other}`
  return one && other && isSurelyInBook(asked) ? answerTo(asked, grade) : null
}

/** It is in the book in the very words 'what is …', and long enough to be no word of talk. */
function nameOf(line: string, grade: number): Known | null {
  const led = unknown.exec(line)?.[1] ?? named.exec(line)?.[1]
  const name = led ?? line
  if (name.split(/\s+/).length > mostWords || (led === undefined && name.length < fewestSigns)) return null
  for (const begins of ['what is', 'what was', 'who is', 'what does']) {
    const entry = exactEntry(`${begins} ${name}${begins === 'what does' ? ' mean' : ''}`)
    if (entry) return entryAnswer(entry.id, grade)
  }
  return null
}
