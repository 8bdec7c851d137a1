import { findExpressions } from '#shared/answers/expressions.ts'
import { exactEntry } from '../../know/book/book.ts'
import { isQuestion } from '../../know/book/stems.ts'
import { type Place, sayingIn } from '../../know/sayings.ts'
import type { Decision } from '../../move.ts'
import { wasSaid } from '../../say/say.ts'
import { openProblem } from '../../state.ts'
import { askChat, choices, isStrict } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

const fewestAtWork = 4

/** 'I feel better now bye': it goes. */
const leaves = /\S+ \S+.*\b(?:bye|goodbye|gtg|g2g)\W*$/i

/** What children say in nearly the same words is met with what a teacher would say to just that. */
export const saying = (heard: Heard): Decision | null => said(heard, 'first')
/** The same, where nothing closer was heard in the line. */
export const usualSaying = (heard: Heard): Decision | null => said(heard, 'behind')

/** What a child says in Spanish, answered in Spanish. */
export function spanishSaying({ lesson, written, ...rest }: Heard): Decision | null {
  if (openProblem(lesson) || isStrict(rest) || /^(?:sentence|offer|how|relation)$/.test(lesson.asked?.kind ?? ''))
    return null
  const says = sayingIn(written, false, 'spanish')?.older.find((one) => !wasSaid(lesson, one))
  if (!says) return null
  const closing = askChat({ ...lesson, aside: lesson.aside + 1, spanish: true }, { key: 'chat.more' })
  return reply([{ text: says }], { ...closing, lines: [] }, { kind: 'saying', mood: 'happy' })
}

function said(heard: Heard, place: Place): Decision | null {
  if (leaves.test(heard.text)) return null
  const { lesson, text, grade } = heard
  const open = openProblem(lesson)
  const isAtWork = open !== null && (text.split(/\s+/).length < fewestAtWork || /\d/.test(text))
  const isAnswer = lesson.asked?.kind === 'sentence' || lesson.asked?.kind === 'offer' || lesson.asked?.kind === 'how'
  if (lesson.spanish || isStrict(heard) || isAtWork || isAnswer || findExpressions(text).length > 0) return null
  const found = sayingIn(text, lesson.asked?.kind === 'feeling', place)
  const says = found && (grade <= 2 ? found.young : found.older).find((one) => !wasSaid(lesson, one))
  if (!says || exactEntry(text) || (/\?\s*$/.test(text) && !isQuestion(text))) return null
  const isFelt = lesson.asked?.kind === 'feeling'
  const closing = askChat(
    { ...lesson, aside: lesson.aside + 1 },
    { key: 'chat.more' },
    isFelt ? 'feeling' : 'chat',
    open ? choices(isFelt ? ['break', 'easier', 'goBack'] : ['goBack']) : [],
  )
  return reply([{ text: says }], { ...closing, lines: [] }, { kind: 'saying', mood: isFelt ? 'calm' : 'happy' })
}
