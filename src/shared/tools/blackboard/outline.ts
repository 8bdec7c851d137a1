import type { BoardElement } from '#shared/drawing.ts'
import type { InkPoint } from '#shared/ink.ts'

export type Shape = Extract<BoardElement, { kind: 'line' | 'rect' | 'circle' }>

const cornersOf = ({ x, y, across, down }: Extract<Shape, { kind: 'rect' }>) =>
  [
    [x, y],
    [x + across, y],
    [x + across, y + down],
    [x, y + down],
    [x, y],
  ] as const

/** Small steps, so that a circle cut open still looks round. */
const stepsAround = (radius: number) => Math.min(96, Math.max(24, Math.round(radius)))

function around({ x, y, radius }: Extract<Shape, { kind: 'circle' }>) {
  const steps = stepsAround(radius)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = ((step % steps) / steps) * 2 * Math.PI
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const
  })
}

/** A shape as one line of places; that of a rectangle or a circle ends where it began. */
export function outlineOf(shape: Shape): (readonly [x: number, y: number])[] {
  if (shape.kind === 'line') return [shape.from, shape.to]
  return shape.kind === 'rect' ? [...cornersOf(shape)] : around(shape)
}

/** The line of places that an element is painted along; null for text. */
export function pathOf(element: BoardElement): readonly (InkPoint | readonly [number, number])[] | null {
  if (element.kind === 'text') return null
  return element.kind === 'ink' ? element.points : outlineOf(element)
}
