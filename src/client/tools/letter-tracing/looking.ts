import { lateFile } from '#client/late/late-file.ts'
import type { LetterTry } from '#client/tools/contract/handwriting-service.ts'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import type { HandwritingLogged } from '#shared/handwriting.ts'
import type { Judgment, ToJudge } from './judge.ts'
import { forSending } from './payload.ts'
import type { Seat } from './seat.ts'
import { hasWritten, type Shown } from './tracing-state.ts'

export const judging = lateFile(() => import('./judge.ts'))

/** So long the pen rests before a letter with all its strokes is looked at. */
const rests = 1_600

/** What there is to look at; null when nothing is being written. */
function toJudge({ state, writer }: Seat): ToJudge | null {
  const { task, shape, habits, ink, chosen } = state.get()
  if (!task || !shape) return null
  const { hand, withoutDrawing } = habits
  const strokes = withoutDrawing ? [] : forSending(ink.present)
  return { task, shape, hand, grade: writer.grade, strokes, chosen: withoutDrawing ? chosen : null }
}

/** Nothing is looked at any more before the child asks for it, or rests again. */
export function stopLooking(seat: Seat): void {
  clearTimeout(seat.timer)
  if (seat.state.get().looking) seat.state.set({ looking: false })
}

/** Looks at the letter in a moment, when it seems to be all there. The youngest always say so themselves. */
export async function lookSoon(seat: Seat): Promise<void> {
  stopLooking(seat)
  const { habits, ink, shape } = seat.state.get()
  if (habits.waits || habits.withoutDrawing || seat.writer.grade < 0) return
  if (!shape || ink.present.length < shape.strokes.length) return
  const judge = await judging.load().catch(() => null)
  const now = seat.state.get()
  if (!judge || now.ink !== ink || now.phase !== 'writing' || now.habits.waits) return
  const asked = toJudge(seat)
  if (!asked || judge.seemsUnfinished(asked)) return
  clearTimeout(seat.timer)
  seat.state.set({ looking: true })
  seat.timer = setTimeout(() => void look(seat), rests)
}

/** Looks at what was written: at once here, and the server's own look stands when it comes. */
export async function look(seat: Seat): Promise<void> {
  const before = seat.state.get()
  if (before.phase !== 'writing' || !hasWritten(before)) return
  clearTimeout(seat.timer)
  const latency = Math.max(0, Math.min(86_400_000, Date.now() - seat.since))
  seat.state.set({ phase: 'judging', looking: false, showing: false })
  const asked = toJudge(seat)
  if (!asked) return
  const judge = await judging.load().catch(() => null)
  const judgment = judge?.judge(asked) ?? null
  const { turn } = seat
  seat.judged = Date.now()
  seat.state.set({ phase: 'judged', verdict: shownBy(judgment), tries: withTry(seat, asked, judgment) })
  const logged = send(seat, asked, latency)
  seat.next = logged.then((answer) => answer?.next ?? null)
  const answer = await logged
  if (answer) seat.state.set({ bands: bandsWith(seat, asked, answer) })
  const { verdict, phase } = seat.state.get()
  if (answer && verdict && phase === 'judged' && turn === seat.turn)
    seat.state.set({ verdict: agreed(verdict, answer) })
}

function send(
  seat: Seat,
  { task, hand, strokes, chosen }: ToJudge,
  latency_ms: number,
): Promise<HandwritingLogged | null> {
  const { glyph, stage } = task
  const tried: LetterTry = {
    glyph,
    stage,
    hand,
    strokes: strokes.map((stroke) =>
      stroke.map(([x, y, t, pressure]): [number, number, number, number] => [x, y, t, pressure]),
    ),
    latency_ms,
    ...(chosen && { ordered: [...chosen] }),
  }
  return seat.letters.log(tried).catch(() => null)
}

function shownBy(judgment: Judgment | null): Shown {
  if (!judgment) return { right: null, says: words.kept, tryThis: null, reversedAs: null, marks: [], begin: null }
  const { right, says, tryThis, reversedAs, begin } = judgment.verdict
  return { right, says, tryThis, reversedAs, marks: judgment.marks, begin }
}

/** The lines keep their colours where both looks agree. */
function agreed(shown: Shown, { was_correct, says, try_this, reversed_as }: HandwritingLogged): Shown {
  const [marks, begin] = shown.right === was_correct ? [shown.marks, shown.begin] : [[], null]
  return { right: was_correct, says, tryThis: try_this, reversedAs: reversed_as, marks, begin }
}

function withTry({ state }: Seat, { task, strokes }: ToJudge, judgment: Judgment | null) {
  const { right = false, score = 0 } = judgment?.verdict ?? {}
  return [...state.get().tries, { glyph: task.glyph, stage: task.stage, right, score, strokes }]
}

function bandsWith({ state }: Seat, { task }: ToJudge, { band }: HandwritingLogged) {
  return { ...state.get().bands, [task.glyph]: band }
}
