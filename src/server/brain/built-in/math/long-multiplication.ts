import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  if (level <= 3) return multiplied(dice(12, 98), dice(3, 9))
  const kind = dice(0, 2)
  if (level === 4) {
    return kind === 0
      ? multiplied(dice(12, 49), dice(11, 29))
      : multiplied(kind === 1 ? dice(112, 989) : dice(1_012, 4_989), dice(3, 9))
  }
  if (kind === 0) return multiplied(dice(1_112, 9_889), dice(3, 9))
  return multiplied(kind === 1 ? dice(23, 98) : dice(112, level >= 6 ? 989 : 489), dice(12, level >= 6 ? 98 : 69))
}

const largest = 1_000_000

/** What the digits of a number are worth, the biggest first, without zeros. */
const partsOf = (value: number): number[] => {
  const digits = [...String(value)].map(Number)
  return digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at)).filter((part) => part > 0)
}

/** A long number times another one. Null when there is nothing long about it. */
export function multiplied(a: number, b: number): Draft | null {
  if (a < 12 || b < 2 || b > 99 || a * b > largest || a % 10 === 0 || b % 10 === 0) return null
  return b < 10 ? byDigit(a, b) : byTwoDigits(a, b)
}

const base = (a: number, b: number, kind: string) => ({
  kind,
  numbers: [a, b],
  question: `What is ${decimal(a)} × ${b}?`,
  name: `${decimal(a)} × ${b}`,
  answer: numberAnswer(a * b),
})

function byDigit(a: number, b: number): Draft | null {
  const parts = partsOf(a)
  const [first = 0] = parts
  const products = parts.map((part) => part * b)
  const times = (part: number) => `${decimal(part)} × ${b} = ${decimal(part * b)}`
  return {
    ...base(a, b, `by a digit ${String(a).length}`),
    hints: [
      `Split the ${decimal(a)} into its places.`,
      'Multiply each place, then add all the parts.',
      `The first part is ${times(first)}.`,
    ],
    steps: [
      `Multiply each place: ${parts.map(times).join('; ')}.`,
      `Add the parts: ${products.map(decimal).join(' + ')} = ${decimal(a * b)}.`,
      `So ${decimal(a)} × ${b} = ${decimal(a * b)}.`,
    ],
    explanation: 'Each place is multiplied, and the parts are added.',
    slips: [
      { name: 'carry-lost', answer: withoutCarry(a, b), observation: 'A number that you carried got lost.' },
      {
        name: 'ones-left-out',
        answer: products.slice(0, -1).reduce((sum, part) => sum + part, 0),
        observation: 'You left out the ones.',
      },
      {
        name: 'only-the-first-place',
        answer: first * b + (a - first),
        observation: 'Every place gets multiplied, not just the first.',
      },
      { name: 'added', answer: a + b, observation: `You added: the sign says times.` },
    ],
  }
}

/** Each digit times the number, and nothing handed on. */
const withoutCarry = (a: number, b: number) =>
  [...String(a)].reverse().reduce((sum, digit, at) => sum + ((Number(digit) * b) % 10) * 10 ** at, 0)

function byTwoDigits(a: number, b: number): Draft {
  const [tens, ones] = [b - (b % 10), b % 10]
  const written = decimal(a)
  return {
    ...base(a, b, 'by two digits'),
    hints: [
      `Split the ${b} into ${tens} and ${ones}.`,
      'Multiply by each part, then add both.',
      `The first part is ${written} × ${tens} = ${decimal(a * tens)}.`,
    ],
    steps: [
      `Split the ${b}: ${written} × ${tens} = ${decimal(a * tens)}.`,
      `Then ${written} × ${ones} = ${decimal(a * ones)}.`,
      `${decimal(a * tens)} + ${decimal(a * ones)} = ${decimal(a * b)}, so ${written} × ${b} = ${decimal(a * b)}.`,
    ],
    explanation: `${b} groups are ${tens} groups and ${ones} groups.`,
    slips: [
      {
        name: 'lost-the-zero-of-the-tens',
        answer: a * (tens / 10) + a * ones,
        observation: `The ${tens / 10} in ${b} stands for ${tens}.`,
      },
      { name: 'only-the-tens', answer: a * tens, observation: `You multiplied by ${tens}, and left out the ${ones}.` },
      {
        name: 'only-like-places',
        answer: a < 100 ? (a - (a % 10)) * tens + (a % 10) * ones : null,
        observation: 'You multiplied tens by tens, and ones by ones only.',
      },
      { name: 'only-the-ones', answer: a * ones, observation: `You multiplied by ${ones}, and left out the ${tens}.` },
    ],
  }
}

export const longMultiplication = familyOf({
  family: 'long-multiplication',
  topics: [
    {
      topic: 'long multiplication',
      subject: 'math',
      grades: [4, 5],
      words:
        /\b(?:long (?:multiplication|multiplying|multiply)|(?:big|large|multi ?digit|two digit|2 digit) (?:multiplication|multiplying)|multiply(?:ing)? (?:big|large|long) numbers|column multiplication)\b/,
    },
  ],
  draw,
})
