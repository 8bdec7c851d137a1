import Fraction from 'fraction.js'
import type { Sum } from '#server/brain/brain.ts'
import { hintFor } from '#server/brain/built-in/hints.ts'
import { noticeIn } from '#server/brain/built-in/misconceptions.ts'
import { workedOut } from '#server/brain/built-in/steps.ts'
import { tells } from '#server/brain/built-in/tells.ts'
import { exerciseOf, type Operation, term } from '#server/brain/built-in/terms.ts'
import type { CardDraft } from './strand.ts'

export type SumWish = {
  left: number
  operation: Operation
  right: number
  skill: string
  grade: number
  tags: string[]
}

const fewest = 2
const most = 4

/** A sum of whole numbers as a card. Null where it has no whole answer, or too few slips that children make with it. */
export function sumDraft({ left, operation, right, skill, grade, tags }: SumWish): CardDraft | null {
  const sum = exerciseOf(operation, term(left), term(right))
  if (!sum || !/^\d+$/.test(sum.answer)) return null
  const mistakes = mistakesIn(sum, grade)
  if (mistakes.length < fewest) return null
  return {
    key: `${left}${inKeys[operation]}${right}`,
    skill,
    card_type: 'number',
    entity: String(operation === '÷' ? right : left),
    tags,
    question: `What is ${sum.question}?`,
    name: sum.question,
    answer: { form: 'number', answer: sum.answer },
    hints: [hintFor(sum, 1, grade), hintFor(sum, 2, grade), largeStep(sum, grade)],
    steps: workedOut(sum, grade).steps,
    explanation: why(sum),
    mistakes,
  }
}

const inKeys: Record<Operation, string> = { '+': 'plus', '-': 'minus', '×': 'x', '÷': 'by' }

/** The first part of the solution, where it does not hold the answer; else the inverse as a question. */
function largeStep(sum: Sum, grade: number): string {
  const { left: a, right: b, operation } = sum
  const [first] = workedOut(sum, grade).steps
  const inverse = {
    '+': `Begin with ${Math.max(a, b)} and go up ${Math.min(a, b)}.`,
    '-': `Begin with ${b}: how far is it up to ${a}?`,
    '×': `Add ${b} again and again, ${a} times.`,
    '÷': `Count up in steps of ${b} until you reach ${a}.`,
  }
  return [first, inverse[operation]].find((step) => step && !tells(step, sum)) ?? 'Do it in small steps.'
}

function why({ left: a, right: b, operation, answer }: Sum): string {
  if (operation === '+') return `${a} and ${b} more make ${answer}.`
  if (operation === '-') return `${b} and ${answer} make ${a} together.`
  if (operation === '×') return `${a} ${a === 1 ? 'group' : 'groups'} of ${b} ${a === 1 ? 'makes' : 'make'} ${answer}.`
  return `${b} × ${answer} makes ${a} again.`
}

/** Answers that children give to it, the likeliest first. */
function triedIn({ left: a, right: b, operation, answer }: Sum): number[] {
  const key = Number(answer)
  const near = [key + 1, key - 1, key + 2, key - 2]
  const tens = [key + 10, key - 10]
  const columns = Math.floor(a / 10) * 10 + Math.floor(b / 10) * 10
  if (operation === '+') {
    const forgotten = columns + (((a % 10) + (b % 10)) % 10)
    return key < 20
      ? [near[1] ?? 0, near[0] ?? 0, Math.abs(a - b), ...near]
      : [forgotten, ...tens, Math.abs(a - b), ...near]
  }
  if (operation === '-') {
    const smaller = Math.abs(Math.floor(a / 10) - Math.floor(b / 10)) * 10 + Math.abs((a % 10) - (b % 10))
    return a < 20 ? [key + 1, key - 1, a + b, ...near] : [smaller, ...tens, a + b, ...near]
  }
  if (operation === '×') return [key + b, key - b, key + a, key - a, a + b, ...tens, ...near]
  return [key + 1, key - 1, a - b, key + 2, ...tens, ...near]
}

function mistakesIn(sum: Sum, grade: number): CardDraft['mistakes'] {
  const key = Number(sum.answer)
  const found: CardDraft['mistakes'] = []
  for (const tried of triedIn(sum)) {
    if (tried < 0 || tried === key || found.length >= most || found.some((one) => one.answer === String(tried)))
      continue
    const { name, observation, hint } = noticeIn(sum, new Fraction(tried), grade)
    if (tells(observation, sum)) continue
    const said = name === null ? nearby(tried - key) : { observation, hint }
    found.push({
      name: slug(name ?? (Math.abs(tried - key) <= 2 ? 'slipped while counting' : 'lost a ten')),
      answer: String(tried),
      ...said,
    })
  }
  return found
}

const slug = (name: string) => name.replace(/[^a-z0-9]+/g, '-')

const nearby = (off: number) => ({
  observation: `You are very near. It is a little ${off > 0 ? 'less' : 'more'}.`,
  hint: 'Go through it once more, slowly.',
})
