import type { BoardElement } from '#shared/drawing.ts'
import { elementBounds } from './bounds.ts'
import { boardSize, type Place, toTenth } from './plane.ts'

/** So much of an element always stays on the board, so that it can be fetched back. */
const staying = 20

const held = (move: number, start: number, size: number, room: number) => {
  const least = staying - start - size
  const most = room - staying - start
  return Math.min(Math.max(move, Math.min(0, least)), Math.max(0, most))
}

/** How far an element can go: it never leaves the board. */
export function reachableMove(element: BoardElement, [across, down]: Place): Place {
  const [x, y, width, height] = elementBounds(element)
  return [held(across, x, width, boardSize.width), held(down, y, height, boardSize.height)]
}

/** An element somewhere else, as far as the board reaches. */
export function moveElement(element: BoardElement, by: Place): BoardElement {
  const [across, down] = reachableMove(element, by)
  const shift = ([x, y]: Place): [number, number] => [toTenth(x + across), toTenth(y + down)]
  if (element.kind === 'ink') {
    const points = element.points.map(([x, y, t, pressure]): [number, number, number, number] => [
      ...shift([x, y]),
      t,
      pressure,
    ])
    return { ...element, points }
  }
  if (element.kind === 'line') return { ...element, from: shift(element.from), to: shift(element.to) }
  const [x, y] = shift([element.x, element.y])
  return { ...element, x, y }
}
