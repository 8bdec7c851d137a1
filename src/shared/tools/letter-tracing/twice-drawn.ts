import { distanceBetween } from '#shared/tools/distance.ts'
import { boxOf, type Line, resampleLine, sizeOf } from './geometry.ts'

const looked = 20
const covered = 0.85
const reach = 0.09

/** Strokes without those that only go over ink that is there. */
export function withoutRepeats(lines: readonly Line[]): Line[] {
  const near = reach * sizeOf(boxOf(lines))
  const kept: Line[] = []
  const ink: Line[] = []
  for (const line of lines) {
    const points = resampleLine(line, looked)
    const over = points.filter((point) => ink.some((one) => one.some((inked) => distanceBetween(inked, point) < near)))
    if (over.length >= covered * looked && sizeOf(boxOf([line])) > 2 * near) continue
    kept.push(line)
    ink.push(resampleLine(line, 2 * looked))
  }
  return kept
}
