import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InkPoint } from '#shared/ink.ts'
import { simplify, thin } from './thin.ts'

const line = (count: number, gap: number, bend = 0): InkPoint[] =>
  Array.from({ length: count }, (_, index) => [index * gap, bend * index * index, index * 8, 0.5])

const someStroke = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    { minLength: 1, maxLength: 120 },
  )
  .map((steps) => {
    let t = 0
    return steps.map(([x, y, wait, pressure]): InkPoint => {
      t += wait
      return [x, y, t, pressure]
    })
  })

/** How far a point is from the nearest place of a line. */
function away([x, y]: InkPoint, stroke: readonly InkPoint[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, b] of stroke.entries()) {
    const a = stroke[index - 1] ?? b
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy))
  }
  return nearest
}

describe('thinning while the hand draws', () => {
  it.each<[string, InkPoint[], number]>([
    ['keeps points that are apart', line(10, 1), 10],
    ['drops points that lie on one another', line(10, 0), 1],
    ['keeps about every third of very near points', line(10, 0.25), 4],
    [
      'keeps a near point where the hand turns round',
      [
        [0, 0, 0, 0.5],
        [2, 0, 8, 0.5],
        [1.6, 0, 16, 0.5],
      ],
      3,
    ],
    [
      'drops a near point that goes on the same way',
      [
        [0, 0, 0, 0.5],
        [2, 0, 8, 0.5],
        [2.4, 0, 16, 0.5],
      ],
      2,
    ],
    [
      'keeps a near point that is pressed harder',
      [
        [0, 0, 0, 0.5],
        [0, 0, 8, 0.7],
      ],
      2,
    ],
    ['leaves nothing of nothing', [], 0],
  ])('%s', (_, points, count) => {
    expect(thin(points)).toHaveLength(count)
  })

  it('loses no place by more than it may, and never the first point', () => {
    fc.assert(
      fc.property(someStroke, (stroke) => {
        const kept = thin(stroke)
        expect(kept[0]).toEqual(stroke[0])
        for (const point of stroke) {
          expect(Math.min(...kept.map(([x, y]) => Math.hypot(x - point[0], y - point[1])))).toBeLessThan(0.6)
        }
      }),
    )
  })
})

describe('simplifying what is kept', () => {
  it('makes a straight line at an even pace two points', () => {
    expect(simplify(line(250, 1))).toEqual([line(250, 1)[0], line(250, 1)[249]])
  })

  it('needs few points for a circle, and no place of it is off by more than the tolerance', () => {
    const circle = Array.from({ length: 241 }, (_, step): InkPoint => {
      const angle = (step / 240) * Math.PI * 2
      return [400 + 100 * Math.cos(angle), 250 + 100 * Math.sin(angle), step * 8, 0.5]
    })
    const kept = simplify(circle, 0.4)
    expect(kept.length).toBeLessThan(70)
    for (const point of circle) expect(away(point, kept)).toBeLessThanOrEqual(0.4)
  })

  it('keeps the corner of an L, where a stroke gets thicker, and where the hand rested', () => {
    expect(
      simplify([
        [0, 0, 0, 0.5],
        [0, 50, 100, 0.5],
        [50, 50, 200, 0.5],
      ]),
    ).toHaveLength(3)
    expect(
      simplify([
        [0, 0, 0, 0.5],
        [50, 0, 100, 0.9],
        [100, 0, 200, 0.5],
      ]),
    ).toHaveLength(3)
    expect(
      simplify([
        [0, 0, 0, 0.5],
        [50, 0, 100, 0.5],
        [50, 0, 2_000, 0.5],
        [99, 0, 2_100, 0.5],
      ]),
    ).toHaveLength(4)
  })

  it('keeps the ends, the order and the shape of any stroke', () => {
    fc.assert(
      fc.property(someStroke, fc.constantFrom(0.2, 0.4, 2), (stroke, tolerance) => {
        const kept = simplify(stroke, tolerance)
        expect(kept[0]).toEqual(stroke[0])
        expect(kept.at(-1)).toEqual(stroke.at(-1))
        expect(kept.every((point, index) => index === 0 || point[2] >= (kept[index - 1]?.[2] ?? 0))).toBe(true)
        for (const point of stroke) expect(away(point, kept)).toBeLessThanOrEqual(tolerance + 1e-9)
      }),
    )
  })

  it('goes through the longest zigzag without running out of stack', () => {
    const zigzag = Array.from(
      { length: 6_000 },
      (_, index): InkPoint => [index % 2 ? 700 : 20, index % 500, index, 0.5],
    )
    expect(simplify(zigzag)).toHaveLength(6_000)
  })
})
