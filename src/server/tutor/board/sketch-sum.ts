import { findExpressions } from '#shared/answers/expressions.ts'
import type { NumberToken } from '#shared/answers/tokens.ts'
import type { TutorMark } from '#shared/drawing.ts'

/**
 * A picture that helps with a sum without telling what it makes: rows of dots, the first hop on a number line, numbers
 * below each other with the ones marked, bars cut into parts. Empty where no picture helps.
 */
export function sketchSum(name: string): TutorMark[] {
  const [sum] = findExpressions(name)
  const [left, right] = sum?.operands ?? []
  const [operation] = sum?.signs ?? []
  if (!left || !right || !operation || sum?.signs.length !== 1) return []
  const isWhole = [left, right].every(({ value }) => value.d === 1n && value.gte(0))
  const whole = isWhole ? { a: Number(left.value.n), b: Number(right.value.n) } : null
  if (!whole) return isFraction(left) || isFraction(right) ? bars([left, right]) : []
  const { a, b } = whole
  if (operation === '×') return a <= 10 && b <= 12 && a > 0 && b > 0 ? rows(a, b) : []
  if (operation === '÷') return b > 0 && b <= 10 && a <= 100 ? plates(b) : []
  if (a <= 20 && b <= 20 && b > 0) return firstHop(a, b, operation === '+' ? 1 : -1)
  return a < 100_000 && b < 100_000 ? belowEachOther(a, b, operation === '+' ? '+' : '−') : []
}

const gap = 26

const rows = (count: number, each: number): TutorMark[] => [
  { kind: 'array', x: 0, y: 40, rows: count, columns: each, gap },
  { kind: 'text', x: 0, y: 26, size: 24, text: `${count} rows of ${each}` },
]

const plate = 26

/** Empty plates to share onto. */
const plates = (count: number): TutorMark[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'circle' as const,
    x: plate + 8 + (at % 5) * (2 * plate + 16),
    y: plate + 8 + Math.floor(at / 5) * (2 * plate + 16),
    radius: plate,
  }))

/** A number line with the first hop, unless it is the last one too: the next hops are the child's. */
function firstHop(start: number, count: number, way: 1 | -1): TutorMark[] {
  const from = start <= 10 && start + way >= 0 ? 0 : 10 * Math.floor(Math.max(0, start - 10) / 10)
  const to = from + 20
  return [
    { kind: 'number-line', x: 0, y: 60, width: 420, from, to, step: 1, hops: count > 1 ? [[start, start + way]] : [] },
  ]
}

const digit = 26

/** Written below each other, the ones under the ones, with the ones marked. */
function belowEachOther(a: number, b: number, sign: string): TutorMark[] {
  const size = 40
  const longest = Math.max(String(a).length, String(b).length)
  const line = (value: number, y: number): TutorMark[] => {
    const figures = [...String(value)]
    return figures.map((text, at) => ({
      kind: 'text',
      x: digit * (1 + longest - figures.length + at + 0.6),
      y,
      size,
      text,
    }))
  }
  const width = digit * (longest + 2)
  return [
    { kind: 'highlight', x: digit * (longest + 0.4), y: 0, width: digit * 1.3, height: 106 },
    ...line(a, 42),
    { kind: 'text', x: 0, y: 92, size, text: sign },
    ...line(b, 92),
    { kind: 'line', from: [0, 110], to: [width, 110] },
  ]
}

const isFraction = ({ value, written }: NumberToken) => value.d > 1n && !written.includes('.')

const bar = { width: 240, height: 34, apart: 54 } as const
const mostParts = 12n

/** A bar for each fraction, cut into its parts, what it takes of them filled. */
function bars(terms: readonly NumberToken[]): TutorMark[] {
  const cut = terms.filter(isFraction).map(barOf)
  if (cut.some(({ top, bottom }) => bottom > mostParts || top < 0n || top > bottom)) return []
  return cut.flatMap(({ top, bottom }, at) => oneBar(Number(top), Number(bottom), at * bar.apart))
}

function oneBar(top: number, bottom: number, y: number): TutorMark[] {
  const part = bar.width / bottom
  const cuts = Array.from({ length: bottom + 1 }, (_, at) => at * part)
  return [
    ...(top > 0 ? [{ kind: 'highlight' as const, x: 0, y, width: top * part, height: bar.height }] : []),
    { kind: 'line', from: [0, y], to: [bar.width, y] },
    { kind: 'line', from: [0, y + bar.height], to: [bar.width, y + bar.height] },
    ...cuts.map((x): TutorMark => ({ kind: 'line', from: [x, y], to: [x, y + bar.height] })),
    { kind: 'text', x: bar.width + 14, y: y + 26, size: 24, text: `${top}/${bottom}` },
  ]
}

/** A fraction as it was written: 2/4 stays 2/4. */
function barOf({ value, written }: NumberToken): { top: bigint; bottom: bigint } {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(written) ?? []
  if (top === undefined || bottom === undefined) return { top: value.s * value.n, bottom: value.d }
  return { top: BigInt(top), bottom: BigInt(bottom) }
}
