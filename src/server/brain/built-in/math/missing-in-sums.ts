import { type Draft, numberAnswer, type Slip } from './drafts.ts'

/** A sum in which a number is missing: null stands for it. */
export type OpenSum = { left: number | null; sign: '+' | '−'; right: number | null; total: number }

/** '3 + ? = 10', '12 − ? = 5', '? − 4 = 5'. Null when no number, or no whole number from zero on, fits. */
export function missingInSum(open: OpenSum): Draft | null {
  const { left, sign, right, total } = open
  const known = left ?? right
  if (known === null || (left !== null && right !== null)) return null
  if (sign === '+') return known > total ? null : addend(open, known)
  if (left === null) return front(known, total)
  return left < total || left === 2 * total ? null : taken(left, total)
}

const framed = ({ left, sign, right, total }: OpenSum) => `${left ?? '?'} ${sign} ${right ?? '?'} = ${total}`

const base = (open: OpenSum, kind: string, key: number) => {
  const written = framed(open)
  return {
    kind,
    numbers: [written.replaceAll(' ', '')],
    question: `What number is missing in ${written}?`,
    name: written,
    answer: numberAnswer(key),
  }
}

const near = (key: number): Slip => ({
  name: 'off-by-one',
  answer: key + 1,
  observation: 'That is close: count again slowly.',
})

const filled = (open: OpenSum, key: number) => framed({ ...open, left: open.left ?? key, right: open.right ?? key })

function addend(open: OpenSum, known: number): Draft {
  const { total } = open
  const key = total - known
  const small = total <= 20
  return {
    ...base(open, small ? 'part' : 'large part', key),
    hints: [
      `Look at the whole: it is ${total}.`,
      'Both parts together make the whole.',
      small ? `Count up from ${known} until you reach ${total}.` : `Go up from ${known} to the next full ten first.`,
    ],
    steps: [
      small ? `From ${known} up to ${total} is ${key} more.` : `Take the part away: ${total} − ${known} = ${key}.`,
      `So ${filled(open, key)}, and ${key} is missing.`,
    ],
    explanation: `${known} and ${key} are the parts of ${total}.`,
    slips: [
      { name: 'added-both-numbers', answer: total + known, observation: 'You added both numbers that you see.' },
      { name: 'said-the-whole', answer: total, observation: `${total} is the whole, not the part.` },
      { name: 'said-the-known-part', answer: known, observation: `${known} is the part that we know.` },
      ...(key % 10 > 0 && known % 10 > 0 && total >= 30
        ? [{ name: 'ten-too-many', answer: key + 10, observation: 'The ones fit: look at the tens.' }]
        : []),
      near(key),
    ],
  }
}

function taken(from: number, left: number): Draft {
  const open: OpenSum = { left: from, sign: '−', right: null, total: left }
  const key = from - left
  const small = from <= 20
  return {
    ...base(open, small ? 'taken' : 'large taken', key),
    hints: [
      `Start with ${from}, and ${left} is left.`,
      'Find how much is gone.',
      small ? `Count back from ${from} until you reach ${left}.` : `Go up from ${left} to the next full ten first.`,
    ],
    steps: [
      small ? `From ${from} back to ${left} is ${key} steps.` : `Find the gap: ${from} − ${left} = ${key}.`,
      `So ${filled(open, key)}, and ${key} is missing.`,
    ],
    explanation: `Taking ${key} from ${from} leaves ${left}.`,
    slips: [
      { name: 'added-both-numbers', answer: from + left, observation: 'You added both numbers that you see.' },
      { name: 'said-what-is-left', answer: left, observation: `${left} is what is left over.` },
      { name: 'said-the-start', answer: from, observation: `${from} is what we start with.` },
      near(key),
    ],
  }
}

function front(taken: number, left: number): Draft {
  const open: OpenSum = { left: null, sign: '−', right: taken, total: left }
  const key = left + taken
  return {
    ...base(open, key <= 20 ? 'front' : 'large front', key),
    hints: [
      'The missing number is what we start with.',
      'Undo it: put back what was taken away.',
      `Start at ${left}, and count up again.`,
    ],
    steps: [`Put the ${taken} back: ${left} + ${taken} = ${key}.`, `So ${filled(open, key)}, and ${key} is missing.`],
    explanation: 'Adding undoes taking away.',
    slips: [
      {
        name: 'took-away-again',
        answer: left === taken ? null : Math.abs(left - taken),
        observation: 'You took away once more.',
      },
      { name: 'said-what-is-left', answer: left, observation: `${left} is what is left over.` },
      { name: 'said-what-was-taken', answer: taken, observation: `${taken} is what was taken away.` },
      near(key),
    ],
  }
}
