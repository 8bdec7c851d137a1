import type { AskedOf } from '../../../asked.ts'
import type { Draw } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import { amountsOf, exact } from './own-numbers.ts'
import { areaAsked, perimeterAsked, rectanglePicture } from './rectangles.ts'

/** A unit as it is written at a side, one of it and many. */
const units = new Map(
  'mm;millimeter;millimeters cm;centimeter;centimeters m;meter;meters km;kilometer;kilometers in;inch;inches ft;foot;feet yd;yard;yards mi;mile;miles'
    .split(' ')
    .map((line) => line.split(';'))
    .map(([short = '', one = '', many = '']) => [one, { short, one, many }] as const),
)

function valuesOf(unit: string): Draw['values'] {
  const { short, one, many } = units.get(unit) ?? { short: '', one: '@unit', many: '@units' }
  return { unit: many, one, short }
}

const answerIn = (made: Draw, unit: string, square: boolean): Draw => {
  const known = units.get(unit)
  const { form, answer } = made.answer
  if (form !== 'number') return made
  return { ...made, answer: { form, answer, ...(known && { unit: square ? `square ${known.many}` : known.many }) } }
}

const labelsOf = (unit: string) => {
  const { short = '' } = units.get(unit) ?? {}
  return (side: number) => `${side}${short === '' ? '' : ` ${short}`}`
}

/** The longer and the shorter side of a rectangle or a square, in whole numbers. */
function sidesOf({ shape, sides }: AskedOf['area']): [long: number, wide: number] | null {
  const [a, b = a, ...others] = amountsOf(sides, 1_000) ?? []
  if (a === undefined || b === undefined || others.length > 0 || (shape !== 'square' && shape !== 'rectangle'))
    return null
  return a > 0 && b > 0 && Number.isInteger(a) && Number.isInteger(b) ? [Math.max(a, b), Math.min(a, b)] : null
}

/** A child's own: the area of a rectangle of 6 by 4. */
export function askedArea(of: AskedOf['area']): Draw | null {
  const [long, wide] = sidesOf(of) ?? []
  if (long === undefined || wide === undefined) return null
  const label = labelsOf(of.unit)
  const picture = rectanglePicture(long, wide, { top: label(long), side: label(wide) })
  return answerIn(areaAsked(long, wide, 'asked-area', valuesOf(of.unit), { picture }), of.unit, true)
}

/** A child's own: the way around a rectangle of 6 by 4, around a hexagon of 5, around sides of 3, 4 and 5. */
export function askedPerimeter(of: AskedOf['perimeter']): Draw | null {
  const [long, wide] = sidesOf(of) ?? []
  if (long !== undefined && wide !== undefined && of.shape === 'rectangle') {
    const label = labelsOf(of.unit)
    const picture = rectanglePicture(long, wide, { top: label(long), side: label(wide) })
    return answerIn(perimeterAsked(long, wide, 'asked-perimeter', valuesOf(of.unit), { picture }), of.unit, false)
  }
  const sides = amountsOf(of.sides, 1_000) ?? []
  const [side, ...others] = sides
  if (side === undefined || sides.includes(0) || (others.length === 0 && sideCounts[of.shape] === undefined))
    return null
  return answerIn(others.length === 0 ? equalSides(of, side) : allSides(of, sides), of.unit, false)
}

export const sideCounts: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
}

function equalSides({ shape, unit }: AskedOf['perimeter'], side: number): Draw {
  const count = sideCounts[shape] ?? 4
  const key = exact(count * side)
  return {
    form: 'equal-sides',
    values: { ...valuesOf(unit), shape, count, side, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['took-area-for-perimeter', exact(side * side)],
      ['slipped-by-a-group', exact(key - side)],
      ['added-instead-of-times', exact(side + count)],
      ['slipped-by-a-group', exact(key + side)],
      ['slipped-by-ten', key + 10],
    ],
    solution: oneWay(['how-many-sides', count], ['times-side', key]),
    entity: shape,
  }
}

function allSides({ unit }: AskedOf['perimeter'], sides: readonly number[]): Draw {
  const key = exact(sides.reduce((sum, side) => sum + side, 0))
  return {
    form: 'sides',
    values: {
      ...valuesOf(unit),
      count: sides.length,
      first: sides.slice(0, -1).join(', '),
      last: sides.at(-1) ?? 0,
      sum: sides.join(' + '),
      key,
    },
    answer: { form: 'number', answer: key },
    wrong: [
      ['left-out-a-side', exact(key - (sides.at(-1) ?? 0))],
      ['left-out-a-side', exact(key - (sides[0] ?? 0))],
      ['slipped-by-one', exact(key + 1)],
      ['slipped-by-ten', exact(key + 10)],
    ],
    solution: oneWay(['add-sides', key]),
    entity: '@perimeter',
  }
}
