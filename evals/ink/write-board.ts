import { type Dice, diceOf } from '#server/cards/dice.ts'
import type { BoardElement, BoardScene } from '#shared/drawing.ts'
import { between, type Pair, type StyleSet, type Trace, writeGlyph } from './strokes.ts'

// Lines of synthetic writing on a board, as a hand would set them: uneven sizes, gaps, and base lines.

/** How far below its line a small letter starts, and how tall a sign is, in heights of a capital. */
const signs: Record<string, number> = { '+': 0.62, '−': 0.55, '×': 0.55, '÷': 0.6, '=': 0.55, '<': 0.62, '>': 0.62 }
for (const small of 'cosvwxz') signs[small] = 0.55

export function inkOf(traces: readonly Trace[], from = 0, started = 0): BoardElement[] {
  let clock = started
  return traces.map((trace, index) => ({
    kind: 'ink' as const,
    id: `ink_${from + index}`.padEnd(6, '_'),
    color: '#1f2933',
    width: 4,
    points: trace
      .map(([x, y]) => {
        clock += 14
        return [tenth(x), tenth(y), clock, 0.5] as const
      })
      .map(([x, y, t, p]): [number, number, number, number] => [x, y, t, p]),
  }))
}

const tenth = (value: number) => Math.round(Math.min(1_999, Math.max(-1_999, value)) * 10) / 10

export type Setting = { set: StyleSet; x: number; y: number; height: number; gap?: number }

/** The strokes of a line of writing; `y` is its base line. */
export function writeLine(text: string, { set, ...setting }: Setting, seed: number): Trace[] {
  const dice = diceOf(seed)
  return placeLine(text, (glyph) => writeGlyph(set, glyph, dice(0, 1e9)), setting, dice)
}

export function placeLine(
  text: string,
  write: (glyph: string) => Trace[],
  { x, y, height, gap = 0.3 }: Omit<Setting, 'set'>,
  dice: Dice,
): Trace[] {
  let at = x
  const traces: Trace[] = []
  for (const glyph of text) {
    if (glyph === ' ') {
      at += height * 0.25
      continue
    }
    const part = signs[glyph] ?? 1
    const size = height * part * between(dice, 0.86, 1.14)
    const up = /[a-z]/.test(glyph) ? 0 : (height - size) / (part < 1 ? 2 : 8)
    const placed = place(write(glyph), at, y - up - size, size, dice)
    const right = Math.max(...placed.flat().map(([px]) => px))
    traces.push(...placed)
    at = right + height * gap * between(dice, 0.6, 1.5)
  }
  return traces
}

function place(traces: readonly Trace[], left: number, top: number, size: number, dice: Dice): Trace[] {
  const least = Math.min(...traces.flat().map(([x]) => x))
  const drift = between(dice, -0.06, 0.06) * size
  return traces.map((trace) => trace.map(([x, y]): Pair => [left + (x - least) * size, top + drift + y * size]))
}

export const sceneOf = (elements: BoardElement[], mat: BoardScene['mat'] = 'plain'): BoardScene => ({ mat, elements })
