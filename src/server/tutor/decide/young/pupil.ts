import { findExpressions } from '#shared/answers/expressions.ts'
import type { Decision, Line } from '../../move.ts'
import { worth } from '../../read/algebra.ts'
import { openProblem } from '../../state.ts'
import { askChat, isStrict } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// The child is the teacher and quizzes the tutor: the tutor answers as a pupil would, and rightly. Only small facts: nobody's homework is
// done in it.

const swaps =
  /\b(?:you|u)(?:'?re| are| r| be| can be| get to be)? (?:the |a |my )?(?:kid|student|pupil|learner|kindergartner)\b|\b(?:you'?re|ur) (?:the |a |my )?(?:kid|student|pupil)\b|\b(?:i'?m|i am|i'?ll be|i will be|i be|i get to be) (?:the |a |your )?(?:teacher|techer|teecher|tutor)\b/i
const quizzes =
  /\b(?:my turn to|i'?ll|i will|let me|i'?m gonna|im going to|can i|now i|i want to|i wanna) (?:ask|quiz|test) (?:you|u)\b/i
const scene = 'pretend:school'
const isTutorTeacher = /\b(?:you|u)(?:'?re| are| r| be| can be)? (?:the |a |my )?(?:teacher|techer|teecher)\b/i

const praised =
  /^\W*(?:(?:yes|yep|yeah|yay|wow|ok|okay|oh) )*(?:good job|great job|nice job|well done|(?:that'?s |thats |you'?re |ur )?(?:right|correct|rite)|very good|good (?:boy|girl|kid|student)|you (?:got it|get a (?:star|sticker|gold star))|yes|perfect|excellent|a ?plus)(?: (?:bolt|kid|student|again|job))*\W*$/i

const mostAdded = 20
const mostTimes = 12

/** What a small sum makes; null where it is none, or one that a pupil would have to write down. */
function smallSum(text: string): number | null {
  const [sum, ...more] = findExpressions(text)
  if (!sum || more.length > 0 || sum.operands.length !== 2 || sum.stated !== null) return null
  const most = /[×÷]/.test(sum.signs.join('')) ? mostTimes * mostTimes : mostAdded
  const values = sum.operands.map(({ value }) => value)
  const made = worth(values, sum.signs)
  const numbers = [...values, made].map((one) => (one === null ? Number.NaN : Number(one.valueOf())))
  const isSmall = numbers.every((one) => Number.isInteger(one) && one >= 0 && one <= most)
  return isSmall ? (numbers.at(-1) ?? null) : null
}

export function asPupil(heard: Heard): Decision | null {
  const { lesson, text, written } = heard
  if (lesson.spanish || openProblem(lesson) || isStrict(heard) || isTutorTeacher.test(written)) return null
  const isAsked = swaps.test(written) || quizzes.test(written)
  const isInScene = lesson.asked?.about === scene
  if (!isAsked && !isInScene) return null
  if (isInScene && praised.test(written)) return inClass(heard, [{ key: 'pupil.praised' }], null)
  const answer = smallSum(text)
  if (answer !== null) return inClass(heard, [{ key: 'pupil.answer', values: { answer } }], 'pupil.sure')
  if (findExpressions(text).length > 0) return isAsked ? inClass(heard, [{ key: 'pupil.big' }], null) : null
  return isAsked && !/\?\s*$|\b(?:what|how|why|who|which|when|where)\b/i.test(written)
    ? inClass(heard, [{ key: 'pupil.ready' }], null)
    : null
}

function inClass(heard: Heard, lines: readonly Line[], ask: string | null): Decision {
  const closing = askChat({ ...heard.lesson, aside: heard.lesson.aside + 1 }, { key: ask ?? 'chat.more' })
  const { asked } = closing
  return reply(
    lines,
    { ...closing, lines: ask === null ? [] : closing.lines, asked: asked && { ...asked, about: scene } },
    { kind: 'play.pupil', mood: 'happy' },
  )
}
