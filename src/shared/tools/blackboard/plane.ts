import { distanceBetween } from '#shared/tools/distance.ts'
/** A place on the board, in its units. */
export type Place = readonly [x: number, y: number]

/** The upper left corner, and how far it reaches. */
export type Box = [x: number, y: number, width: number, height: number]

/** The size of the board: its own units, which a screen only scales. */
export const boardSize = { width: 800, height: 500 } as const

/** Tenths of a unit are finer than any screen shows, and keep what is saved small. */
export const toTenth = (value: number) => Math.round(value * 10) / 10

/** How far a place is from the nearest place of a straight line. */
export function fromLine([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [across, down] = [bx - ax, by - ay]
  const length = across * across + down * down
  const along = length === 0 ? 0 : ((x - ax) * across + (y - ay) * down) / length
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - at * across, y - ay - at * down)
}

/** How far a place is from a line of many places. */
export function fromPath(place: Place, path: readonly Place[]): number {
  const [first] = path
  if (!first) return Number.POSITIVE_INFINITY
  let nearest = distanceBetween(place, first)
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1], path[at]]
    if (from && to) nearest = Math.min(nearest, fromLine(place, from, to))
  }
  return nearest
}

/** The smallest box around places. */
export function boxAround(places: readonly Place[], margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of places) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  if (left > right) return [0, 0, 0, 0]
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
}

export const isInside = ([x, y]: Place, [left, top, width, height]: Box) =>
  x >= left && x <= left + width && y >= top && y <= top + height
