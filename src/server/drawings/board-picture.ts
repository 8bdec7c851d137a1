import type { BoardScene } from '#shared/drawing.ts'
import { pathOf } from '#shared/tools/blackboard/outline.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'

/** Thin enough that a picture costs little, thick enough to be seen. In units of the board. */
const thinnest = 2
const thickest = 5
/** So many dots are set for one picture at the most. */
const mostDots = 400_000

/** The drawn lines of a board as gray dots, black on white, row by row; typed text is not among them. */
export function boardPixels(scene: BoardScene): { data: Uint8Array; width: number; height: number } {
  const { width, height } = boardSize
  const data = new Uint8Array(width * height).fill(255)
  let dots = 0
  for (const element of scene.elements) {
    const path = pathOf(element)
    if (!path || element.kind === 'text') continue
    const radius = Math.max(thinnest, Math.min(thickest, element.width)) / 2
    for (const [at, [x, y]] of path.entries()) {
      const [fromX, fromY] = path[at - 1] ?? [x, y]
      const steps = Math.min(2_000, Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY))))
      for (let step = 0; step <= steps && dots < mostDots; step++, dots++) {
        stamp(data, fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps, radius)
      }
    }
  }
  return { data, width, height }
}

function stamp(data: Uint8Array, x: number, y: number, radius: number): void {
  const { width, height } = boardSize
  const [left, right] = [Math.max(0, Math.floor(x - radius)), Math.min(width - 1, Math.ceil(x + radius))]
  const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(height - 1, Math.ceil(y + radius))]
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (Math.hypot(column - x, row - y) <= radius) data[row * width + column] = 0
    }
  }
}
