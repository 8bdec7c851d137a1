import { describe, expect, it } from 'vitest'
import { confusableGlyphs, contrastOf } from './confusable.ts'
import { glyphs } from './glyphs.ts'
import { letterShape, wordShape } from './letter-shapes.ts'
import { modelMoments } from './model-pen.ts'
import { scoreOrder } from './score-order.ts'
import { hintLevelOf, letterMastery, stageAfter } from './stages.ts'

const begins = (glyph: string, hand: 'left' | 'right' = 'right') =>
  letterShape(glyph, hand)?.strokes.map(({ path }) => path[0]) ?? []

describe('the letters on the canvas', () => {
  it('are all there, on the canvas, large, each stroke with a short instruction', () => {
    expect(glyphs).toHaveLength(62)
    for (const glyph of glyphs) {
      const strokes = letterShape(glyph, 'right')?.strokes ?? []
      const points = strokes.flatMap(({ path }) => path)
      expect(strokes.length, glyph).toBeGreaterThan(0)
      expect(
        points.every(([x, y]) => x > 10 && x < 490 && y > 10 && y < 290),
        glyph,
      ).toBe(true)
      const ys = points.map(([, y]) => y)
      expect(Math.max(...ys) - Math.min(...ys), glyph).toBeGreaterThan(75)
      for (const { says } of strokes) expect(says.split(' ').length, says).toBeLessThanOrEqual(8)
    }
  })

  it.each([
    ['b', 'the stick from the top, then the ball', ['top', 'middle']],
    ['d', 'the ball first, then the stick', ['middle', 'top']],
    ['A', 'two slants from the top, then the bar', ['top', 'top', 'middle']],
  ])('%s: %s', (glyph, _, where) => {
    const lines = letterShape(glyph, 'right')?.lines
    const found = begins(glyph).map((begin) => (Math.abs((begin?.[1] ?? 0) - (lines?.top ?? 0)) < 5 ? 'top' : 'middle'))
    expect(found).toEqual(where)
  })

  it('let the left hand pull the bar of a t to the left', () => {
    expect(begins('t', 'left')[1]?.[0]).toBeGreaterThan(begins('t')[1]?.[0] ?? 0)
  })

  it('make names of up to 12 signs that fit, and nothing of other signs', () => {
    const name = wordShape("Jo-Ann O'Lee", 'right')
    const xs = name?.strokes.flatMap(({ path }) => path.map(([x]) => x)) ?? []
    expect(Math.min(...xs)).toBeGreaterThan(10)
    expect(Math.max(...xs)).toBeLessThan(490)
    expect(wordShape('Zoë', 'right')).toBeNull()
    expect(wordShape('constructor1x', 'right')).toBeNull()
    expect(letterShape('__proto__', 'right')).toBeNull()
  })

  it('are shown by a pen that only moves on', () => {
    const shape = letterShape('E', 'right')
    const moments = shape ? modelMoments(shape) : []
    expect(moments.filter(({ down }) => !down)).toHaveLength(3)
    expect(moments.every(({ t }, i) => t >= (moments[i - 1]?.t ?? 0))).toBe(true)
  })
})

describe('strokes put in order by keyboard', () => {
  const chosen = (order: number[], turned = -1) => order.map((stroke) => ({ stroke, forward: stroke !== turned }))

  it.each([
    ['A', [0, 1, 2], -1, []],
    ['A', [2, 0, 1], -1, ['order']],
    ['A', [0, 1, 2], 1, ['direction']],
    ['A', [0, 1], -1, ['missing-stroke']],
    ['A', [0, 0, 1, 2], -1, ['extra-stroke']],
    ['E', [0, 3, 1, 2], -1, []],
    ['it', [0, 2, 3, 1], -1, []],
    ['it', [2, 3, 0, 1], -1, ['order']],
  ])('%s as %j, turned %i: %j', (glyph, order, turned, faults) => {
    const verdict = scoreOrder({ glyph, hand: 'right', ordered: chosen(order, turned) })
    expect(verdict.faults).toEqual(faults)
    expect(verdict.right).toBe(faults.length === 0)
  })
})

describe('how much help comes next', () => {
  const row = (...tries: string[]) =>
    tries.map((one) => {
      const [stage = '', right] = one.split(' ')
      const known = (['model', 'trace', 'dots', 'copy', 'memory', 'word'] as const).find((name) => name === stage)
      return { stage: known ?? ('model' as const), right: right !== 'miss' }
    })

  it.each([
    [[], 'model'],
    [['model'], 'trace'],
    [['trace'], 'trace'],
    [['trace', 'trace'], 'dots'],
    [['dots', 'dots'], 'copy'],
    [['copy miss', 'copy miss'], 'dots'],
    [['trace miss', 'trace miss'], 'trace'],
    [['memory', 'memory'], 'word'],
    [['memory', 'memory miss', 'memory'], 'memory'],
    [['word', 'word'], 'word'],
  ])('after %j: %s', (tries, stage) => {
    expect(stageAfter(row(...tries))).toBe(stage)
  })

  it('counts what comes from memory most', () => {
    expect(letterMastery(row('memory', 'memory', 'word', 'word'))).toBe(1)
    expect(letterMastery(row('trace', 'trace', 'trace', 'trace'))).toBeLessThan(0.3)
    expect([hintLevelOf('trace'), hintLevelOf('dots'), hintLevelOf('copy'), hintLevelOf('memory')]).toEqual([
      3, 2, 1, 0,
    ])
  })

  it('sets a letter beside those it is taken for', () => {
    expect(contrastOf('b').slice(0, 3)).toEqual(['d', 'p', 'q'])
    expect(contrastOf('6')[0]).toBe('9')
    expect(confusableGlyphs.flat().every((glyph) => glyphs.includes(glyph))).toBe(true)
  })
})
