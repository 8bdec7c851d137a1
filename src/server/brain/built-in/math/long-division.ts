import { drawFrom } from '../dice.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { decimal } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  if (level <= 3) return divided(dice(11, 29) * 3, 3)
  const by = level === 4 ? dice(3, 9) : dice(0, 1) === 0 ? dice(3, 9) : dice(11, level >= 6 ? 48 : 25)
  const quotient = level === 4 ? dice(12, 249) : drawFrom(dice, [dice(23, 99), dice(102, by > 9 ? 249 : 989)])
  return divided(quotient * by, by)
}

/** A division that comes out even. Null when it does not, or when it is short. */
export function divided(whole: number, by: number): Draft | null {
  const key = whole / by
  if (by < 2 || !Number.isInteger(key) || key < 11 || whole > 1_000_000) return null
  const unit = 10 ** (String(key).length - 1)
  const high = Math.floor(key / unit) * unit
  const rest = key - high
  if (rest === 0) return null
  const [all, taken, left] = [whole, high * by, rest * by].map(decimal)
  return {
    kind: by > 9 ? 'by two digits' : `by a digit ${String(key).length}`,
    numbers: [whole, by],
    question: `What is ${all} ÷ ${by}?`,
    name: `${all} ÷ ${by}`,
    answer: numberAnswer(key),
    hints: [
      `Start at the front of ${all}.`,
      `Take out large groups of ${by} first.`,
      `Start with ${taken} ÷ ${by} = ${high}, and share what is left.`,
    ],
    steps: [
      `Take out ${taken} first: ${taken} ÷ ${by} = ${high}.`,
      `Then ${left} is left over: ${left} ÷ ${by} = ${rest}.`,
      `${high} + ${rest} = ${key}, so ${all} ÷ ${by} = ${key}.`,
    ],
    explanation: `${by} groups of ${key} make ${all}.`,
    slips: [
      {
        name: 'left-out-a-zero',
        answer: /0./.test(String(key)) ? Number(String(key).replace(/0(?=.)/, '')) : null,
        observation: 'A place with nothing to share still needs a 0.',
      },
      { name: 'stopped-early', answer: high, observation: `You shared ${taken}, but ${left} is still left.` },
      {
        name: 'a-step-too-far',
        answer: key + 1,
        observation: `${by} × ${key + 1} = ${decimal(by * (key + 1))}, but you have ${all}.`,
      },
      {
        name: 'a-step-too-few',
        answer: key - 1,
        observation: `${by} × ${key - 1} = ${decimal(by * (key - 1))}, but you have ${all}.`,
      },
      { name: 'took-away', answer: whole - by, observation: `${decimal(whole - by)} is ${all} − ${by}.` },
    ],
  }
}

export const longDivision = familyOf({
  family: 'long-division',
  topics: [
    {
      topic: 'long division',
      subject: 'math',
      grades: [4, 5],
      words:
        /\b(?:long (?:division|dividing|divide)|(?:big|large|multi ?digit) (?:division|dividing)|divid(?:e|ing) (?:big|large|long) numbers|bus stop (?:method|division))\b/,
    },
  ],
  draw,
})
