import { describe, expect, it } from 'vitest'
import type { InkPoint } from '#shared/ink.ts'
import { paintInk, widthAt } from './paint.ts'

type Painted = { lines: [from: number[], to: number[], width: number][]; dots: number[][]; strokes: number }

/** A canvas that writes down what it is told. */
function easel(): { context: CanvasRenderingContext2D; painted: Painted } {
  const painted: Painted = { lines: [], dots: [], strokes: 0 }
  let at: number[] = []
  const context: CanvasRenderingContext2D = Object.assign(Object.create(null), {
    lineWidth: 0,
    beginPath: () => undefined,
    fill: () => undefined,
    moveTo: (...to: number[]) => {
      at = to
    },
    lineTo: (...to: number[]) => goes(to),
    quadraticCurveTo: (_x: number, _y: number, ...to: number[]) => goes(to),
    stroke: () => {
      painted.strokes++
    },
    arc: (x: number, y: number, radius: number) => painted.dots.push([x, y, radius]),
  })
  const goes = (to: number[]) => {
    painted.lines.push([at, to, context.lineWidth])
    at = to
  }
  return { context, painted }
}

const ink = { color: '#000000', width: 4 }
const wave = (count: number, pressure = (_: number) => 0.5): InkPoint[] =>
  Array.from({ length: count }, (_, step) => [step * 3, Math.sin(step) * 20, step * 8, pressure(step)])

describe('ink', () => {
  it('is a dot where the pen only touched', () => {
    const { context, painted } = easel()
    paintInk(context, [[30, 40, 0, 0.5]], ink)
    expect(painted).toEqual({ lines: [], dots: [[30, 40, 2]], strokes: 0 })
  })

  it('goes through every point', () => {
    const { context, painted } = easel()
    const points = wave(40)
    paintInk(context, points, ink)
    expect(painted.lines.map(([, to]) => to)).toEqual(points.slice(1).map(([x, y]) => [x, y]))
    expect(painted.lines.map(([from]) => from)).toEqual(points.slice(0, -1).map(([x, y]) => [x, y]))
  })

  it.each([1, 2, 7])('is the same while it is drawn, %i new points at a time, as when it is finished', (batch) => {
    const points = wave(40, (step) => 0.5 + 0.4 * Math.sin(step / 7))
    const whole = easel()
    paintInk(whole.context, points, ink)
    const live = easel()
    for (let from = 0; from < points.length; from += batch)
      paintInk(live.context, points.slice(0, from + batch), ink, from)
    expect(live.painted.lines).toEqual(whole.painted.lines)
    expect(live.painted.dots).toEqual(whole.painted.dots)
  })

  it('costs only its new points', () => {
    const { context, painted } = easel()
    paintInk(context, wave(1_000), ink, 998)
    expect([painted.lines.length, painted.dots.length]).toEqual([2, 0])
  })

  it('can be stopped in between, for a replay', () => {
    const { context, painted } = easel()
    paintInk(context, wave(100), ink, 10, 14)
    expect(painted.lines).toHaveLength(4)
  })

  it('is painted in few goes where the pressure stays', () => {
    const { context, painted } = easel()
    paintInk(context, wave(1_000), ink)
    expect(painted.strokes).toBeLessThan(20)
  })

  it.each([
    [0.5, 10],
    [1, 13.5],
    [0, 6.5],
    [0.75, 11.75],
  ])('at pressure %f is %f wide instead of 10', (pressure, width) => {
    expect(widthAt(10, pressure)).toBe(width)
  })

  it('keeps exactly the width that was chosen where there is no pressure', () => {
    expect(widthAt(2.37, 0.5)).toBe(2.37)
  })

  it('survives a pen that stays in one place', () => {
    const { context, painted } = easel()
    const point: InkPoint = [5, 5, 0, 0.5]
    paintInk(context, [point, point, point], ink)
    expect(painted.lines.flat(2).every(Number.isFinite)).toBe(true)
  })
})
