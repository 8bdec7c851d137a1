import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { look, right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// A product of two-digit numbers cut into four boxes, as schools draw it: 34 × 27 as 30 and 4 by 20 and 7.

const product = /^(\d{2}) × (\d{2})$/
const boxes =
  /\b(?:box|boxes|area model|grid|square|rectangle|window|4 parts|four parts)\b.*?\b(\d{2}) (?:and|\+) (\d)\b.*?\b(\d{2}) (?:and|\+) (\d)\b/i
const numbersOnly =
  /^\W*(?:(?:and|so|i got|its|then|the (?:boxes|parts) are|boxes:?) ?)*(?:\d{1,4}[\s,;]+(?:and )?){2,3}\d{1,4}\W*$/i
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const split = (value: number): readonly [number, number] => [value - (value % 10), value % 10]

/** The product that is open, or was solved last. */
function factorsAt({ lesson }: Heard): readonly [number, number] | null {
  const name = openProblem(lesson)?.item.name ?? lesson.last?.item.name ?? ''
  const [, one, other] = product.exec(name) ?? []
  return one === undefined || other === undefined ? null : [Number(one), Number(other)]
}

/** 'My teacher draws a box, 30 and 4 on top, 20 and 7 on the side', and what the child puts into the boxes. */
export function areaBoxes(heard: Heard): Decision | null {
  const sides = factorsAt(heard)
  if (!sides) return null
  const [[a, b], [c, d]] = [split(sides[0]), split(sides[1])]
  const parts = [a * c, a * d, b * c, b * d]
  const [, top, ones, side, sideOnes] = boxes.exec(heard.text) ?? []
  const isOpen = openProblem(heard.lesson) !== null
  if (top !== undefined) {
    const said = [top, ones, side, sideOnes].map(Number)
    const isSame = [a, b, c, d].every((one) => said.includes(one))
    if (!isSame) return null
    return isOpen
      ? look(
          heard,
          { key: 'boxes.drawn', values: { one: a, other: c } },
          { key: 'boxes.first', values: { one: a, other: c } },
          String(a * c),
        )
      : right(heard, { key: 'boxes.drawn', values: { one: a, other: c } })
  }
  const numbers = numbersIn(heard.text)
  if (!numbersOnly.test(heard.text) || numbers.length < 3) return null
  const left = [...parts]
  const off = numbers.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (off.length > 1 || numbers.length > 4) return null
  const [wrong] = off
  const [missing] = left
  if (wrong !== undefined && missing !== undefined) {
    const pairs: readonly (readonly [number, number])[] = [
      [a, c],
      [a, d],
      [b, c],
      [b, d],
    ]
    const [one, other] = pairs.find(([x, y]) => x * y === missing) ?? [a, c]
    return look(
      heard,
      { key: 'boxes.off', values: { said: wrong } },
      { key: 'boxes.again', values: { one, other } },
      String(missing),
    )
  }
  const open = openProblem(heard.lesson)
  const line = { key: left.length === 0 ? 'boxes.all' : 'boxes.some', values: { count: left.length } }
  return open && left.length === 0
    ? reply([line], askStep(heard.lesson, { key: 'boxes.add' }, open.item.answer), { kind: 'step', mood: 'happy' })
    : right(heard, line)
}
