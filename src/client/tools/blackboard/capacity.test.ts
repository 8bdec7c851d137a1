import { expect, it } from 'vitest'
import { tutorInk } from '#client/tools/canvas/paint-marks.ts'
import { type BoardElement, boardElement, mats } from '#shared/drawing.ts'
import { mostPoints } from '#shared/ink.ts'
import { fits, newElementId } from './capacity.ts'
import { matLines } from './mat-lines.ts'
import { matNames } from './mat-names.ts'
import { colorName, palette } from './palette.ts'

const strokes = (count: number, points: number): BoardElement[] =>
  Array.from({ length: count }, () => ({
    kind: 'ink',
    id: newElementId(),
    color: '#1d2b26',
    width: 4,
    points: Array.from({ length: points }, (_, at) => [at % 700, 10, at, 0.5]),
  }))

it.each([
  [mostPoints.elements, 1, true],
  [mostPoints.elements + 1, 1, false],
  [8, mostPoints.drawing / 8, true],
  [8, mostPoints.drawing / 8 + 1, false],
])('has room for what the server keeps: %i strokes of %i points', (count, points, fit) => {
  expect(fits(strokes(count, points))).toBe(fit)
})

it('names elements as the server wants them', () => {
  for (const one of strokes(50, 1)) expect(boardElement.safeParse(one).success).toBe(true)
})

it('has all mats, each on the board', () => {
  expect(matNames).toEqual(mats)
  for (const { x, y } of matNames.flatMap((mat) => matLines(mat).labels)) {
    expect(x > 0 && x < 800).toBe(true)
    expect(y > 0 && y < 500).toBe(true)
  }
})

it.each([
  ['number-line', '0 1 2', 21],
  ['fraction-bars', '1 1/2 1/2 1/3', 29],
  ['hundred-chart', '1 2 3', 100],
] as const)('labels the mat %s', (mat, first, count) => {
  const texts = matLines(mat).labels.map(({ text }) => text)
  expect(texts).toHaveLength(count)
  expect(texts.join(' ').startsWith(first)).toBe(true)
})

it('calls colors by their names, and has none of the tutor', () => {
  expect(palette.map(([, color]) => colorName(color))).toEqual([
    'Black',
    'Blue',
    'Green',
    'Purple',
    'Red',
    'Orange',
    'Yellow',
    'Brown',
  ])
  expect(colorName('#fefefe')).toBe('White')
  expect(palette.some(([, color]) => String(color) === tutorInk.line)).toBe(false)
})
