import { distanceBetween } from '#shared/tools/distance.ts'
import { listInWords } from './dot-groups.ts'
import { closedShape, isStraight, type ShapeName, shapeOf } from './name-shape.ts'
import { isClosed, isDot, type Mark } from './scene-marks.ts'
import { countedNoun, drawnMeaning, type Meaning, type Sighting, writtenMeaning } from './sighting.ts'
import { boxExtent, boxHeight, boxOf, boxWidth, type Path, type Spot, spanOverlap } from './stroke-box.ts'

type Shape = { name: ShapeName; marks: Mark[] }

/** Shapes among the marks; null when a mark is none, so that nothing is left out in silence. */
export function shapesIn(marks: readonly Mark[]): Sighting | null {
  if (marks.length === 0 || marks.length > 40) return null
  const joined = chains(marks)
  const shapes = joined.flatMap((part): Shape[] => {
    const name = nameOf(part)
    return name ? [{ name, marks: part }] : []
  })
  if (shapes.length !== joined.length) return null
  return { marks, meanings: meaningsOf(shapes) }
}

function nameOf(marks: Mark[]): ShapeName | null {
  const [only] = marks
  if (!only) return null
  if (marks.length === 1) return isDot(only) && only.made === 'ink' ? null : shapeOf(only)
  const arrow = arrowOf(marks)
  if (arrow) return 'arrow'
  const path = ringOf(marks)
  const box = boxOf([path])
  const [first, last] = [path[0], path.at(-1)]
  if (
    !first ||
    !last ||
    distanceBetween(first, last) > 0.25 * Math.max(boxWidth(box), boxHeight(box)) ||
    boxExtent(box) < 30
  )
    return null
  return closedShape([...path, first])
}

/** Strokes whose ends touch belong to one shape. */
function chains(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  for (const mark of marks) {
    const touching = isClosed(mark) ? [] : groups.filter((group) => group.some((other) => touches(mark, other)))
    const merged = [...touching.flat(), mark]
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push(merged)
  }
  return groups
}

const ends = ({ path }: Mark): Spot[] => [path[0], path.at(-1)].flatMap((spot) => (spot ? [spot] : []))

function touches(a: Mark, b: Mark): boolean {
  if (isClosed(b)) return false
  const near = Math.max(9, 0.14 * Math.min(boxExtent(a.box), boxExtent(b.box)))
  const meets = (one: Mark, other: Mark) =>
    ends(one).some((end) => other.path.some((spot) => distanceBetween(end, spot) < near))
  return meets(a, b) || meets(b, a)
}

/** The strokes one after the other, each turned so that it goes on from the last. */
function ringOf(marks: readonly Mark[]): Path {
  const left = [...marks]
  const path: Spot[] = [...(left.shift()?.path ?? [])]
  while (left.length > 0) {
    const end = path.at(-1) ?? [0, 0]
    const nearest = left
      .flatMap((mark) => [mark.path, [...mark.path].reverse()].map((way) => ({ mark, way })))
      .sort((a, b) => distanceBetween(a.way[0] ?? end, end) - distanceBetween(b.way[0] ?? end, end))[0]
    if (!nearest) break
    path.push(...nearest.way)
    left.splice(left.indexOf(nearest.mark), 1)
  }
  return path
}

/** A straight shaft, and a head of one bent stroke or of two short ones at one end of it. */
function arrowOf(marks: readonly Mark[]): boolean {
  const [shaft, ...head] = [...marks].sort((a, b) => b.length - a.length)
  if (!shaft || !isStraight(shaft) || head.length === 0 || head.length > 2) return false
  return [shaft.path, [...shaft.path].reverse()].some((way) => isHead(head, way[0] ?? [0, 0], way.at(-1) ?? [0, 0]))
}

/** The parts meet at the tip, and go back on both sides of the shaft. */
function isHead(head: readonly Mark[], foot: Spot, tip: Spot): boolean {
  const long = distanceBetween(foot, tip)
  if (
    !head.every(
      ({ path, length }) => length < 1.2 * long && path.some((spot) => distanceBetween(spot, tip) < 0.14 * long),
    )
  )
    return false
  const barbs = head.flatMap(ends).filter((end) => distanceBetween(end, tip) > 0.14 * long)
  const along = ([x, y]: Spot) => ((x - foot[0]) * (tip[0] - foot[0]) + (y - foot[1]) * (tip[1] - foot[1])) / long ** 2
  const side = ([x, y]: Spot) => (x - foot[0]) * (tip[1] - foot[1]) - (y - foot[1]) * (tip[0] - foot[0])
  const [one, two] = barbs
  if (!one || !two || barbs.length > 2 || side(one) * side(two) >= 0) return false
  return barbs.every((barb) => along(barb) > 0.4 && along(barb) < 0.95 && distanceBetween(barb, tip) < 0.6 * long)
}

/** Strokes that could as well be writing: lines of the pen, and rings one above the other, as in an 8. */
export function looksWritten(marks: readonly Mark[]): boolean {
  if (marks.length < 2) return false
  const ink = marks.filter(({ made }) => made === 'ink')
  const joined = chains(ink)
  if (joined.some(([only, ...others]) => only && others.length === 0 && isStraight(only))) return true
  const rings = ink.filter(isClosed)
  return rings.some((mark) =>
    rings.some((other) => {
      const close = other.box.top - mark.box.bottom < 0.15 * boxHeight(mark.box) && other.box.top > mark.box.top + 4
      return (
        mark !== other && close && spanOverlap(mark.box.left, mark.box.right, other.box.left, other.box.right) > 0.6
      )
    }),
  )
}

function meaningsOf(shapes: readonly Shape[]): Meaning[] {
  const counts = new Map<ShapeName, number>()
  for (const { name } of shapes) counts.set(name, (counts.get(name) ?? 0) + 1)
  const words = [...counts].map(([name, count]) => (count === 1 ? withArticle(name) : countedNoun(count, name)))
  const meaning = drawnMeaning(listInWords(words))
  const [only] = shapes
  const mark = only?.marks[0]
  if (shapes.length > 1 || !only || !mark || mark.made !== 'ink' || only.marks.length > 1) return [meaning]
  if (only.name === 'circle' || only.name === 'oval')
    return only.name === 'circle' ? [meaning, writtenMeaning('0')] : [writtenMeaning('0'), meaning]
  if (only.name === 'line')
    return boxWidth(mark.box) < 0.5 * boxHeight(mark.box)
      ? [writtenMeaning('1'), meaning]
      : [meaning, writtenMeaning('−')]
  return [meaning]
}

const withArticle = (name: ShapeName) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
