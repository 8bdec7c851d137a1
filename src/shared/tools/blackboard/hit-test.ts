import type { BoardElement } from '#shared/drawing.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { elementBounds } from './bounds.ts'
import { pathOf } from './outline.ts'
import { boardSize, fromPath, isInside, type Place } from './plane.ts'

/** How far beside a line a finger may be. */
const slack = 10

const placesOf = (element: BoardElement): Place[] => (pathOf(element) ?? []).map(([x, y]) => [x, y])

function touches(element: BoardElement, place: Place): boolean {
  if (element.kind === 'text') return isInside(place, elementBounds(element))
  return fromPath(place, placesOf(element)) <= element.width / 2 + slack
}

function holds(element: BoardElement, place: Place): boolean {
  if (element.kind === 'rect') return isInside(place, elementBounds(element))
  return element.kind === 'circle' && distanceBetween(place, [element.x, element.y]) <= element.radius
}

/** What lies at a place: the topmost that is touched; if none is, the topmost shape that is open around it. */
export function elementAt(elements: readonly BoardElement[], place: Place): BoardElement | null {
  return (
    elements.findLast((element) => touches(element, place)) ??
    elements.findLast((element) => holds(element, place)) ??
    null
  )
}

export type Quarter = { down: 'upper' | 'middle' | 'lower'; across: 'left' | 'center' | 'right' }

const third = (value: number, whole: number) => Math.min(2, Math.max(0, Math.floor((value / whole) * 3)))

/** In which part of the board a place lies. */
export const partOf = ([x, y]: Place): Quarter => ({
  down: (['upper', 'middle', 'lower'] as const)[third(y, boardSize.height)] ?? 'middle',
  across: (['left', 'center', 'right'] as const)[third(x, boardSize.width)] ?? 'center',
})

/** In which part of the board the middle of an element lies. */
export function quarterOf(element: BoardElement): Quarter {
  const [x, y, width, height] = elementBounds(element)
  return partOf([x + width / 2, y + height / 2])
}
