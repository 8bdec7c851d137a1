import { blackboardWords as words } from '#client/wording/en-blackboard.ts'
import type { BoardElement } from '#shared/drawing.ts'
import { quarterOf } from '#shared/tools/blackboard/hit-test.ts'
import { colorName } from './palette.ts'

/** An element in words: 'A blue circle, upper left'. */
export function elementName(element: BoardElement): string {
  const { down, across } = quarterOf(element)
  const place = words.place(down, across)
  if (element.kind === 'text') return words.textElement(element.text, place)
  return words.element(colorName(element.color), words.kinds[element.kind], place)
}
