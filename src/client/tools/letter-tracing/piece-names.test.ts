import { describe, expect, it } from 'vitest'
import { glyphs } from '#shared/tools/letter-tracing/glyphs.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { mixed, piecesOf } from './piece-names.ts'

const names = (text: string) => {
  const shape = wordShape(text, 'right')
  return shape ? piecesOf(shape).map(({ name, ends }) => [name, ends?.begin ?? '']) : []
}

describe('the lines of a letter', () => {
  it.each([
    [
      'A',
      [
        ['slanting line on the left', 'top'],
        ['slanting line on the right', 'top'],
        ['line across in the middle', 'left'],
      ],
    ],
    [
      'i',
      [
        ['line up and down in the middle', 'top'],
        ['dot at the top', ''],
      ],
    ],
    ['O', [['round line', '']]],
    ['l', [['line up and down', 'top']]],
  ])('are called what they look like: %s', (letter, expected) => {
    expect(names(letter)).toEqual(expected)
  })

  it('of every letter have names of their own', () => {
    expect(glyphs).toHaveLength(62)
    for (const glyph of glyphs) {
      const all = names(glyph).map(([name]) => name)
      expect(new Set(all).size, glyph).toBe(all.length)
    }
  })

  it('of a name tell which letter they are of', () => {
    const all = names('Anna')
    expect(all[0]?.[0]).toBe('A, slanting line on the left')
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
  })
})

describe('mixing', () => {
  it.each([2, 3, 4, 5])('keeps all %s, and does not give the order away', (count) => {
    const list = Array.from({ length: count }, (_, i) => i)
    for (let turn = 0; turn < 12; turn++) {
      const out = mixed(list, turn)
      expect([...out].sort()).toEqual(list)
    }
    expect(new Set(Array.from({ length: 12 }, (_, turn) => mixed(list, turn).join())).size).toBeGreaterThan(1)
  })
})
