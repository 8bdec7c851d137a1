import type { BoardElement, BoardScene } from '#shared/drawing.ts'
import { paintInk } from './paint.ts'

type ElementOf<Kind extends BoardElement['kind']> = Extract<BoardElement, { kind: Kind }>

/** What is typed on a board, and what the tutor writes on it. */
export const boardFont = (size: number) =>
  `${size}px "Lexend Variable", "Lexend Fallback", ui-rounded, system-ui, sans-serif`

/** From base line to base line, in heights of the letters. */
export const lineHeight = 1.25

/** Paints one element. Text: `x` and `y` are the left end of its (first) base line. */
export function paintElement(context: CanvasRenderingContext2D, element: BoardElement) {
  if (element.kind === 'ink') return paintInk(context, element.points, element)
  if (element.kind === 'text') return paintText(context, element)
  context.strokeStyle = element.color
  context.lineWidth = element.width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  outline(context, element)
  context.stroke()
}

/** Paints the elements of a scene, the oldest first; the mat under them is not part of it. */
export function paintScene(context: CanvasRenderingContext2D, scene: Pick<BoardScene, 'elements'>) {
  for (const element of scene.elements) paintElement(context, element)
}

function outline(context: CanvasRenderingContext2D, element: ElementOf<'line' | 'rect' | 'circle'>) {
  if (element.kind === 'line') {
    context.moveTo(...element.from)
    // A line without length would not be painted, though the child sees its dot while drawing.
    context.lineTo(element.to[0], element.to[1] + (isDot(element) ? 0.01 : 0))
  } else if (element.kind === 'rect') {
    context.rect(element.x, element.y, element.across, element.down)
  } else {
    context.arc(element.x, element.y, element.radius, 0, Math.PI * 2)
  }
}

const isDot = ({ from, to }: ElementOf<'line'>) => from[0] === to[0] && from[1] === to[1]

function paintText(context: CanvasRenderingContext2D, { x, y, size, color, text }: ElementOf<'text'>) {
  context.fillStyle = color
  context.font = boardFont(size)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  for (const [index, line] of text.split('\n').entries()) context.fillText(line, x, y + index * size * lineHeight)
}
