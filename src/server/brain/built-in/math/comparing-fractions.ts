import { type Bar, lcm, readBar, writeBar } from './bars.ts'
import type { Compared, CompareSign, Written } from './comparing-signs.ts'

const opposite = (sign: CompareSign): CompareSign => (sign === '<' ? '>' : '<')
const signFor = (x: number, y: number): CompareSign => (x < y ? '<' : x > y ? '>' : '=')

/** Two fractions, or a fraction and a whole number. Null for mixed numbers and decimals beside fractions. */
export function comparedFractions(a: Written, b: Written): Compared | null {
  const [one, other] = [readBar(a.written), readBar(b.written)]
  if (!one || !other) return null
  if (one.bottom === other.bottom) return likePieces(one, other)
  if (one.top === other.top) return likeCounts(one, other)
  return unlike(one, other)
}

function likePieces(a: Bar, b: Bar): Compared {
  return {
    kind: 'same bottoms',
    hints: [
      'Look at the bottoms: they are the same.',
      'Pieces of the same size: count them.',
      `Now compare only the tops, ${a.top} and ${b.top}.`,
    ],
    steps: [`The bottoms are the same, so look at the tops: ${a.top} ${signFor(a.top, b.top)} ${b.top}.`],
    slips: [],
    explanation: 'With the same bottom, the bigger top makes more.',
  }
}

function likeCounts(a: Bar, b: Bar): Compared {
  const sign = signFor(b.bottom, a.bottom)
  const [big, small] = a.bottom < b.bottom ? [a, b] : [b, a]
  return {
    kind: 'same tops',
    hints: [
      'Look at the tops: they are the same.',
      'More pieces in a whole make each piece smaller.',
      `Think of a cake cut in ${a.bottom}, and another cut in ${b.bottom}.`,
    ],
    steps: [
      `Both have the same number of pieces.`,
      `A whole cut in ${big.bottom} has bigger pieces than a whole cut in ${small.bottom}.`,
    ],
    slips: [
      {
        name: 'bigger-bottom-taken-for-bigger',
        answer: opposite(sign),
        observation: `You compared ${a.bottom} and ${b.bottom} like whole numbers.`,
      },
    ],
    explanation: 'With the same top, the smaller bottom makes more.',
  }
}

function unlike(a: Bar, b: Bar): Compared {
  const bottom = lcm(a.bottom, b.bottom)
  const [x, y] = [a, b].map((bar) => (bar.top * bottom) / bar.bottom)
  const [p = 0, q = 0] = [x, y]
  const sign = signFor(p, q)
  const changed = [a, b].flatMap((bar) =>
    bar.bottom === bottom ? [] : [`${writeBar(bar)} as ${(bar.top * bottom) / bar.bottom}/${bottom}`],
  )
  const byTops = signFor(a.top, b.top)
  const missing = signFor(b.bottom - b.top, a.bottom - a.top)
  return {
    kind: sign === '=' ? 'equal pieces' : 'unlike pieces',
    exampleKind: 'unlike pieces',
    hints: [
      'Look at the bottoms: they are not the same.',
      'Make the bottoms the same, then compare the tops.',
      `Give both the bottom ${bottom}.`,
    ],
    steps: [`Write ${changed.join(', and ')}.`, `Compare the tops: ${p} ${sign} ${q}.`],
    slips: [
      {
        name: 'compared-only-the-tops',
        answer: byTops === sign ? null : byTops,
        observation: `You compared only the tops, ${a.top} and ${b.top}.`,
      },
      {
        name: 'counted-missing-pieces',
        answer: missing === sign ? null : missing,
        observation: 'The missing pieces do not have the same size.',
      },
    ],
    explanation: 'Pieces of the same size can be counted.',
  }
}
