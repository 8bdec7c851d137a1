import type { TutorMark } from '#shared/drawing.ts'
import type { ExerciseView, Move, WorkedExample } from '../brain.ts'
import { isTask } from '../built-in/exercise-kinds.ts'
import type { Box } from './boxes.ts'
import { laidOut } from './layout.ts'
import { sketchSum } from './sketch-sum.ts'

/**
 * What the tutor draws with a move on the child's blackboard, off the child's work. It tells nothing that the move does
 * not tell: pictures that help have no answer in them, a worked solution is drawn only where the move has one.
 */
export function drawBack(move: Move, taken: readonly Box[]): TutorMark[] {
  return laidOut(sketchFor(move), taken) ?? []
}

function sketchFor(move: Move): TutorMark[] {
  switch (move.kind) {
    case 'correct':
      return helping(move.exercise)
    case 'hint':
      return move.example ? worked(move.example) : move.level === 0 ? [] : helping(move.exercise)
    case 'explain':
      return worked(move.example)
    case 'ask':
      return move.exercise && move.about === 'tried' ? written(move.exercise) : []
    case 'exercise':
      return written(move.exercise)
    case 'praise':
      return written(move.next)
    default:
      return []
  }
}

const helping = (view: ExerciseView): TutorMark[] => (isTask(view) ? helpingTask(view.task.name) : sketchSum(view))

/** Rounding is seen best on a line: where does the number stand between its neighbors? */
function helpingTask(name: string): TutorMark[] {
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

/** The question on the board, where it is short enough to be written. */
function written(view: ExerciseView): TutorMark[] {
  if (!isTask(view)) return [{ kind: 'text', x: 0, y: 40, size: 40, text: `${view.question} = ?` }]
  const { question } = view
  return question.length <= longest ? [{ kind: 'text', x: 0, y: 28, size: 26, text: question }] : []
}

/** A worked solution, line below line. */
function worked({ question, steps }: WorkedExample): TutorMark[] {
  const lines = [question, ...steps].filter((line) => line.length <= longest)
  if (lines.length < 2 || lines.length < steps.length) return []
  return lines.map((text, at) => ({ kind: 'text', x: 0, y: 30 + at * 36, size: at === 0 ? 26 : 22, text }))
}
