import { describe, expect, it } from 'vitest'
import { type Point, places } from './geometry.ts'
import { areaOf, type Flat, outlineOf, partsOf } from './outlines.ts'

const flats = [
  'triangle',
  'right-triangle',
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezoid',
  'pentagon',
  'hexagon',
  'octagon',
  'circle',
  'oval',
  'semicircle',
  'star',
  'heart',
] as const satisfies Flat[]

const sides = (shape: Flat) => {
  const corners = outlineOf(shape)
  return corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return Math.hypot(nextX - x, nextY - y)
  })
}
const even = (lengths: number[]) => Math.max(...lengths) - Math.min(...lengths) < 0.1

/** Whether the shape is its own image in a line through (0, 0). */
function isMirrored(shape: Flat, degrees: number): boolean {
  const double = (2 * degrees * Math.PI) / 180
  const corners = outlineOf(shape)
  const image = corners.map(
    ([x, y]): Point => [-x * Math.cos(double) - y * Math.sin(double), -x * Math.sin(double) + y * Math.cos(double)],
  )
  return image.every(([x, y]) => corners.some((at) => Math.hypot(at[0] - x, at[1] - y) < 0.1))
}

describe('cutting a shape', () => {
  it.each(flats)('gives equal parts of a %s, however many', (shape) => {
    const whole = areaOf(outlineOf(shape))
    for (const count of places(8)
      .slice(1)
      .map((less) => less + 1)) {
      const parts = partsOf(shape, count)
      expect(parts).toHaveLength(count)
      for (const part of parts) expect(Math.abs(areaOf(part)) / whole).toBeCloseTo(1 / count, 3)
    }
  })

  it('follows the corners where that is how one cuts', () => {
    for (const [shape, count] of [
      ['hexagon', 6],
      ['pentagon', 5],
      ['octagon', 8],
      ['triangle', 3],
    ] as const) {
      for (const part of partsOf(shape, count)) expect(part).toHaveLength(3)
    }
  })
})

describe('a shape', () => {
  it.each(flats)('%s fits its frame however it is turned', (shape) => {
    for (const [x, y] of outlineOf(shape)) expect(Math.hypot(x, y)).toBeLessThan(121)
  })

  it('has equal sides where its name says so, and only there', () => {
    expect(flats.filter((shape) => even(sides(shape)) && outlineOf(shape).length < 10)).toEqual([
      'triangle',
      'square',
      'rhombus',
      'pentagon',
      'hexagon',
      'octagon',
    ])
  })

  it.each<[Flat, number[]]>([
    ['triangle', [0, 60, 120]],
    ['right-triangle', []],
    ['square', [0, 45, 90, 135]],
    ['rectangle', [0, 90]],
    ['rhombus', [0, 90]],
    ['parallelogram', []],
    ['trapezoid', [0]],
    ['pentagon', [0, 36, 72, 108, 144]],
    ['hexagon', [0, 30, 60, 90, 120, 150]],
    ['octagon', [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]],
    ['star', [0, 36, 72, 108, 144]],
    ['semicircle', [0]],
    ['oval', [0, 90]],
    ['heart', [0]],
  ])('%s is its own mirror image in just the lines it should', (shape, lines) => {
    const found = places(360)
      .map((half) => half / 2)
      .filter((degrees) => isMirrored(shape, degrees))
    expect(found).toEqual(lines)
  })
})
