import type { Clip } from '#shared/clip.ts'
import { type Box, boxOf, isBackground } from './boxes.ts'
import { isOn } from './placed.ts'

/** How wide the tutor is, on the stage. */
export const tutorSize = 88

const edge = tutorSize / 2 + 8
const corners: readonly [number, number][] = [
  [edge, 360 - edge],
  [640 - edge, 360 - edge],
  [edge, edge],
  [640 - edge, edge],
]

const shared = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** How much of a scene the tutor would cover there. */
export function coveredAt({ art, says }: Clip['scenes'][number], [x, y]: readonly [number, number]): number {
  const tutor = { x: x - tutorSize / 2, y: y - tutorSize / 2, width: tutorSize, height: tutorSize }
  const lines = Array.from({ length: says.length + 1 }, (_, line) => line)
  const marks = art.filter((one) => !isBackground(one))
  return Math.max(
    ...lines.map((line) =>
      marks.filter((one) => isOn(one, line)).reduce((sum, one) => sum + shared(tutor, boxOf(one, line)), 0),
    ),
  )
}

/** Where the tutor stands in a scene: where it is told to, else in the freest corner. */
export const tutorPlace = (scene: Clip['scenes'][number]): readonly [number, number] =>
  scene.tutor ??
  corners.reduce((best, corner) => (coveredAt(scene, corner) < coveredAt(scene, best) - 1 ? corner : best))
