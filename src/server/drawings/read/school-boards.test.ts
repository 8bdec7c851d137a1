import { describe, expect, it } from 'vitest'
import type { BoardElement } from '#shared/drawing.ts'
import { boardOf, sceneOf } from '#tests/support/ink-board.ts'
import { readScene } from './read-scene.ts'

/** How many of the first boards of a kind are read exactly, and how many as something else. */
function figures(kind: string, count = 40) {
  const read = Array.from({ length: count }, (_, at) => boardOf(kind, at + 1)).map(({ truth, scene, words }) => {
    const reading = readScene(scene, words)
    return reading.kind === 'seen' ? reading.message === truth : null
  })
  return { exact: read.filter((right) => right === true).length, wrong: read.filter((right) => right === false).length }
}

const pen = { color: '#1f2933', width: 4 }
let marks = 0
const line = (from: [number, number], to: [number, number]): BoardElement => ({
  ...pen,
  kind: 'line',
  id: `line_${marks++}`,
  from,
  to,
})
const face: BoardElement = { ...pen, kind: 'circle', id: 'face', x: 300, y: 250, radius: 150 }
const hand = (turn: number, long: number) =>
  line([300, 250], [300 + long * Math.sin(2 * Math.PI * turn), 250 - long * Math.cos(2 * Math.PI * turn)])
const told = (...elements: BoardElement[]) => {
  const reading = readScene(sceneOf(elements))
  if (reading.kind === 'seen') return reading.message
  return reading.kind === 'unsure' ? reading.options.map(({ message }) => message) : null
}

describe('a board as at school, by a hand that the reader was not made from', () => {
  it.each([
    ['equations', 36],
    ['two sums', 34],
    ['fractions', 26],
    ['times', 35],
    ['money', 37],
    ['words of the list', 32],
    ['rings in rows', 39],
    ['shaded parts', 35],
    ['number lines with jumps', 36],
    ['clocks with numbers', 39],
    ['clocks without numbers', 39],
  ])('is read: %s', (kind, least) => {
    const { exact, wrong } = figures(kind)
    expect(exact).toBeGreaterThanOrEqual(least)
    expect(wrong).toBe(0)
  })

  it('is hardly ever named when it is a scrawl', () => {
    expect(figures('scrawls').wrong).toBeLessThanOrEqual(1)
  })
})

describe('a clock', () => {
  it('tells the time of its hands, the short one the hour', () => {
    expect(told(face, hand(10.5 / 12, 70), hand(0.5, 120))).toBe('I drew a clock that shows 10:30')
    expect(told(face, hand(3 / 12, 70), hand(0, 120))).toBe('I drew a clock that shows 3:00')
  })

  it('is asked when the hour hand points right at its number at half past: either half hour may be meant', () => {
    expect(told(face, hand(10 / 12, 70), hand(0.5, 120))).toEqual([
      'I drew a clock that shows 10:30',
      'I drew a clock that shows 9:30',
    ])
    expect(told(face, hand(10.3 / 12, 70), hand(0.5, 120))).toBe('I drew a clock that shows 10:30')
  })

  it('is asked when both hands are as long, and both times are possible', () => {
    expect(told(face, hand(0, 100), hand(0, 102))).toEqual('I drew a clock that shows 12:00')
    const heard = told(face, hand(2.1 / 12, 100), hand(1.1 / 12, 101))
    expect([heard].flat().length).not.toBe(1)
  })
})

describe('a shape in parts', () => {
  const bar: BoardElement = { ...pen, kind: 'rect', id: 'rect', x: 100, y: 100, across: 400, down: 100 }
  const cuts = [200, 300, 400].map((x) => line([x, 100], [x, 200]))
  const shade = (left: number) =>
    Array.from({ length: 9 }, (_, at) => line([left + 8, 108 + at * 10], [left + 92, 106 + at * 10]))

  it('is a fraction, wherever the shaded parts are', () => {
    expect(told(bar, ...cuts, ...shade(100), ...shade(300))).toBe('I drew a rectangle with 2/4 shaded')
    expect(told(bar, ...cuts)).toBe('I drew a rectangle in 4 equal parts')
  })

  it('is not guessed when the board is full of ink', () => {
    const ink = Array.from({ length: 560 }, (_, at) => line([104, 102 + (at % 96)], [496, 102 + ((at * 7) % 96)]))
    expect(told(bar, ...cuts, ...ink)).toEqual([])
  })

  it('is no fraction when its parts are not equal, or one is shaded by half', () => {
    const uneven = [130, 160].map((x) => line([x, 100], [x, 200]))
    expect(told(bar, ...uneven, ...shade(300))).toEqual([])
    const half = shade(100).slice(0, 5)
    expect(told(bar, ...cuts, ...half)).toEqual([])
  })
})
