import { type History, historyOf } from '#client/tools/canvas/history.ts'
import type { Band } from '#shared/bands.ts'
import type { HandwritingTask, Stage } from '#shared/handwriting.ts'
import type { InkStroke } from '#shared/ink.ts'
import type { LetterShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import type { Chosen } from '#shared/tools/letter-tracing/score-order.ts'
import { type Habits, usualHabits } from './habits.ts'
import type { Mark } from './judge.ts'

export type Phase = 'loading' | 'failed' | 'writing' | 'judging' | 'judged' | 'ended'

/** What is said about a try. `right` is null where nobody could look at it yet. */
export type Shown = {
  right: boolean | null
  says: string
  tryThis: string | null
  reversedAs: string | null
  /** What each line of the try shows. */
  marks: readonly Mark[]
  /** Where the pen should begin next time, laid over what was written; null when it went the right way. */
  begin: readonly (readonly [x: number, y: number])[] | null
}

/** A try of this sitting. */
export type Tried = {
  glyph: string
  stage: Stage
  right: boolean
  score: number
  strokes: readonly InkStroke[]
}

export type TracingState = {
  phase: Phase
  task: HandwritingTask | null
  shape: LetterShape | null
  /** Counts what was shown, so that a new try is known from the same one. */
  turn: number
  /** The model shows how it is written. */
  showing: boolean
  /** A moment later it will be looked at. */
  looking: boolean
  ink: History<readonly InkStroke[]>
  chosen: Chosen
  verdict: Shown | null
  /** As far as this sitting has been told. */
  bands: Readonly<Record<string, Band>>
  tries: readonly Tried[]
  /** So many tries were made before this round. */
  roundFrom: number
  habits: Habits
  failure: string | null
}

export const triesInRound = 12

export const atFirst: TracingState = {
  phase: 'loading',
  task: null,
  shape: null,
  turn: 0,
  showing: false,
  looking: false,
  ink: historyOf([]),
  chosen: [],
  verdict: null,
  bands: {},
  tries: [],
  roundFrom: 0,
  habits: usualHabits,
  failure: null,
}

/** Whether there is anything to look at. */
export const hasWritten = ({ ink, chosen, habits }: TracingState) =>
  habits.withoutDrawing ? chosen.length > 0 : ink.present.length > 0
