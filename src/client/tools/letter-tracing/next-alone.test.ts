import { describe, expect, it } from 'vitest'
import type { Stage } from '#shared/handwriting.ts'
import { nextAlone, taskAlone } from './next-alone.ts'
import type { Tried } from './tracing-state.ts'

const tried = (glyph: string, stage: Stage, right = true): Tried => ({ glyph, stage, right, score: 80, strokes: [] })
const times = (count: number, one: Tried) => Array.from({ length: count }, () => one)

describe('without a line', () => {
  it.each<[string, Tried[], [string, Stage]]>([
    ['begins with a big A to be traced', [], ['A', 'trace']],
    ['stays with a letter, with less help', times(2, tried('A', 'trace')), ['A', 'dots']],
    ['stays with a letter that needs more help', times(2, tried('B', 'copy', false)), ['B', 'dots']],
    ['lets a letter trace after it was watched', [tried('C', 'model', false)], ['C', 'trace']],
    ['goes on once a letter was written from memory twice', times(2, tried('D', 'memory')), ['E', 'model']],
    ['rests a letter after six tries', times(6, tried('F', 'trace', false)), ['G', 'model']],
    ['goes on after a word', [tried('bed', 'word')], ['A', 'model']],
    ['begins anew after the last', times(2, tried('9', 'memory')), ['A', 'model']],
    ['goes from the big letters to the small', times(2, tried('Z', 'memory')), ['a', 'model']],
  ])('%s', (_, tries, [glyph, stage]) => {
    expect(nextAlone({ tries, bands: {}, task: null })).toMatchObject({
      glyph,
      stage,
      band: 'new',
      isName: false,
      style: 'ball-and-stick',
    })
  })

  it('knows the name, and what the server has told of it', () => {
    expect(taskAlone('Mia', { tries: [], bands: { Mia: 'steady' }, task: null })).toEqual({
      glyph: 'Mia',
      stage: 'model',
      band: 'steady',
      isName: true,
      style: 'ball-and-stick',
    })
  })
})
