import { type Dice, drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer, type Slip } from './drafts.ts'
import { fromTheLeft, number, type Part, type Worked, workInOrder, writeParts } from './worked-order.ts'
import { decimal } from './written.ts'

type Template = (dice: Dice) => string

const easy: [Template, ...Template[]] = [
  (dice) => `${dice(2, 20)} + ${dice(2, 9)} × ${dice(2, 9)}`,
  (dice) => `( ${dice(2, 9)} + ${dice(2, 9)} ) × ${dice(2, 6)}`,
  (dice) => `${dice(30, 60)} - ${dice(2, 5)} × ${dice(2, 6)}`,
  (dice) => `${dice(2, 6)} × ( ${dice(6, 12)} - ${dice(1, 5)} )`,
]

const middle: [Template, ...Template[]] = [
  ...easy,
  (dice) => `${dice(5, 20)} + ${dividend(dice)}`,
  (dice) => {
    const [by, times, rest] = [dice(2, 9), dice(3, 9), dice(2, 20)]
    return `( ${by * times + rest} - ${rest} ) ÷ ${by}`
  },
  (dice) => `${dice(20, 40)} - ${dividend(dice)}`,
]

const hard: [Template, ...Template[]] = [
  (dice) => `${dice(2, 12)} + ${dice(2, 9)} × ${dice(3, 9)} - ${dice(2, 9)}`,
  (dice) => `( ${dice(2, 9)} + ${dice(2, 9)} ) × ( ${dice(7, 12)} - ${dice(1, 5)} )`,
  (dice) => `${dice(10, 30)} + ${dice(2, 6)} × ( ${dice(6, 12)} - ${dice(1, 5)} )`,
  (dice) => `${dice(5, 9)} × ${dice(4, 9)} - ${dice(2, 4)} × ${dice(2, 5)}`,
  (dice) => `${dividend(dice)} + ${dice(2, 9)} × ${dice(2, 9)}`,
  (dice) => `( ${dice(20, 40)} - ${dice(2, 9)} ) × ${dice(2, 5)} + ${dice(2, 9)}`,
]

/** A division that comes out even. */
function dividend(dice: Dice): string {
  const by = dice(2, 9)
  return `${by * dice(2, 9)} ÷ ${by}`
}

function draw({ dice, level }: Drawing): Draft | null {
  const made = drawFrom(dice, level <= 3 ? easy : level === 4 ? middle : hard)(dice)
  return inOrder(made.split(' ').map(partOf))
}

function partOf(sign: string): Part {
  if (sign === '(' || sign === ')') return { bracket: sign }
  return sign === '+' || sign === '-' || sign === '×' || sign === '÷' ? { sign } : number(sign)
}

const firstWhy = { brackets: 'Brackets come first', times: '× and ÷ come first', order: 'Go from left to right' }
const firstSign = {
  '×': '× comes first',
  '÷': '÷ comes first',
  '+': 'Go from left to right',
  '-': 'Go from left to right',
}

const nextWhy = ({ why, sign }: Worked) =>
  ({ brackets: 'Then the other brackets', times: `Next comes ${sign}`, order: 'Go from left to right' })[why]

const whyOf = ({ why, sign }: Worked) => (why === 'times' ? firstSign[sign] : firstWhy[why])

/** Two or three signs with an order to mind. Null where there is none, or where it does not come out whole from 0 on. */
export function inOrder(parts: readonly Part[]): Draft | null {
  const worked = workInOrder(parts)
  const [first, second, third] = worked?.steps ?? []
  if (!worked || !first || !second || worked.steps.length > 3) return null
  if (worked.steps.some(({ made }) => made.d !== 1n || made.lt(0)) || worked.value.gt(1_000_000)) return null
  const written = writeParts(parts)
  const hasBrackets = parts.some((part) => 'bracket' in part)
  const made = ({ written: sum, made: value }: Worked) => `${sum} = ${decimal(value)}`
  const ends = `So ${written} = ${decimal(worked.value)}.`
  const slips = slipsOf(parts, worked.steps, hasBrackets)
  const isRow = worked.steps.every(({ why }) => why === 'order')
  return {
    kind: [hasBrackets ? 'brackets' : 'plain', worked.steps.length, worked.steps.map(({ why }) => why)]
      .flat()
      .join(' '),
    numbers: [written.replaceAll(' ', '')],
    question: `What is ${written}?`,
    name: written,
    answer: numberAnswer(worked.value),
    hints: [
      hasBrackets ? 'Look for the brackets first.' : 'Look at all the signs before you start.',
      hasBrackets
        ? 'What is in brackets comes first.'
        : isRow
          ? 'Signs of the same kind go from left to right.'
          : '× and ÷ come before + and −.',
      `The first step is ${made(first)}.`,
    ],
    steps: [
      `${whyOf(first)}: ${made(first)}.`,
      third ? `${nextWhy(second)}: ${made(second)}, and then ${made(third)}.` : `Then ${made(second)}.`,
      ends,
    ],
    explanation: hasBrackets
      ? 'What is in brackets is worked out first.'
      : isRow
        ? 'Signs of the same kind go from left to right.'
        : '× and ÷ are worked out before + and −.',
    slips: isRow ? slips.filter(({ name }) => name !== 'plus-before-times') : slips,
  }
}

function slipsOf(parts: readonly Part[], steps: readonly Worked[], hasBrackets: boolean): Slip[] {
  const plain = parts.filter((part) => !('bracket' in part))
  const strong = parts.find((part) => 'sign' in part && (part.sign === '×' || part.sign === '÷'))
  const sign = strong && 'sign' in strong ? strong.sign : '×'
  const [first, second] = steps
  return [
    {
      name: 'ignored-the-brackets',
      answer: hasBrackets ? (workInOrder(plain)?.value ?? null) : null,
      observation: 'You passed over the brackets, but they come first.',
    },
    {
      name: 'left-to-right',
      answer: fromTheLeft(plain),
      observation: hasBrackets
        ? 'You went left to right, but brackets come first.'
        : `You went left to right, but ${sign} comes first.`,
    },
    {
      name: 'plus-before-times',
      answer: hasBrackets ? null : weakFirst(parts),
      observation: `You did + or − first, but ${sign} comes first.`,
    },
    {
      name: 'stopped-after-a-step',
      answer: (steps.length > 2 ? second?.made : first?.made) ?? null,
      observation: 'That is a good step, but more is left to do.',
    },
    {
      name: 'added-everything',
      answer: plain.flatMap((part) => ('value' in part ? [part.value] : [])).reduce((sum, value) => sum.add(value)),
      observation: 'You added all numbers: look at the signs.',
    },
  ]
}

/** Worked out as if + and − came before × and ÷. */
function weakFirst(parts: readonly Part[]) {
  const grouped: Part[] = [{ bracket: '(' }]
  for (const part of parts) {
    const isStrong = 'sign' in part && (part.sign === '×' || part.sign === '÷')
    grouped.push(...(isStrong ? [{ bracket: ')' } as const, part, { bracket: '(' } as const] : [part]))
  }
  return workInOrder([...grouped, { bracket: ')' }])?.value ?? null
}

export const orderOfOperations = familyOf({
  family: 'order-of-operations',
  topics: [
    {
      topic: 'order of operations',
      subject: 'math',
      grades: [3, 5],
      words: /\b(?:order of operations?|pemdas|bodmas|bidmas|gemdas|brackets?|parenthes[ei]s)\b/,
    },
  ],
  draw,
})
