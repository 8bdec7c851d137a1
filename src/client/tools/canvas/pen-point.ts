import type { InkPoint } from '#shared/ink.ts'

type Size = { width: number; height: number }

/** As far as a point may lie outside: what the server keeps. */
const farthest = 2_000

const tenth = (value: number) => Math.round(Math.max(-farthest, Math.min(farthest, value)) * 10) / 10

/** A pen's pressure; a finger's and a mouse's say nothing about the hand. */
const pressureOf = ({ pointerType, pressure }: PointerEvent) =>
  pointerType === 'pen' && pressure > 0 ? Math.round(Math.min(1, pressure) * 100) / 100 : 0.5

/** What a device reports, in the canvas's units. `now`: the drawing's time; a point that waited is older, but not older than the one before it (`after`). */
export function readPoint(event: PointerEvent, box: DOMRect, size: Size, now: number, after: number): InkPoint {
  const waited = Math.max(0, Math.min(1_000, performance.now() - event.timeStamp))
  return [
    tenth(((event.clientX - box.left) * size.width) / (box.width || size.width)),
    tenth(((event.clientY - box.top) * size.height) / (box.height || size.height)),
    Math.max(after, Math.round(now - waited), 0),
    pressureOf(event),
  ]
}
