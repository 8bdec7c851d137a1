import type { InkPoint } from '#shared/ink.ts'

/** What ink looks like: `#rrggbb`, and the width in units of the canvas. */
export type Ink = { color: string; width: number }

/** How much pressure makes a line wider or narrower, at most. */
const pressing = 0.35

/** Widths are stepped, so that a line of nearly the same pressure is painted in one go. */
const widthStep = 0.25

/** A bend reaches no farther than this, so that two long straight lines stay straight. */
const farthestBend = 18

/** Turns sharper than this (as a cosine) are corners, not curves. */
const cornerCosine = 0.5

/** So many bends at once: a longer path takes a rasteriser more than its share. */
const longestPath = 64

export function widthAt(width: number, pressure: number): number {
  if (pressure === 0.5) return width
  return Math.round((width * (1 + (pressure - 0.5) * 2 * pressing)) / widthStep) * widthStep
}

/**
 * Paints a stroke. With `from`, only the lines that end at that point and those after it (up to `to`): what is already
 * there is not touched, because no line depends on a point after it. So a stroke in progress costs its new points alone.
 */
export function paintInk(
  context: CanvasRenderingContext2D,
  points: readonly InkPoint[],
  { color, width }: Ink,
  from = 0,
  to = points.length,
) {
  context.strokeStyle = color
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (from <= 0) paintDot(context, points[0], color, width)
  let inPath = 0
  for (let index = Math.max(1, from); index < to; index++) {
    const [start, end] = [points[index - 1], points[index]]
    if (!start || !end) return
    const wide = widthAt(width, end[3])
    if (inPath > 0 && (inPath === longestPath || context.lineWidth !== wide)) {
      context.stroke()
      inPath = 0
    }
    if (inPath++ === 0) {
      context.lineWidth = wide
      context.beginPath()
      context.moveTo(start[0], start[1])
    }
    bendTo(context, points[index - 2], start, end)
  }
  if (inPath > 0) context.stroke()
}

function paintDot(context: CanvasRenderingContext2D, point: InkPoint | undefined, color: string, width: number) {
  if (!point) return
  context.fillStyle = color
  context.beginPath()
  context.arc(point[0], point[1], widthAt(width, point[3]) / 2, 0, Math.PI * 2)
  context.fill()
}

/** A line from `start` to `end` that leaves `start` in the middle between its own way and the way that led there. */
function bendTo(context: CanvasRenderingContext2D, before: InkPoint | undefined, start: InkPoint, end: InkPoint) {
  const [nextX, nextY] = [end[0] - start[0], end[1] - start[1]]
  const next = Math.hypot(nextX, nextY)
  const [lastX, lastY] = before ? [start[0] - before[0], start[1] - before[1]] : [0, 0]
  const last = Math.hypot(lastX, lastY)
  if (last === 0 || next === 0 || lastX * nextX + lastY * nextY < cornerCosine * last * next)
    return context.lineTo(end[0], end[1])
  const [x, y] = [lastX / last + nextX / next, lastY / last + nextY / next]
  const reach = Math.min(last, next, farthestBend * 2) / 2 / Math.hypot(x, y)
  context.quadraticCurveTo(start[0] + x * reach, start[1] + y * reach, end[0], end[1])
}
