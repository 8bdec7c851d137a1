import type { BoardElement } from '#shared/drawing.ts'
import { codePoints } from '#shared/text-rules.ts'
import { pathOf } from './outline.ts'
import { type Box, boxAround } from './plane.ts'

/** About how wide a letter is, how far it stands over its base line and how far it hangs below, as parts of the size. */
const letter = { width: 0.6, over: 0.9, below: 0.28 } as const

/** Where a text stands: `x` and `y` are the left end of its base line. */
function textBox({ x, y, size, text }: Extract<BoardElement, { kind: 'text' }>): Box {
  const across = Math.max(1, codePoints(text)) * size * letter.width
  return [x, y - size * letter.over, across, size * (letter.over + letter.below)]
}

/** The box that an element fills, with the width of its pen. */
export function elementBounds(element: BoardElement): Box {
  if (element.kind === 'text') return textBox(element)
  return boxAround(
    (pathOf(element) ?? []).map(([x, y]) => [x, y] as const),
    element.width / 2,
  )
}
