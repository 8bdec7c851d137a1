import type { Sum } from '#server/brain/brain.ts'
import { hintFor } from '#server/brain/built-in/hints.ts'
import { workedOut } from '#server/brain/built-in/steps.ts'
import { tells } from '#server/brain/built-in/tells.ts'
import { exerciseOf, term } from '#server/brain/built-in/terms.ts'
import type { CardDraft } from './strand.ts'
import { slipsIn } from './sum-slips.ts'

export type SumWish = {
  left: number
  operation: '+' | '-'
  right: number
  skill: string
  grade: number
  tags: string[]
}

const fewest = 2
const most = 4

/** A sum of whole numbers as a card. Null where it goes below zero, or has too few slips that children make with it. */
export function sumDraft({ left, operation, right, skill, grade, tags }: SumWish): CardDraft | null {
  const sum = exerciseOf(operation, term(left), term(right))
  if (!sum || !/^\d+$/.test(sum.answer)) return null
  const mistakes = mistakesIn(sum, { left, operation, right })
  if (mistakes.length < fewest) return null
  const { steps } = workedOut(sum, grade)
  return {
    key: `${left}${inKeys[operation]}${right}`,
    skill,
    card_type: 'number',
    entity: String(left),
    tags,
    question: worded(`What is ${sum.question}?`, sum),
    name: worded(sum.question, sum),
    answer: { form: 'number', answer: sum.answer },
    hints: hintsFor(sum, grade, steps),
    steps: steps.map((step) => worded(step, sum)),
    explanation: worded(why(sum), sum),
    mistakes,
  }
}

const inKeys = { '+': 'plus', '-': 'minus' } as const

function hintsFor(sum: Sum, grade: number, steps: string[]): CardDraft['hints'] {
  const { left: a, right: b, operation } = sum
  if (operation === '-' && a === 2 * b && a <= 20) {
    return [`Think of a double that makes ${a}.`, 'Take half away, and half stays.', `Split ${a} into 2 equal parts.`]
  }
  const [place, principle] = [hintFor(sum, 1, grade), hintFor(sum, 2, grade)]
  return [worded(place, sum), worded(principle, sum), worded(largeStep(sum, steps), sum)]
}

/** The first part of the solution, where it does not hold the answer; else the way to go. */
function largeStep(sum: Sum, [first]: string[]): string {
  const { left: a, right: b, operation } = sum
  const way =
    operation === '+'
      ? `Begin with ${Math.max(a, b)} and go up ${Math.min(a, b)}.`
      : `Begin with ${b}: how far is it up to ${a}?`
  return [first, way].find((step) => step && !tells(step, sum)) ?? 'Draw dots, and count them one by one.'
}

const why = ({ left: a, right: b, operation, answer }: Sum) =>
  operation === '+' ? `${a} and ${b} more make ${answer}.` : `${b} and ${answer} make ${a} together.`

function mistakesIn(sum: Sum, { left, operation, right }: Pick<SumWish, 'left' | 'operation' | 'right'>) {
  const found: CardDraft['mistakes'] = []
  for (const { name, answer, observation, hint } of slipsIn(left, operation, right)) {
    const isNew = String(answer) !== sum.answer && !found.some((one) => one.answer === String(answer))
    if (!isNew || answer < 0 || found.length >= most || tells(observation, sum) || tells(hint, sum)) continue
    found.push({ name, answer: String(answer), observation: worded(observation, sum), hint: worded(hint, sum) })
  }
  return found
}

/** As it is said in class: '1 step', 'tens and ones', '52,688'. */
function worded(text: string, { left, right }: Sum): string {
  const front = Math.max(left, right) >= 10_000 ? 'Ten thousands' : 'Hundreds'
  return text
    .replace(/\b1 (step|finger)s\b/g, '1 $1')
    .replace(/Look at the ([1-7]): it is almost a ten\./, 'Look at the $1. How far is it from 10?')
    .replace(/Split the (\d) so that the (\d) gets full\./, 'Split the $1 to fill the $2 up to 10.')
    .replaceAll('Right part:', 'Tens and ones:')
    .replaceAll('Middle part:', 'Hundreds:')
    .replaceAll('Left part:', `${front}:`)
    .replace(/\d{4,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','))
}
