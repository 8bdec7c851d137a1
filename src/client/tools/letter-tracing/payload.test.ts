import { describe, expect, it } from 'vitest'
import type { InkPoint } from '#shared/ink.ts'
import { forSending } from './payload.ts'

const scribble = (count: number, begin = 0): InkPoint[] =>
  Array.from({ length: count }, (_, i) => [((i * 373) % 5_000) / 10, ((i * 917) % 3_000) / 10, begin + i * 200, 0.5])

describe('what is sent of a try', () => {
  it('has its time from the first point, also after the first line was taken back', () => {
    const sent = forSending([scribble(3, 4_000), scribble(3, 6_000)])
    expect(sent.map((stroke) => stroke[0]?.[2])).toEqual([0, 2_000])
  })

  it('keeps a letter as it was drawn', () => {
    const stroke: InkPoint[] = Array.from({ length: 80 }, (_, i) => [100, 20 + i * 3, i * 8, 0.5])
    expect(forSending([stroke])).toEqual([
      [
        [100, 20, 0, 0.5],
        [100, 257, 632, 0.5],
      ],
    ])
  })

  it.each([1, 60])('stays under 60 kB, however wildly %s lines are drawn', (lines) => {
    const sent = forSending(Array.from({ length: lines }, () => scribble(2_500)))
    expect(JSON.stringify(sent).length).toBeLessThan(60_000)
    expect(sent).toHaveLength(lines)
  })

  it('is nothing of nothing', () => expect(forSending([])).toEqual([]))
})
