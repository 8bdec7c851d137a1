import type { Decision, Situation } from '../move.ts'
import { isOwn, openProblem, type Problem, withoutProblem } from '../state.ts'
import { patienceOf } from './ask.ts'

/**
 * An exercise of the tutor's that the child never took up does not wait for ever: it goes when the child works with
 * numbers of its own, or has talked of other things for as long as it would be asked for.
 */
export function letGo(situation: Situation, decision: Decision): Decision {
  const { lesson, move } = decision
  const open = openProblem(lesson)
  const was = openProblem(situation.lesson)
  if (!open || isOwn(open) || open.item.id !== was?.item.id || !isUntouched(open)) return decision
  const { asked } = lesson
  if (asked?.kind === 'answer' || asked?.kind === 'step' || asked?.yes === 'goBack') return decision
  const isLeft = move.kind === 'sight' || lesson.aside > patienceOf(situation).most
  if (!isLeft) return decision
  const after = withoutProblem(lesson, open.item.id)
  return { ...decision, lesson: { ...after, asked: asked ? { ...asked, problem: null } : null, screen: null } }
}

const isUntouched = ({ misses, hint, done, shown }: Problem) =>
  misses === 0 && hint === 0 && done.length === 0 && shown.length === 0
