import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardElement } from '#shared/drawing.ts'
import { eraseElements } from './erase.ts'
import { fromPath, type Place } from './plane.ts'

type Ink = Extract<BoardElement, { kind: 'ink' }>

const ink = (places: Place[], width = 4): Ink => ({
  kind: 'ink',
  id: 'ink1',
  color: '#16372c',
  width,
  points: places.map(([x, y], at) => [x, y, at * 10, 0.5]),
})
const square: BoardElement = {
  kind: 'rect',
  id: 'rect',
  color: '#16372c',
  width: 4,
  x: 100,
  y: 100,
  across: 100,
  down: 100,
}
const circle: BoardElement = { kind: 'circle', id: 'circ', color: '#16372c', width: 4, x: 400, y: 200, radius: 80 }
const word: BoardElement = { kind: 'text', id: 'text', color: '#16372c', x: 100, y: 136, size: 40, text: 'seven' }
const names = () => {
  let count = 0
  return () => `piece-${++count}`
}
const rub = (elements: BoardElement[], path: Place[], width = 20) => eraseElements(elements, { path, width }, names())
const ends = (elements: readonly BoardElement[]) =>
  elements.map((one) => (one.kind === 'ink' ? [one.points[0]?.slice(0, 2), one.points.at(-1)?.slice(0, 2)] : one.kind))

describe('erasing', () => {
  it('cuts a stroke in two where it passed, as wide as it is', () => {
    const left = rub(
      [
        ink([
          [0, 100],
          [200, 100],
        ]),
      ],
      [
        [100, 50],
        [100, 150],
      ],
    )
    expect(ends(left)).toEqual([
      [
        [0, 100],
        [88, 100],
      ],
      [
        [112, 100],
        [200, 100],
      ],
    ])
  })

  it('keeps the time and the color of what is left, for the replay', () => {
    const [, right] = rub(
      [
        ink([
          [0, 100],
          [200, 100],
        ]),
      ],
      [
        [100, 50],
        [100, 150],
      ],
    )
    expect(right).toMatchObject({
      kind: 'ink',
      color: '#16372c',
      width: 4,
      points: [
        [112, 100, 6, 0.5],
        [200, 100, 10, 0.5],
      ],
    })
  })

  it.each<[string, Place[], number]>([
    [
      'passes beside it',
      [
        [100, 130],
        [200, 130],
      ],
      1,
    ],
    [
      'covers it from end to end',
      [
        [-20, 100],
        [220, 100],
      ],
      0,
    ],
    ['takes its beginning', [[0, 100]], 1],
    [
      'goes over it twice',
      [
        [50, 50],
        [50, 150],
        [150, 150],
        [150, 50],
      ],
      3,
    ],
  ])('leaves the right number of pieces when it %s', (_, path, pieces) => {
    expect(
      rub(
        [
          ink([
            [0, 100],
            [200, 100],
          ]),
        ],
        path,
      ),
    ).toHaveLength(pieces)
  })

  it('gives the same elements back when it touched none', () => {
    const elements = [
      ink([
        [0, 0],
        [50, 0],
      ]),
      square,
      word,
    ]
    expect(
      rub(elements, [
        [400, 400],
        [500, 400],
      ]),
    ).toBe(elements)
  })

  it('leaves a thick stroke whole when it only brushes the rim', () => {
    const elements = [
      ink(
        [
          [0, 100],
          [200, 100],
        ],
        50,
      ),
    ]
    expect(
      rub(
        elements,
        [
          [100, 60],
          [100, 66],
        ],
        20,
      ),
    ).toBe(elements)
  })

  it('takes a dot', () => {
    expect(
      rub(
        [ink([[50, 50]])],
        [
          [52, 40],
          [52, 60],
        ],
      ),
    ).toEqual([])
  })

  it('opens a square at one side into one stroke around the other three', () => {
    const left = rub(
      [square],
      [
        [150, 80],
        [150, 120],
      ],
    )
    expect(ends(left)).toEqual([
      [
        [162, 100],
        [138, 100],
      ],
    ])
  })

  it('cuts a square into two strokes when it goes right through', () => {
    expect(
      rub(
        [square],
        [
          [150, 50],
          [150, 250],
        ],
      ),
    ).toHaveLength(2)
  })

  it('cuts a circle into two arcs, none of them through the place where the circle begins', () => {
    const left = rub(
      [circle],
      [
        [400, 100],
        [400, 300],
      ],
    )
    expect(left.map(({ kind }) => kind)).toEqual(['ink', 'ink'])
    for (const one of left) if (one.kind === 'ink') expect(one.points.length).toBeGreaterThan(20)
  })

  it.each<[string, Place[], number]>([
    [
      'through its middle',
      [
        [150, 90],
        [150, 160],
      ],
      0,
    ],
    ['as a tap on it', [[150, 124]], 0],
    [
      'along its upper rim',
      [
        [90, 98],
        [260, 98],
      ],
      1,
    ],
    [
      'below it',
      [
        [90, 170],
        [260, 170],
      ],
      1,
    ],
  ])('removes a text when it goes %s, or leaves it whole', (_, path, left) => {
    expect(rub([word], path)).toHaveLength(left)
  })

  it('leaves nothing under the eraser, and nothing that was not there', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }))
    const places = fc.array(place, { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(places, places, fc.integer({ min: 4, max: 60 }), (line, path, width) => {
        const before = ink(line)
        const left = eraseElements([before], { path, width }, names())
        if (left[0] === before) return
        for (const piece of left) {
          if (piece.kind !== 'ink') throw new Error('only ink is left of ink')
          for (const [x, y] of piece.points) {
            expect(fromPath([x, y], path)).toBeGreaterThan(width / 2 + before.width / 2 - 0.2)
            expect(fromPath([x, y], line)).toBeLessThan(0.2)
          }
        }
      }),
    )
  })
})
