import { type Draft, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

/** A product or a quotient in which a number is missing: null stands for it. */
export type OpenProduct = { left: number | null; sign: '×' | '÷'; right: number | null; result: number }

/** '6 × ? = 42', '42 ÷ ? = 6', '? ÷ 6 = 7'. Null when no whole number fits. */
export function missingInProduct(open: OpenProduct): Draft | null {
  const { left, sign, right, result } = open
  const known = left ?? right
  if (known === null || known < 2 || result < 1 || (left !== null && right !== null)) return null
  if (sign === '×') return result % known === 0 ? factor(open, known) : null
  if (left === null) return shared(known, result)
  return left % result === 0 && left !== result * result ? groups(left, result) : null
}

const framed = ({ left, sign, right, result }: OpenProduct) =>
  `${left === null ? '?' : decimal(left)} ${sign} ${right === null ? '?' : decimal(right)} = ${decimal(result)}`

const base = (open: OpenProduct, kind: string, key: number) => {
  const written = framed(open)
  return {
    kind,
    numbers: [written.replaceAll(' ', '')],
    question: `What number is missing in ${written}?`,
    name: written,
    answer: numberAnswer(key),
  }
}

const filled = (open: OpenProduct, key: number) => framed({ ...open, left: open.left ?? key, right: open.right ?? key })

function factor(open: OpenProduct, known: number): Draft {
  const { result } = open
  const key = result / known
  return {
    ...base(open, 'factor', key),
    hints: [
      `Look at the ${known} and the ${result}.`,
      'Dividing undoes the times.',
      `Count in ${known}s until you reach ${result}.`,
    ],
    steps: [
      `Undo the times by dividing: ${result} ÷ ${known} = ${key}.`,
      `So ${filled(open, key)}, and ${key} is missing.`,
    ],
    explanation: `${key} groups of ${known} make ${result}.`,
    slips: [
      { name: 'took-away', answer: result - known, observation: `${result - known} is ${result} − ${known}.` },
      { name: 'multiplied-both', answer: result * known, observation: 'You multiplied both numbers that you see.' },
      {
        name: 'next-step-of-the-table',
        answer: key + 1,
        observation: `${known} × ${key + 1} = ${known * (key + 1)}, but you need ${result}.`,
      },
      {
        name: 'step-before-in-the-table',
        answer: key - 1,
        observation: `${known} × ${key - 1} = ${known * (key - 1)}, but you need ${result}.`,
      },
    ],
  }
}

function groups(whole: number, result: number): Draft {
  const open: OpenProduct = { left: whole, sign: '÷', right: null, result }
  const key = whole / result
  return {
    ...base(open, 'groups', key),
    hints: [
      `Start with ${whole}: it is shared.`,
      `Each share is ${result}, so count the shares.`,
      `Count in ${result}s until you reach ${whole}.`,
    ],
    steps: [
      `Find the number of shares: ${whole} ÷ ${result} = ${key}.`,
      `So ${filled(open, key)}, and ${key} is missing.`,
    ],
    explanation: `${key} shares of ${result} make ${whole}.`,
    slips: [
      { name: 'multiplied-both', answer: whole * result, observation: 'You multiplied both numbers that you see.' },
      { name: 'took-away', answer: whole - result, observation: `${whole - result} is ${whole} − ${result}.` },
      {
        name: 'next-step-of-the-table',
        answer: key + 1,
        observation: `${result} × ${key + 1} = ${result * (key + 1)}, but you have ${whole}.`,
      },
    ],
  }
}

function shared(known: number, result: number): Draft {
  const open: OpenProduct = { left: null, sign: '÷', right: known, result }
  const key = known * result
  return {
    ...base(open, 'shared', key),
    hints: [
      'The missing number is what gets shared.',
      'Undo the sharing: put all the groups together.',
      `Draw ${known} groups, and fill each the same.`,
    ],
    steps: [
      `Undo the sharing with times: ${known} × ${result} = ${key}.`,
      `So ${filled(open, key)}, and ${key} is missing.`,
    ],
    explanation: 'Multiplying undoes dividing.',
    slips: [
      {
        name: 'divided-again',
        answer: result > known ? result / known : known / result,
        observation: 'You divided once more.',
      },
      { name: 'added-both', answer: known + result, observation: `${known + result} is ${known} + ${result}.` },
      { name: 'a-group-too-few', answer: key - result, observation: 'You left out a group.' },
      { name: 'a-group-too-many', answer: key + result, observation: 'You took a group too many.' },
    ],
  }
}
