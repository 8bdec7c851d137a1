import { diceOf } from '#server/brain/built-in/dice.ts'
import { numberAnswer } from '#server/brain/built-in/math/drafts.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import type { Picture } from '#shared/picture.ts'
import { slipsOfProduct } from './fact-slips.ts'
import { wayTo } from './fact-ways.ts'
import { cardOf } from './later-card.ts'

export const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const easy = [0, 1, 2, 5, 10]

/** The skill that a product belongs to. */
export function skillOfProduct(a: number, b: number): string {
  if (a > 10 || b > 10) return 'math.multiply-facts-to-12'
  if (easy.includes(a) || easy.includes(b)) return 'math.multiply-facts-easy'
  return Math.min(a, b) <= 4 ? 'math.multiply-facts-to-5' : 'math.multiply-facts-to-10'
}

const rowThings = ['star', 'apple', 'block', 'shell', 'leaf', 'ball'] as const
const largestDrawn = 6

/** Rows to look at. Its words name the rows, not how many there are in all. */
export function rowsOf(a: number, b: number): Picture | null {
  if (Math.min(a, b) < 2 || Math.max(a, b) > largestDrawn) return null
  const thing = rowThings[(a + b) % rowThings.length] ?? 'star'
  const many = thing === 'leaf' ? 'leaves' : `${thing}s`
  return { kind: 'array', rows: a, columns: b, thing, alt: `${a} rows with ${b} ${many} in each row.` }
}

function productCard(a: number, b: number): CardDraft[] {
  const { hints, steps, why } = wayTo(a, b)
  const picture = rowsOf(a, b)
  const card = cardOf(
    {
      kind: '',
      numbers: [`${a}x${b}`],
      question: `What is ${a} × ${b}?`,
      name: `${a} × ${b}`,
      answer: numberAnswer(a * b),
      hints,
      steps,
      explanation: why,
      slips: slipsOfProduct(a, b),
      ...(picture && { picture }),
    },
    { skill: skillOfProduct(a, b), entity: String(a), tags: ['times-tables', `times-${a}`] },
    diceOf(a * 13 + b),
  )
  return card ? [card] : []
}

export const timesTables: Deck = {
  deck: 'times-tables',
  cards: () => upTo(12).flatMap((a) => upTo(12).flatMap((b) => productCard(a, b))),
}
