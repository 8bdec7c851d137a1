import { describe, expect, it } from 'vitest'
import { diceOf } from '#server/cards/dice.ts'
import { type BoardElement, type BoardScene, boardScene, drawingReading } from '#shared/drawing.ts'
import { boards, inkOf, sceneOf, writeLine } from '#tests/support/ink-board.ts'
import { readScene } from './read-scene.ts'

type Pairs = [number, number][]
const pen = { id: 'el_one', color: '#1f2933', width: 4 }
const ink = (...strokes: Pairs[]) => inkOf(strokes)
const segment = (from: [number, number], to: [number, number]): Pairs =>
  Array.from({ length: 12 }, (_, at) => [
    from[0] + ((to[0] - from[0]) * at) / 11,
    from[1] + ((to[1] - from[1]) * at) / 11,
  ])
const path = (...corners: [number, number][]): Pairs =>
  corners.slice(1).flatMap((to, at) => segment(corners[at] ?? to, to))
const ring = (x: number, y: number, radius: number): Pairs =>
  Array.from({ length: 33 }, (_, at) => [
    x + radius * Math.cos((at * Math.PI) / 16),
    y + radius * Math.sin((at * Math.PI) / 16),
  ])
const typed = (text: string, x = 100, y = 200): BoardElement => ({ ...pen, kind: 'text', x, y, size: 40, text })
const says = (elements: BoardElement[], mat: BoardScene['mat'] = 'plain') => readScene(sceneOf(elements, mat)).says
const told = (elements: BoardElement[], mat: BoardScene['mat'] = 'plain') => {
  const reading = readScene(sceneOf(elements, mat))
  return reading.kind === 'seen'
    ? reading.message
    : reading.kind === 'unsure'
      ? reading.options.map(({ message }) => message)
      : 'empty'
}
const unread = { kind: 'unsure', says: 'I am not sure what this is. Can you tell me?', options: [] }
const line = (text: string, seed = 3, height = 60, x = 60) => writeLine(text, { set: 'tuned', x, y: 250, height }, seed)

