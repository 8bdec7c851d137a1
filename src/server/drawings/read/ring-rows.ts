import { latticeOf } from './dot-groups.ts'
import { closedShape } from './name-shape.ts'
import { ringIn } from './round-marks.ts'
import type { Mark } from './scene-marks.ts'
import { countedNoun, drawnMeaning, type Sighting } from './sighting.ts'
import { boxExtent } from './stroke-box.ts'

/** Below this a ring is a dot with a thick pen. */
const leastRing = 24

/** Above this they are shapes to be counted, not counters. */
const mostRing = 72

const hasCorners = ({ path }: Mark) => !['circle', 'oval', null].includes(closedShape(path))

/** Rings of about one size as counters: '3 rows of 4 circles', or how many, when they stand in no rows. */
export function ringRowsIn(marks: readonly Mark[]): Sighting | null {
  if (marks.length < 4 || marks.length > 144) return null
  const sizes = marks.map(({ box }) => boxExtent(box)).sort((a, b) => a - b)
  const [least = 0, typical = 0, most = 0] = [sizes[0], sizes[Math.floor(sizes.length / 2)], sizes.at(-1)]
  if (typical < leastRing || most > 1.6 * typical || least < 0.6 * typical) return null
  if (typical > mostRing || !marks.every((mark) => ringIn(mark, 0.15))) return null
  if (marks.filter(hasCorners).length > 0.2 * marks.length) return null
  const lattice = latticeOf(marks, 'circle', 'circles')
  return { marks, meanings: [drawnMeaning(lattice ?? countedNoun(marks.length, 'circle'))] }
}
