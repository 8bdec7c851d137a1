import type { Drawing } from './drafts.ts'
import { type Draft, familyOf } from './drafts.ts'
import { missingInProduct } from './missing-in-products.ts'
import { missingInSum } from './missing-in-sums.ts'

function draw(drawing: Drawing): Draft | null {
  const { dice, level, topic } = drawing
  if (topic === 'number bonds') return bond(drawing)
  if (level >= 3) return product(drawing)
  const total = level <= 0 ? dice(4, 10) : level === 1 ? dice(8, 20) : dice(30, 100)
  const part = level <= 1 ? dice(1, total - 1) : dice(11, total - 11)
  const forms = level <= 0 ? 0 : level === 1 ? 2 : 3
  return sumForms[dice(0, forms)]?.(total, part) ?? null
}

const sumForms = [
  (total: number, part: number) => missingInSum({ left: part, sign: '+', right: null, total }),
  (total: number, part: number) => missingInSum({ left: null, sign: '+', right: part, total }),
  (total: number, part: number) => missingInSum({ left: total, sign: '−', right: null, total: part }),
  (total: number, part: number) => missingInSum({ left: null, sign: '−', right: part, total: total - part }),
] as const

/** Two parts of a round whole. */
function bond({ dice, level }: Drawing): Draft | null {
  const [total, unit] =
    level <= -1 ? [5, 1] : level === 0 ? [10, 1] : level === 1 ? [dice(0, 2) > 0 ? 10 : 20, 1] : [100, 5]
  const part = unit * dice(1, total / unit - 1)
  return sumForms[dice(0, 1)]?.(total, part) ?? null
}

function product({ dice, level }: Drawing): Draft | null {
  const [a, b] =
    level === 3 ? [dice(2, 10), dice(2, 10)] : level === 4 ? [dice(3, 12), dice(4, 12)] : [dice(4, 12), dice(12, 30)]
  const forms = [
    { left: a, sign: '×', right: null, result: a * b },
    { left: null, sign: '×', right: a, result: a * b },
    { left: a * b, sign: '÷', right: null, result: a },
    { left: null, sign: '÷', right: a, result: b },
  ] as const
  const form = forms[dice(0, 3)]
  return form ? missingInProduct(form) : null
}

export const missingNumbers = familyOf({
  family: 'missing-numbers',
  topics: [
    {
      topic: 'missing numbers',
      subject: 'math',
      grades: [0, 5],
      words:
        /\b(?:missing (?:numbers?|addends?|factors?|parts?)|find the missing|unknown numbers?|fill in the (?:blanks?|missing)|blanks)\b/,
    },
    {
      topic: 'number bonds',
      subject: 'math',
      grades: [0, 2],
      words:
        /\b(?:number bonds?|ten ?frames?|make (?:10|ten)|making (?:10|ten|tens)|friends of (?:10|ten)|part part whole)\b/,
    },
  ],
  draw,
})
