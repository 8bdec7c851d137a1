import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handAngles, onCircle, places, scaleOf, sectorPath, ticksFrom, turn } from './geometry.ts'

describe('the hands of a clock', () => {
  it.each([
    [3, 0, 90, 0],
    [12, 0, 0, 0],
    [12, 30, 15, 180],
    [6, 30, 195, 180],
    [9, 45, 292.5, 270],
    [11, 59, 359.5, 354],
  ])('at %i:%i stand at %f and %f degrees', (hour, minute, short, long) => {
    expect(handAngles(hour, minute)).toEqual({ hour: short, minute: long })
  })
})

describe('a point of a circle', () => {
  it.each([
    [0, [0, -10]],
    [90, [10, 0]],
    [180, [0, 10]],
    [270, [-10, 0]],
  ])('goes clockwise from the top: %i degrees', (degrees, at) => {
    const [x, y] = onCircle([0, 0], 10, degrees)
    expect([x + 0, y + 0]).toEqual(at)
  })

  it('is turned with the clock', () => {
    const [x, y] = turn([0, -10], 90)
    expect([x, y + 0]).toEqual([10, 0])
  })
})

describe('a slice', () => {
  it('takes the long way round only beyond half a circle', () => {
    expect(sectorPath([0, 0], 10, 0, 90)).toBe('M0 0L0 -10A10 10 0 0 1 10 0Z')
    expect(sectorPath([0, 0], 10, 0, 270)).toContain('A10 10 0 1 1 -10 ')
    expect(sectorPath([0, 0], 10, 0, 180)).toContain('A10 10 0 0 1 ')
  })

  it('is the whole circle when nothing is left out', () => {
    expect(sectorPath([0, 0], 10, 0, 360)).not.toContain('L')
  })
})

describe('ticks', () => {
  it.each([
    [0, 1, 0.1, 11],
    [0, 1, 1 / 3, 4],
    [0, 15, 0.1, 151],
    [-5, 5, 1, 11],
    [0, 10, 3, 4],
  ])('from %f to %f by %f are %i', (from, to, step, count) => {
    expect(ticksFrom(from, to, step)).toHaveLength(count)
  })

  it('do not drift', () => {
    expect(ticksFrom(0, 1, 0.1)[3]).toBe(0.3)
    expect(ticksFrom(0, 15, 0.1).at(-1)).toBe(15)
  })

  it('stand at even distances between the ends of the line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 40 }), (from, count) => {
        const x = scaleOf([from, from + count], [20, 300])
        const drawn = ticksFrom(from, from + count, 1).map(x)
        expect([drawn[0], drawn.at(-1)]).toEqual([20, 300])
        for (const at of places(count)) {
          expect(Math.abs((drawn[at + 1] ?? 0) - (drawn[at] ?? 0) - 280 / count)).toBeLessThan(0.02)
        }
      }),
    )
  })
})