describe('readScene', () => {
  it('asks for a drawing when there is none', () => {
    expect(readScene(sceneOf([]))).toEqual({ kind: 'empty', says: 'The board is empty. Draw something first.' })
    expect(readScene(sceneOf([typed('   ')])).kind).toBe('empty')
  })

  it('reads typed text as it stands, and never corrects it', () => {
    expect(says([typed('7 x 8 = 54')])).toBe('I see 7 × 8 = 54. Right?')
    expect(told([typed('2 + 2 = 5')])).toBe('2 + 2 = 5')
  })

  it('counts shapes of the tools', () => {
    const rect: BoardElement = { ...pen, kind: 'rect', x: 50, y: 50, across: 200, down: 90 }
    expect(says([rect, { ...rect, id: 'el_two', y: 300 }])).toBe('I see 2 rectangles. Right?')
    expect(told([{ ...pen, kind: 'circle', x: 200, y: 200, radius: 60 }])).toBe('I drew a circle')
  })

  it.each([
    ['a triangle of one stroke', [path([100, 300], [200, 100], [300, 300], [100, 300])], 'I drew a triangle'],
    [
      'a triangle of three strokes',
      [segment([100, 300], [200, 100]), segment([202, 102], [300, 300]), segment([298, 302], [98, 299])],
      'I drew a triangle',
    ],
    [
      'two squares',
      [
        path([50, 50], [150, 50], [150, 150], [50, 150], [50, 50]),
        path([350, 50], [450, 50], [450, 150], [350, 150], [350, 50]),
      ],
      'I drew 2 squares',
    ],
    ['an arrow', [segment([100, 200], [400, 200]), path([350, 160], [400, 200], [350, 240])], 'I drew an arrow'],
    [
      'three groups of four dots',
      [0, 1, 2].flatMap((at) => [
        ring(130 + at * 230, 200, 90),
        ...[
          [-30, -30],
          [30, -30],
          [-30, 30],
          [30, 30],
        ].map(([dx = 0, dy = 0]): Pairs => [[130 + at * 230 + dx, 200 + dy]]),
      ]),
      'I drew 3 groups of 4 dots',
    ],
    [
      'an array',
      Array.from({ length: 12 }, (_, at): Pairs => [[100 + (at % 4) * 60, 100 + Math.floor(at / 4) * 60]]),
      'I drew 3 rows of 4 dots',
    ],
    ['dots', [[[100, 120]], [[180, 300]], [[320, 210]], [[420, 90]], [[500, 400]]], 'I drew 5 dots'],
    [
      'a tally',
      [
        ...[0, 1, 2, 3].map((at) => segment([100 + at * 22, 100], [102 + at * 22, 180])),
        segment([85, 165], [185, 115]),
        segment([240, 100], [241, 178]),
      ],
      'I drew a tally of 6',
    ],
  ] satisfies [string, Pairs[], string][])('sees %s', (_, strokes, message) => {
    expect(told(ink(...strokes))).toBe(message)
  })

  it('asks when a ring may be a circle or a 0, and a bar a line or a 1', () => {
    expect(told(ink(ring(200, 200, 50)))).toEqual(['I drew a circle', '0'])
    expect(told(ink(segment([200, 100], [204, 200])))).toEqual(['1', 'I drew a line'])
  })

  it('counts on a ten-frame, hops on a number line, and rings on a hundred chart', () => {
    const dots = Array.from({ length: 7 }, (_, at) => ring(140 + (at % 5) * 130, 185 + Math.floor(at / 5) * 130, 12))
    expect(told(ink(...dots), 'ten-frame')).toBe('I drew 7 dots in the ten-frame')
    const hop: Pairs = Array.from({ length: 20 }, (_, at) => [
      148 + (144 * at) / 19,
      296 - 50 * Math.sin((Math.PI * at) / 19),
    ])
    expect(told(ink(hop), 'number-line')).toBe('I drew a number line with a hop from 3 to 7')
    expect(told(ink(ring(165 + 6.5 * 47, 15 + 3.5 * 47, 20)), 'hundred-chart')).toBe('I circled 37')
  })

  it.each([
    ['a tap', [[[300, 200]]]],
    [
      'a scribble',
      [
        Array.from({ length: 90 }, (_, at): [number, number] => [
          200 + 120 * Math.sin(at * 1.7),
          200 + 100 * Math.cos(at * 2.9),
        ]),
      ],
    ],
    ['half of a star and a loop over it', [path([100, 100], [300, 160], [120, 240], [260, 60]), ring(190, 150, 70)]],
  ] satisfies [string, Pairs[]][])('does not name %s', (_, strokes) => {
    expect(readScene(sceneOf(ink(...strokes))).kind).toBe('unsure')
  })

  it('reads most written equations exactly, true or not, huge or tiny, and is hardly ever wrong', () => {
    const read = boards('equations', 'tuned', 40, 5).map(({ truth, scene }) => ({ truth, reading: readScene(scene) }))
    const exact = read.filter(({ truth, reading }) => reading.kind === 'seen' && reading.message === truth)
    const wrong = read.filter(({ truth, reading }) => reading.kind === 'seen' && reading.message !== truth)
    expect(exact.length).toBeGreaterThanOrEqual(32)
    expect(wrong.length).toBeLessThanOrEqual(1)
  })

  it('reads the same when the strokes came in another order, and from their ends', () => {
    const traces = line('34+28=62')
    const there = told(inkOf(traces))
    expect(told(inkOf([...traces].reverse()))).toEqual(there)
    expect(told(inkOf(traces.map((trace) => [...trace].reverse())))).toEqual(there)
  })

  it.each([20, 200])('reads a 7 that is %i units tall', (height) => {
    expect(told(inkOf(line('7', 11, height)))).toBe('7')
  })

  it('does not lean towards the right result', () => {
    const wrong = ['7×8=54', '6+7=12', '9−4=6', '8÷2=3'].map((sum, at) => ({
      sum,
      heard: told(inkOf(line(sum, 40 + at))),
    }))
    const truths = ['7 × 8 = 56', '6 + 7 = 13', '9 − 4 = 5', '8 ÷ 2 = 4']
    for (const [at, { heard }] of wrong.entries()) expect([heard].flat()).not.toContain(truths[at])
  })

  it('never throws on a full board, and answers by the contract', () => {
    const dice = diceOf(8)
    const kinds = ['scribbles', 'equations', 'dots', 'shapes', 'tallies']
    for (const kind of kinds)
      for (const { scene } of boards(kind, 'heldOut', 12, dice(1, 1e6))) {
        expect(boardScene.safeParse(scene).success).toBe(true)
        const reading = drawingReading.parse(readScene(scene))
        if (reading.kind === 'seen') expect(reading.message.length).toBeLessThanOrEqual(200)
      }
    const full = Array.from({ length: 600 }, (_, at) =>
      segment([dice(0, 800), dice(0, 500)], [dice(0, 800), dice(0, 500)]).slice(0, 3 + (at % 9)),
    )
    expect(readScene(sceneOf(inkOf(full)))).toEqual(unread)
    const dots = Array.from({ length: 600 }, (_, at): Pairs => [[10 + (at % 30) * 26, 10 + Math.floor(at / 30) * 24]])
    expect(readScene(sceneOf(inkOf(dots))).kind).toBe('seen')
  })

  it('names hardly any random scribble', () => {
    const read = boards('scribbles', 'tuned', 80, 12).map(({ scene }) => readScene(scene).kind)
    expect(read.filter((kind) => kind === 'seen').length).toBeLessThanOrEqual(2)
  })

  it('is deterministic', () => {
    const [board] = boards('sums', 'tuned', 1, 6)
    if (!board) throw new Error('no board')
    expect(readScene(board.scene)).toEqual(readScene(board.scene))
  })
})
