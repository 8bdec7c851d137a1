import type { Hand, HandwritingTask } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import {
  boxOf,
  type Fit,
  fitLine,
  heightOf,
  type Line,
  resampleLine,
  widthOf,
} from '#shared/tools/letter-tracing/geometry.ts'
import type { LetterShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { type LetterVerdict, scoreLetter } from '#shared/tools/letter-tracing/score-letter.ts'
import { type Chosen, scoreOrder } from '#shared/tools/letter-tracing/score-order.ts'

export type ToJudge = {
  task: HandwritingTask
  shape: LetterShape
  hand: Hand
  grade: number
  strokes: readonly InkStroke[]
  /** Put in order instead of drawn. */
  chosen: Chosen | null
}

/** What one line that was drawn shows: it is good, or worth another look; null where nothing can be said. */
export type Mark = 'good' | 'again' | null
export type Judgment = { verdict: LetterVerdict; marks: readonly Mark[] }

/** Looks at a try, by the same rules as the server. */
export function judge({ task: { glyph, stage, style }, shape, hand, grade, strokes, chosen }: ToJudge): Judgment {
  if (chosen) return { verdict: scoreOrder({ glyph, hand, style, ordered: chosen }), marks: [] }
  const verdict = scoreLetter({ glyph, stage, hand, style, grade, strokes })
  const isOnTheLetter = stage === 'model' || stage === 'trace' || stage === 'dots'
  return { verdict, marks: marksOn(strokes, shape, verdict, isOnTheLetter) }
}

/** Whether a child that rests its pen now is likely to go on. */
export function seemsUnfinished(toJudge: ToJudge): boolean {
  const { faults } = judge(toJudge).verdict
  return faults.some((fault) => fault === 'missing-stroke' || fault === 'half-drawn')
}

const goodFrom = 60
const looked = 24

/** Each line takes the scores of the strokes of the model that it lies nearest to. */
function marksOn(
  strokes: readonly InkStroke[],
  shape: LetterShape,
  verdict: LetterVerdict,
  isOnTheLetter: boolean,
): Mark[] {
  const lines: Line[] = strokes.map((stroke) => stroke.map(([x, y]) => [x, y]))
  const scored = shape.strokes.flatMap(({ path, letter }, i) => {
    const first = shape.strokes.findIndex((stroke) => stroke.letter === letter)
    const score = verdict.strokes.find((one) => one.letter === letter && one.stroke === i - first)?.score
    return score === undefined ? [] : [{ line: resampleLine(path, looked), score }]
  })
  if (scored.length === 0 || verdict.reversedAs !== null) return lines.map(() => (verdict.right ? 'good' : null))
  const fit = isOnTheLetter ? still : over(lines, shape)
  return lines.map((line) =>
    meanScore(fitLine(resampleLine(line, looked), fit), scored) >= goodFrom ? 'good' : 'again',
  )
}

type Scored = { line: Line; score: number }

function meanScore(line: Line, scored: readonly Scored[]): number {
  let sum = 0
  for (const [x, y] of line) {
    let [nearest, score] = [Infinity, 0]
    for (const one of scored)
      for (const [u, v] of one.line) {
        const away = (x - u) ** 2 + (y - v) ** 2
        if (away < nearest) [nearest, score] = [away, one.score]
      }
    sum += score
  }
  return sum / Math.max(1, line.length)
}

const still: Fit = { sx: 1, sy: 1, dx: 0, dy: 0 }

/** Lays what was written somewhere on the paper over the model. */
function over(lines: readonly Line[], shape: LetterShape): Fit {
  const [from, to] = [boxOf(lines), boxOf(shape.strokes.map(({ path }) => path))]
  const ratio = (a: number, b: number) => (b < 12 || a < 12 ? 1 : a / b)
  const [sx, sy] = [ratio(widthOf(to), widthOf(from)), ratio(heightOf(to), heightOf(from))]
  return { sx, sy, dx: to.left - from.left * sx, dy: to.top - from.top * sy }
}
