import { distanceBetween } from '#shared/tools/distance.ts'
export type Spot = readonly [x: number, y: number]
export type Path = readonly Spot[]
export type Box = { left: number; top: number; right: number; bottom: number }

export const boxWidth = (box: Box) => box.right - box.left
export const boxHeight = (box: Box) => box.bottom - box.top
export const boxExtent = (box: Box) => Math.max(boxWidth(box), boxHeight(box))
export const midX = (box: Box) => (box.left + box.right) / 2
export const midY = (box: Box) => (box.top + box.bottom) / 2

export function boxOf(paths: readonly Path[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const path of paths)
    for (const [x, y] of path) {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return box
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** How much of the smaller of two spans the other covers, 0 to 1. */
export function spanOverlap(lowA: number, highA: number, lowB: number, highB: number): number {
  const shared = Math.min(highA, highB) - Math.max(lowA, lowB)
  const smaller = Math.min(highA - lowA, highB - lowB)
  if (smaller < 1) return shared >= 0 ? 1 : 0
  return Math.max(0, shared) / smaller
}

export const holdsBox = (outer: Box, { left, top, right, bottom }: Box, spare = 0) =>
  left >= outer.left - spare &&
  right <= outer.right + spare &&
  top >= outer.top - spare &&
  bottom <= outer.bottom + spare

export function lengthOf(path: Path): number {
  let length = 0
  for (let index = 1; index < path.length; index += 1)
    length += distanceBetween(path[index - 1] ?? [0, 0], path[index] ?? [0, 0])
  return length
}

/** The same path as `count` spots at even distances. */
export function resamplePath(path: Path, count: number): Spot[] {
  const first = path[0] ?? [0, 0]
  const step = lengthOf(path) / (count - 1)
  if (step === 0) return [first]
  const spots: Spot[] = [first]
  let gone = 0
  for (let index = 1; index < path.length; index += 1) {
    const from = path[index - 1] ?? first
    const to = path[index] ?? first
    const span = distanceBetween(from, to)
    while (span > 0 && spots.length < count - 1 && gone + span >= step * spots.length) {
      const part = (step * spots.length - gone) / span
      spots.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    }
    gone += span
  }
  spots.push(path.at(-1) ?? first)
  return spots
}
