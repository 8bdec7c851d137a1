import { ApiProblem } from '#client/api.ts'
import { type Store, store } from '#client/store/store.ts'
import { inkClock } from '#client/tools/canvas/clock.ts'
import { historyOf, push, undo } from '#client/tools/canvas/history.ts'
import type { HandwritingService } from '#client/tools/contract/handwriting-service.ts'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { type Habits, habitsOf, keepHabits } from './habits.ts'
import { judging, look, lookSoon, stopLooking } from './looking.ts'
import { nextAlone, taskAlone } from './next-alone.ts'
import type { Seat, Writer } from './seat.ts'
import { atFirst, type TracingState, triesInRound } from './tracing-state.ts'

/** Practice with letters, without a pixel: from the first letter to a good place to stop, and on. */
export type Sitting = Pick<Store<TracingState>, 'get' | 'subscribe'> & {
  /** Gets the first letter; does nothing when it is here. */
  open: (writer: Writer) => void
  choose: (glyph: string) => void
  setHabits: (change: Partial<Habits>) => void
  /** Shows how it is written, or stops. */
  show: (showing: boolean) => void
  now: () => number
  /** A pen is on the paper. */
  touch: () => void
  /** A stroke is drawn; null: it was none. */
  lift: (stroke: InkStroke | null) => void
  pick: (stroke: number, forward: boolean) => void
  undo: () => void
  clear: () => void
  done: () => void
  again: () => void
  goOn: () => void
  /** Another round. */
  more: () => void
  retry: () => void
}

/** As many as a try may have. */
const mostStrokes = 60

export function newSitting(letters: HandwritingService): Sitting {
  const state = store(atFirst)
  const seat: Seat = {
    letters,
    state,
    writer: { studentId: null, grade: -1 },
    turn: 0,
    since: 0,
    judged: 0,
    timer: undefined,
    clock: inkClock(),
    next: Promise.resolve(null),
  }
  const { get } = state
  const isWriting = () => get().phase === 'writing'
  return {
    get,
    subscribe: state.subscribe,
    open: (writer) => open(seat, writer),
    choose: (glyph) => void choose(seat, glyph),
    setHabits: (change) => setHabits(seat, change),
    show: (showing) => {
      stopLooking(seat)
      if (isWriting()) state.set({ showing })
    },
    now: () => seat.clock(),
    touch: () => {
      stopLooking(seat)
      if (get().showing) state.set({ showing: false })
    },
    lift: (stroke) => {
      if (!isWriting()) return
      const { ink } = get()
      if (stroke && ink.present.length < mostStrokes) state.set({ ink: push(ink, [...ink.present, stroke]) })
      void lookSoon(seat)
    },
    pick: (stroke, forward) => {
      if (isWriting()) state.set({ chosen: [...get().chosen, { stroke, forward }] })
    },
    undo: () => takeBack(seat),
    clear: () => {
      stopLooking(seat)
      const { ink, habits } = get()
      if (!isWriting()) return
      if (habits.withoutDrawing) state.set({ chosen: [] })
      else if (ink.present.length > 0) state.set({ ink: push(ink, []) })
    },
    done: () => void look(seat),
    again: () => {
      const { task } = get()
      if (task && get().phase === 'judged') present(seat, task)
    },
    goOn: () => void goOn(seat),
    more: () => {
      if (get().phase !== 'ended') return
      state.set({ roundFrom: get().tries.length })
      void follow(seat)
    },
    retry: () => {
      if (get().phase === 'failed') void fetchFirst(seat)
    },
  }
}

function open(seat: Seat, writer: Writer): void {
  const isNew = writer.studentId !== seat.writer.studentId
  const isFirst = seat.turn === 0
  seat.writer = writer
  if (isNew && writer.studentId) seat.state.set({ habits: habitsOf(writer.studentId) })
  if (isFirst) void fetchFirst(seat)
  else if (isNew) reshape(seat)
}

async function fetchFirst(seat: Seat): Promise<void> {
  const turn = ++seat.turn
  seat.state.set({ phase: 'loading' })
  void judging.bring()
  try {
    const task = await seat.letters.next()
    if (turn === seat.turn) present(seat, task)
  } catch (error) {
    if (turn === seat.turn) fallBack(seat, error, nextAlone(seat.state.get()))
  }
}

async function choose(seat: Seat, glyph: string): Promise<void> {
  stopLooking(seat)
  const turn = ++seat.turn
  seat.state.set({ phase: 'loading' })
  try {
    const task = await seat.letters.next(glyph)
    if (turn === seat.turn) present(seat, task)
  } catch (error) {
    if (turn === seat.turn) fallBack(seat, error, taskAlone(glyph, seat.state.get()))
  }
}

/** Without a line the child goes on writing; what the server itself refuses stands. */
function fallBack(seat: Seat, error: unknown, task: HandwritingTask): void {
  if (error instanceof ApiProblem && error.problem.request_id !== '')
    seat.state.set({ phase: 'failed', failure: error.problem.error })
  else present(seat, task)
}

/** Puts clean paper there. */
function present(seat: Seat, task: HandwritingTask): void {
  stopLooking(seat)
  const { habits, bands } = seat.state.get()
  const shape = wordShape(task.glyph, habits.hand, task.style)
  if (!shape) {
    seat.state.set({ phase: 'failed', failure: words.failed })
    return
  }
  seat.turn++
  seat.since = Date.now()
  seat.clock = inkClock()
  seat.state.set({
    phase: 'writing',
    task,
    shape,
    turn: seat.turn,
    showing: task.stage === 'model',
    ink: historyOf([]),
    chosen: [],
    verdict: null,
    failure: null,
    bands: { ...bands, [task.glyph]: task.band },
  })
}

function setHabits(seat: Seat, change: Partial<Habits>): void {
  stopLooking(seat)
  const habits = { ...seat.state.get().habits, ...change }
  if (seat.writer.studentId) keepHabits(seat.writer.studentId, habits)
  seat.state.set({ habits })
  if (change.hand) reshape(seat)
  if (change.withoutDrawing !== undefined) seat.state.set({ showing: false, chosen: [] })
}

/** The same letter for the other hand. */
function reshape({ state }: Seat): void {
  const { task, habits } = state.get()
  const shape = task && wordShape(task.glyph, habits.hand, task.style)
  if (shape) state.set({ shape })
}

function takeBack(seat: Seat): void {
  stopLooking(seat)
  const { phase, habits, chosen, ink } = seat.state.get()
  if (phase !== 'writing') return
  if (habits.withoutDrawing) seat.state.set({ chosen: chosen.slice(0, -1) })
  else seat.state.set({ ink: undo(ink) })
}

/** Whoever pressed 'Done' twice has not seen what was said. Milliseconds. */
const leastLook = 400

async function goOn(seat: Seat): Promise<void> {
  const { phase, tries, roundFrom } = seat.state.get()
  if (phase !== 'judged' || Date.now() - seat.judged < leastLook) return
  if (tries.length - roundFrom >= triesInRound) seat.state.set({ phase: 'ended' })
  else await follow(seat)
}

/** A line that takes longer than this is no line. */
const patience = 2_500

/** On with what the server wants; without a line, with what this sitting knows. */
async function follow(seat: Seat): Promise<void> {
  const turn = ++seat.turn
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  const next = await Promise.race([seat.next, late])
  clearTimeout(timer)
  if (turn !== seat.turn) return
  present(seat, next ?? nextAlone(seat.state.get()))
}
