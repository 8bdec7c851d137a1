import { describe, expect, it } from 'vitest'
import type { BoardElement } from '#shared/drawing.ts'
import type { InkPoint } from '#shared/ink.ts'
import { inkFrames, longestPause, sceneFrames } from './replay-frames.ts'

const look = { id: 'abcd', color: '#000000', width: 4 }
const stroke = (begin: number, count = 20, gap = 8): InkPoint[] =>
  Array.from({ length: count }, (_, step) => [step, begin % 100, begin + step * gap, 0.5])
const ink = (begin: number, count?: number): BoardElement => ({
  kind: 'ink',
  ...look,
  points: stroke(begin, count).map(([x, y, t, pressure]): [number, number, number, number] => [x, y, t, pressure]),
})
const rect: BoardElement = { kind: 'rect', ...look, x: 0, y: 0, across: 9, down: 9 }

/** How many lines and shapes the frames paint in all. */
function paintedBy(frames: ReturnType<typeof inkFrames>): Record<string, number> {
  const counts: Record<string, number> = {}
  const context: CanvasRenderingContext2D = new Proxy(Object.create(null), {
    get: (_, name) => () => {
      counts[String(name)] = (counts[String(name)] ?? 0) + 1
    },
    set: () => true,
  })
  for (const frame of frames) frame.paint(context)
  return counts
}

describe('the frames of a replay', () => {
  it('come in order, at the pace of the hand', () => {
    const times = inkFrames([{ ...look, points: stroke(0, 100) }]).map(({ t }) => t)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBe(99 * 8)
    expect(times.length).toBeGreaterThan(15)
  })

  it('paint every line once', () => {
    const counts = paintedBy(
      inkFrames([stroke(0, 50), stroke(900, 1), stroke(2_000, 30)].map((points) => ({ ...look, points }))),
    )
    expect((counts.lineTo ?? 0) + (counts.quadraticCurveTo ?? 0)).toBe(49 + 29)
    expect(counts.arc).toBe(3)
  })

  it('shorten long pauses, between strokes and within them', () => {
    const rested: InkPoint[] = [
      [0, 0, 0, 0.5],
      [1, 0, 60_000, 0.5],
    ]
    expect(inkFrames([{ ...look, points: rested }]).at(-1)?.t).toBe(longestPause)
    const later = sceneFrames({ elements: [ink(0), ink(500_000)] })
    expect(later.at(-1)?.t).toBe(19 * 8 + longestPause + 19 * 8)
  })

  it('give a shape a moment of its own', () => {
    const frames = sceneFrames({ elements: [rect, ink(0), rect] })
    const times = frames.map(({ t }) => t)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect([times[0], times.at(-1)]).toEqual([500, 500 + 19 * 8 + 500])
    expect(paintedBy(frames).rect).toBe(2)
  })

  it('never go back in time, though the eraser left pieces of older strokes behind newer ones', () => {
    const times = sceneFrames({ elements: [ink(9_000), ink(100), ink(50), ink(9_500)] }).map(({ t }) => t)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(Math.min(...times)).toBe(inkFrames([{ ...look, points: stroke(0) }])[0]?.t)
  })

  it('are none for an empty board', () => {
    expect(sceneFrames({ elements: [] })).toEqual([])
  })
})
