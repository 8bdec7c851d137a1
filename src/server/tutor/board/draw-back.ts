import type { TutorMark } from '#shared/drawing.ts'
import type { Move } from '../move.ts'
import { type Exercise, type Lesson, openProblem, questionOf } from '../state.ts'
import type { Box } from './boxes.ts'
import { laidOut } from './layout.ts'
import { sketchSum } from './sketch-sum.ts'

/**
 * What the tutor draws with a move on the child's blackboard, off the child's work. It tells nothing that the move does
 * not tell: pictures that help have no answer in them, a worked solution is drawn only where the move has one.
 */
export function drawBack(move: Move, lesson: Lesson, taken: readonly Box[]): TutorMark[] {
  return laidOut(sketchFor(move, lesson), taken) ?? []
}

function sketchFor(move: Move, lesson: Lesson): TutorMark[] {
  const open = openProblem(lesson)
  switch (move.kind) {
    case 'wrong':
    case 'hint':
    case 'show':
    case 'why':
      return open ? helping(open) : []
    case 'solve':
      return lesson.last ? worked(lesson.last) : []
    case 'own':
    case 'give':
    case 'credit':
      return open ? written(open) : []
    default:
      return []
  }
}

const helping = ({ item }: Exercise): TutorMark[] => {
  const line = aroundRounded(item.name)
  return line.length > 0 ? line : sketchSum(item.name)
}

/** Rounding is seen best on a line: where does the number stand between its neighbors? */
function aroundRounded(name: string): TutorMark[] {
  const [, digits] = /^rounding ([\d,]+)$/.exec(name) ?? []
  const value = Number(digits?.replaceAll(',', ''))
  if (!digits || !Number.isInteger(value) || value < 10 || value > 999) return []
  const from = 10 * Math.floor(value / 10)
  return [
    { kind: 'number-line', x: 0, y: 70, width: 420, from, to: from + 10, step: 1, hops: [] },
    { kind: 'arrow', from: [((value - from) / 10) * 420, 8], to: [((value - from) / 10) * 420, 52] },
  ]
}

const longest = 44
const isSum = (name: string) => /^[\d\s.,/+−×÷()]+$/.test(name)

/** The question on the board, where it is short enough to be written. */
function written(exercise: Exercise): TutorMark[] {
  const { name } = exercise.item
  if (isSum(name)) return [{ kind: 'text', x: 0, y: 40, size: 40, text: `${name} = ?` }]
  const question = questionOf(exercise)
  return question.length <= longest ? [{ kind: 'text', x: 0, y: 28, size: 26, text: question }] : []
}

/** A worked solution, line below line. */
function worked({ item: { name, solution } }: Exercise): TutorMark[] {
  const steps = solution[0].map(({ says }) => says)
  const lines = [name, ...steps].filter((line) => line.length <= longest)
  if (lines.length < 2 || lines.length < steps.length) return []
  return lines.map((text, at) => ({ kind: 'text', x: 0, y: 30 + at * 36, size: at === 0 ? 26 : 22, text }))
}
