import { boardPartWords as words } from '#client/wording/en-blackboard-parts.ts'
import type { TutorMark } from '#shared/drawing.ts'
import { partOf } from '#shared/tools/blackboard/hit-test.ts'
import type { Place } from '#shared/tools/blackboard/plane.ts'

const at = (place: Place) => {
  const { down, across } = partOf(place)
  return words.place(down, across)
}

/** What the tutor drew, for whoever cannot see it. */
export function markName(mark: TutorMark): string {
  const marks = words.marks
  switch (mark.kind) {
    case 'text':
      return marks.text(mark.text)
    case 'line':
      return marks.line
    case 'arrow':
      return marks.arrow(at(mark.to))
    case 'circle':
      return marks.circle(at([mark.x, mark.y]))
    case 'highlight':
      return marks.highlight(at([mark.x + mark.width / 2, mark.y + mark.height / 2]))
    case 'array':
      return marks.array(mark.rows, mark.columns)
    case 'number-line':
      return [marks.numberLine(mark.from, mark.to), ...mark.hops.map(([from, to]) => marks.hop(from, to))].join(', ')
  }
}
