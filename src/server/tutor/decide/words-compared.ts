import { type Compared, comparedWords } from '../know/words/compared-words.ts'
import { capital } from '../know/words/question-words.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, type Closing, isStrict } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

/** The text that is written, and a problem that waits, stay open behind it. */
export function besideOpen(heard: Heard, line: Line): Closing {
  const lesson = { ...heard.lesson, told: 'lang:', aside: heard.lesson.aside + 1 }
  if (openProblem(lesson) && isStrict(heard)) return askAgain(heard, { ...lesson, asked: null })
  const closing = askChat(lesson, line)
  const isText = lesson.asked?.kind === 'sentence' || lesson.asked?.about?.startsWith('tale') === true
  return isText ? { ...closing, asked: lesson.asked } : closing
}

/** 'Is big the same as enormous', 'is brave the same as not scared'. */
export function wordsCompared(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || lesson.asked?.kind === 'play' || lesson.passage !== null) return null
  if (openProblem(lesson)?.subject === 'reading') return null
  const found = comparedWords(written)
  if (!found) return null
  const word = found.is === 'more' ? found.strong : found.two
  return reply([lineOf(found, heard.grade)], besideOpen(heard, { key: 'compare.ask', values: { word } }), {
    kind: 'words',
    mood: 'happy',
  })
}

function lineOf(found: Compared, grade: number): Line {
  if (found.is === 'told') return { text: grade <= 2 ? found.young : found.older, fact: true }
  if (found.is === 'more') {
    const { weak, strong, more } = found
    const values = { weak, strong, more, Strong: capital(strong) }
    return { key: found.isDeed ? 'compare.deed' : 'compare.more', values }
  }
  const { one, two } = found
  return { key: `compare.${found.is}`, values: { one, two, One: capital(one) } }
}
