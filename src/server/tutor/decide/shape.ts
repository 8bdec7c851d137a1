import type { Decision, Line, Situation } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { noQuestion } from './ask.ts'
import { reply } from './reply.ts'

/** Minutes before the end at which the last question is given. */
const lastBefore = 3
/** Minutes after the end at which the tutor says goodbye even with a problem open. */
const grace = 5

const timeLeft = ({ minutes, length }: Situation) =>
  minutes === undefined || length === undefined ? Number.POSITIVE_INFINITY : length - minutes

export const isTimeUp = (situation: Situation) => timeLeft(situation) <= 0
export const isLastNext = (situation: Situation) => timeLeft(situation) <= lastBefore

/** The lesson has taken its time, or a goodbye was said: the child's words get a goodbye and nothing new begins. */
export function overTime(situation: Situation): Decision | null {
  const { lesson } = situation
  const isLate = timeLeft(situation) <= (openProblem(lesson) ? -grace : 0)
  return lesson.phase === 'over' || isLate ? goodbye(lesson, []) : null
}

/** What is true of this lesson, one thing for next time, and a goodbye. `before` is said of what was just solved. */
export function goodbye(lesson: Lesson, before: readonly Line[], isOver = true): Decision {
  const { solved, shown, problems } = lesson
  const last = solved.at(-1)
  const open = problems.findLast(({ misses, hint }) => misses > 0 || hint > 0) ?? problems.at(-1)
  const did: Line[] =
    last === undefined
      ? [{ key: 'bye.none' }]
      : [{ key: solved.length === 1 ? 'bye.one' : 'bye.some', values: { what: last, count: solved.length } }]
  const next: Line[] = open
    ? [{ key: 'bye.next', values: { what: open.item.name } }]
    : shown.length > 0
      ? [{ key: 'bye.next', values: { what: shown.at(-1) ?? '' } }]
      : []
  const closing = noQuestion(
    isOver ? { ...lesson, problems: [], play: null, homework: [], phase: 'over' } : { ...lesson, play: null },
  )
  return reply(
    [...before, ...did, ...(before.length === 0 && isOver ? next : next.slice(0, 1)), { key: 'bye' }],
    closing,
    {
      kind: 'close',
      mood: 'happy',
    },
  )
}
