import type { BoardScene } from '#shared/drawing.ts'
import type { InkPoint } from '#shared/ink.ts'
import { type Ink, paintInk } from './paint.ts'
import { paintElement } from './paint-scene.ts'

type Context = CanvasRenderingContext2D

/** What is added to a drawing at a time: milliseconds from its begin. */
export type ReplayFrame = { t: number; paint: (context: Context) => void }

export type InkToReplay = Ink & { points: readonly InkPoint[] }

/** About two frames of a screen: what came within them appears at once. */
const together = 33

/** Longer than this nobody waits for a child who thinks. */
export const longestPause = 1_000

/** What has no time of its own (a shape, a text) appears after this. */
const perShape = 500

/** The drawing of letter strokes, in their order. */
export const inkFrames = (strokes: readonly InkToReplay[]): ReplayFrame[] => {
  const frames: ReplayFrame[] = []
  let clock = startClock()
  for (const stroke of strokes) clock = addInk(frames, stroke, clock)
  return frames
}

/** The drawing of a board: its elements in their order, ink at its own pace. */
export function sceneFrames({ elements }: Pick<BoardScene, 'elements'>): ReplayFrame[] {
  const frames: ReplayFrame[] = []
  let clock = startClock()
  for (const element of elements) {
    if (element.kind === 'ink') clock = addInk(frames, element, clock)
    else {
      frames.push({ t: clock.at + perShape, paint: (context) => paintElement(context, element) })
      clock = { at: clock.at + perShape, last: clock.last }
    }
  }
  return frames
}

/** `at`: how far the replay is; `last`: the time, in the drawing, of its last ink. */
type Clock = { at: number; last: number | null }
const startClock = (): Clock => ({ at: 0, last: null })

/** A pause is never longer than `longestPause`; ink that was cut by the eraser may seem to lie in the past, and follows on all the same. */
function addInk(frames: ReplayFrame[], stroke: InkToReplay, clock: Clock): Clock {
  const { points } = stroke
  let { at, last } = clock
  let from = 0
  let began = at
  for (const [index, point] of points.entries()) {
    const passed = last === null ? 0 : point[2] - last
    last = point[2]
    at += Math.max(0, Math.min(longestPause, passed))
    if (index === from) began = at
    const next = points[index + 1]
    if (next && at - began < together && next[2] - point[2] < together) continue
    const part = { from, to: index + 1 }
    frames.push({ t: at, paint: (context) => paintInk(context, points, stroke, part.from, part.to) })
    from = index + 1
  }
  return { at, last }
}
