import type { BoardElement } from '#shared/drawing.ts'
import type { InkPoint } from '#shared/ink.ts'
import { distanceBetween } from '#shared/tools/distance.ts'
import { elementBounds } from './bounds.ts'
import { partWithin } from './capsule.ts'
import { outlineOf, type Shape } from './outline.ts'
import { boxAround, type Place, toTenth } from './plane.ts'

type Ink = Extract<BoardElement, { kind: 'ink' }>
type Text = Extract<BoardElement, { kind: 'text' }>
type Stretch = { from: number; to: number }

/** Where the eraser went, and how wide it is. */
export type Rub = { path: readonly Place[]; width: number }

/** What is shorter than this is a crumb and goes too. */
const crumb = 1.5

/** The stretches of a line that the eraser passed, counted in points from its beginning; joined and in order. */
function rubbed(points: readonly InkPoint[], { path }: Rub, reach: number): Stretch[] {
  const found: Stretch[] = []
  const rubs =
    path.length > 1 ? path.slice(1).map((to, at) => [path[at] ?? to, to] as const) : path.map((at) => [at, at] as const)
  for (const [from, to] of rubs) {
    const [left, top, width, height] = boxAround([from, to], reach)
    for (let at = 0; at < Math.max(1, points.length - 1); at++) {
      const [a, b] = [points[at], points[at + 1] ?? points[at]]
      if (!a || !b) continue
      if (Math.max(a[0], b[0]) < left || Math.min(a[0], b[0]) > left + width) continue
      if (Math.max(a[1], b[1]) < top || Math.min(a[1], b[1]) > top + height) continue
      const part = partWithin([a[0], a[1]], [b[0], b[1]], from, to, reach)
      if (part) found.push({ from: at + part[0], to: at + part[1] })
    }
  }
  return joined(found)
}

function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const one of stretches.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && one.from <= last.to + 0.001) last.to = Math.max(last.to, one.to)
    else result.push({ ...one })
  }
  return result
}

/** The point at a count between two points. */
function pointAt(points: readonly InkPoint[], at: number): InkPoint[] {
  const before = points[Math.floor(at)]
  const after = points[Math.ceil(at)]
  if (!before || !after) return []
  const part = at - Math.floor(at)
  const mix = (index: 0 | 1 | 2 | 3) => before[index] + (after[index] - before[index]) * part
  return [[toTenth(mix(0)), toTenth(mix(1)), Math.round(mix(2)), Math.round(mix(3) * 100) / 100]]
}

const cut = (points: readonly InkPoint[], from: number, to: number): InkPoint[] => [
  ...pointAt(points, from),
  ...points.slice(Math.floor(from) + 1, Math.ceil(to)),
  ...pointAt(points, to),
]

const lengthOf = (points: readonly InkPoint[]) =>
  points.reduce((sum, [x, y], at) => {
    const before = points[at - 1]
    return before ? sum + distanceBetween([x, y], [before[0], before[1]]) : sum
  }, 0)

/** What is left of a line. */
function leftOf(points: readonly InkPoint[], rub: Rub, reach: number, closed: boolean): InkPoint[][] {
  const gone = rubbed(points, rub, reach)
  const end = points.length - 1
  const pieces = [{ from: 0, to: 0 }, ...gone].map(({ to }, at) => ({
    from: at === 0 ? 0 : to,
    to: gone[at]?.from ?? end,
  }))
  const parts = pieces.filter(({ from, to }) => to > from).map(({ from, to }) => cut(points, from, to))
  const [first] = parts
  const last = parts.at(-1)
  const isOpenAtSeam = closed && parts.length > 1 && pieces[0]?.to !== 0 && pieces.at(-1)?.from !== end
  const around = isOpenAtSeam && first && last ? [[...last, ...first.slice(1)], ...parts.slice(1, -1)] : parts
  return around.filter((part) => lengthOf(part) >= crumb)
}

const asInk = (shape: Shape): InkPoint[] => outlineOf(shape).map(([x, y]) => [toTenth(x), toTenth(y), 0, 0.5])

/** A text goes when the eraser passes through its middle; a touch of its rim leaves it. */
function hitsText(text: Text, { path }: Rub): boolean {
  const [x, y, width, height] = elementBounds(text)
  const middle = [
    [x + Math.min(width, height) / 4, y + height / 2],
    [x + width - Math.min(width, height) / 4, y + height / 2],
  ] as const
  const reach = height * 0.3
  if (path.length === 1) return path.some((at) => partWithin(at, at, ...middle, reach) !== null)
  return path.some((to, at) => at > 0 && partWithin(path[at - 1] ?? to, to, ...middle, reach) !== null)
}

function afterRub(element: BoardElement, rub: Rub, newId: () => string): BoardElement[] {
  if (element.kind === 'text') return hitsText(element, rub) ? [] : [element]
  const points = element.kind === 'ink' ? element.points : asInk(element)
  const closed = element.kind === 'rect' || element.kind === 'circle'
  const { color, width } = element
  // Who only brushes the rim of a thick stroke does not mean to cut it.
  if (rubbed(points, rub, rub.width / 2 + width / 4).length === 0) return [element]
  const left = leftOf(points, rub, (rub.width + width) / 2, closed)
  return left.map(
    (part): Ink => ({ kind: 'ink', id: newId(), color, width, points: part.map(([x, y, t, p]) => [x, y, t, p]) }),
  )
}

/**
 * What is left when an eraser went over the board. Strokes are cut where it passed; a shape that it touched becomes strokes;
 * nothing that was rubbed out remains. The same elements come back when nothing was touched.
 */
export function eraseElements<T extends readonly BoardElement[]>(
  elements: T,
  rub: Rub,
  newId: () => string,
): BoardElement[] | T {
  const left = elements.flatMap((element) => afterRub(element, rub, newId))
  const same = left.length === elements.length && left.every((element, at) => element === elements[at])
  return same ? elements : left
}
