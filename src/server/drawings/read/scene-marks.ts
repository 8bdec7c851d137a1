import type { BoardElement, BoardScene } from '#shared/drawing.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { type Box, boxExtent, boxHeight, boxOf, boxWidth, lengthOf, type Path, type Spot } from './stroke-box.ts'

/** One thing that a child put on the board: a stroke, or a shape of the tools. */
export type Mark = {
  id: number
  made: 'ink' | 'line' | 'rect' | 'circle' | 'text'
  path: Path
  box: Box
  length: number
  /** What a typed text says; it stands for itself. */
  text: string
}

/** More ink than this is not read glyph by glyph, so that a full board costs no more than a busy one. */
export const mostMarks = 90

const mostSpots = 220

export function marksOf(scene: BoardScene): Mark[] {
  return scene.elements.flatMap((element, id) => {
    const path = pathOf(element)
    if (path.length === 0) return []
    return [
      {
        id,
        made: element.kind,
        path,
        box: boxOf([path]),
        length: lengthOf(path),
        text: element.kind === 'text' ? element.text.trim() : '',
      },
    ]
  })
}

function pathOf(element: BoardElement): Path {
  switch (element.kind) {
    case 'ink':
      return thinned(element.points.map(([x, y]): Spot => [x, y]))
    case 'line':
      return [element.from, element.to]
    case 'rect':
      return rectangle(element.x, element.y, element.across, element.down)
    case 'circle':
      return Array.from({ length: 33 }, (_, step): Spot => {
        const angle = (step * Math.PI) / 16
        return [element.x + element.radius * Math.cos(angle), element.y + element.radius * Math.sin(angle)]
      })
    case 'text':
      if (element.text.trim() === '') return []
      return rectangle(
        element.x,
        element.y - 0.8 * element.size,
        0.55 * element.size * element.text.trim().length,
        element.size,
      )
  }
}

const rectangle = (x: number, y: number, across: number, down: number): Path => [
  [x, y],
  [x + across, y],
  [x + across, y + down],
  [x, y + down],
  [x, y],
]

/** Thousands of points tell no more than some hundreds. */
function thinned(path: Path): Path {
  if (path.length <= mostSpots) return path
  const stride = path.length / (mostSpots - 1)
  return [...Array.from({ length: mostSpots - 1 }, (_, at) => path[Math.floor(at * stride)]), path.at(-1)].flatMap(
    (spot) => (spot ? [spot] : []),
  )
}

export const isFlat = ({ box, made }: Mark) =>
  made !== 'text' && boxWidth(box) > 10 && boxHeight(box) < 0.3 * boxWidth(box)
export const isUpright = ({ box, length, made }: Mark) =>
  made !== 'text' &&
  boxHeight(box) > 14 &&
  boxWidth(box) < 0.45 * boxHeight(box) &&
  length < 1.15 * Math.hypot(boxWidth(box), boxHeight(box))

/** The ends meet, as far as a child's hand makes them meet. */
export function isClosed({ path, length, made, box }: Mark): boolean {
  if (made === 'rect' || made === 'circle') return true
  const [first, last] = [path[0], path.at(-1)]
  if (made !== 'ink' || !first || !last || length < 1.8 * boxExtent(box)) return false
  return distanceBetween(first, last) < 0.22 * Math.max(boxWidth(box), boxHeight(box))
}

/** A dot, or a small blob or ring that stands for one thing. */
export const isDot = (mark: Mark) =>
  mark.made !== 'text' &&
  mark.made !== 'line' &&
  (boxExtent(mark.box) <= 14 ||
    (boxExtent(mark.box) <= 34 &&
      Math.min(boxWidth(mark.box), boxHeight(mark.box)) >= 0.55 * boxExtent(mark.box) &&
      (isClosed(mark) || mark.length > 3.2 * boxExtent(mark.box))))
