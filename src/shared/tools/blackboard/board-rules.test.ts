import { describe, expect, it } from 'vitest'
import type { BoardElement } from '#shared/drawing.ts'
import { elementBounds } from './bounds.ts'
import { elementAt, quarterOf } from './hit-test.ts'
import { moveElement } from './move.ts'
import type { Place } from './plane.ts'
import { snapLine, snapMiddle, snapRadius, snapRect, snapStart } from './snap.ts'

const pen = { color: '#1f5fa8', width: 4 }
const rect: BoardElement = { kind: 'rect', id: 'rect', ...pen, x: 100, y: 100, across: 200, down: 100 }
const circle: BoardElement = { kind: 'circle', id: 'circle', ...pen, x: 200, y: 150, radius: 30 }
const line: BoardElement = { kind: 'line', id: 'line', ...pen, from: [100, 400], to: [300, 400] }
const word: BoardElement = { kind: 'text', id: 'text', color: '#1f5fa8', x: 500, y: 80, size: 40, text: '7' }
const dot: BoardElement = { kind: 'ink', id: 'dot1', ...pen, points: [[700, 450, 0, 0.5]] }
const all = [rect, circle, line, word, dot]

describe('the box around an element', () => {
  it.each<[BoardElement, number[]]>([
    [rect, [98, 98, 204, 104]],
    [circle, [168, 118, 64, 64]],
    [line, [98, 398, 204, 4]],
    [dot, [698, 448, 4, 4]],
  ])('reaches to the rim of the pen', (element, box) => {
    expect(elementBounds(element).map((value) => Math.round(value))).toEqual(box)
  })
})

describe('what lies under a finger', () => {
  it.each<[string, Place, string | null]>([
    ['a line beside the finger', [200, 408], 'line'],
    ['the topmost of two', [200, 120], 'circle'],
    ['a shape around the finger', [120, 150], 'rect'],
    ['the inner of two shapes', [200, 150], 'circle'],
    ['a text', [510, 60], 'text'],
    ['a dot', [704, 452], 'dot1'],
    ['nothing', [400, 300], null],
  ])('is %s', (_, place, id) => {
    expect(elementAt(all, place)?.id ?? null).toBe(id)
  })

  it.each<[BoardElement, string]>([
    [circle, 'upper left'],
    [word, 'upper center'],
    [line, 'lower left'],
    [dot, 'lower right'],
  ])('is told by its part of the board', (element, part) => {
    const { down, across } = quarterOf(element)
    expect(`${down} ${across}`).toBe(part)
  })
})

describe('moving', () => {
  it.each(all)('takes the whole element along', (element) => {
    const [x, y, width, height] = elementBounds(element)
    expect(elementBounds(moveElement(element, [10, -5]))).toEqual([x + 10, y - 5, width, height])
  })

  it.each(all)('never takes an element off the board', (element) => {
    for (const by of [
      [-3000, 0],
      [3000, 0],
      [0, -3000],
      [0, 3000],
    ] as const) {
      const [x, y, width, height] = elementBounds(moveElement(element, by))
      expect(x).toBeLessThanOrEqual(780)
      expect(y).toBeLessThanOrEqual(480)
      expect(x + width).toBeGreaterThanOrEqual(19.9)
      expect(y + height).toBeGreaterThanOrEqual(19.9)
    }
  })
})

describe('snapping', () => {
  it.each<[string, Place, Place]>([
    ['level, when it nearly is', [300, 206], [300, 200]],
    ['upright, when it nearly is', [104, 300], [100, 300]],
    ['as it is, when it is far from any', [200, 215], [200, 215]],
    ['at a near end', [205, 393], [200, 400]],
  ])('ends a line %s', (_, to, expected) => {
    expect(snapLine([100, 200], to, [[200, 400]]).to).toEqual(expected)
  })

  it('turns a line to 45°, and shows the guide', () => {
    const { to, guides } = snapLine([100, 100], [200, 204], [])
    expect(to).toEqual([202, 202])
    expect(guides).toEqual([expect.objectContaining({ kind: 'line' })])
  })

  it('begins at a near end, and nowhere else', () => {
    expect(snapStart([108, 404], [[100, 400]]).to).toEqual([100, 400])
    expect(snapStart([130, 404], [[100, 400]]).to).toEqual([130, 404])
  })

  it.each<[Place, Place]>([
    [
      [200, 195],
      [200, 200],
    ],
    [
      [50, 55],
      [50, 50],
    ],
    [
      [200, 160],
      [200, 160],
    ],
  ])('makes a square of what nearly is one', (to, corner) => {
    expect(snapRect([100, 100], to).to).toEqual(corner)
  })

  it('puts a circle on a near crossing of the grid, with a round size', () => {
    expect(snapMiddle([204, 97]).to).toEqual([200, 100])
    expect(snapMiddle([210, 90]).to).toEqual([210, 90])
    expect([48, 55, 3].map(snapRadius)).toEqual([50, 55, 3])
  })
})
