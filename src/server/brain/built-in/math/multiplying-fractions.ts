import Fraction from 'fraction.js'
import { drawFrom } from '../dice.ts'
import { type Bar, gcd, writeBar } from './bars.ts'
import { type Draft, type Drawing, familyOf } from './drafts.ts'
import { bar } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  const bottoms = [2, 3, 4, 5, 6, 8] as const
  const bottom = drawFrom<number>(dice, bottoms)
  const top = dice(1, bottom - 1)
  if (gcd(top, bottom) > 1) return null
  if (level <= 4) return timesWhole(dice(2, level <= 3 ? 5 : 9), { top, bottom })
  const second = drawFrom<number>(dice, level >= 6 ? [3, 4, 5, 6, 7, 8, 9] : bottoms)
  const other = { top: dice(1, second - 1), bottom: second }
  return gcd(other.top, second) > 1 ? null : timesFraction({ top, bottom }, other)
}

/** '= 6/8, and 6/8 = 3/4' where it can be simpler. */
function made({ top, bottom }: Bar): { plain: string; simple: string; ends: string } {
  const [plain, simple] = [writeBar({ top, bottom }), bar(new Fraction(top, bottom))]
  return { plain, simple, ends: plain === simple ? '' : `, and ${plain} = ${simple}` }
}

function timesWhole(count: number, part: Bar): Draft {
  const { top, bottom } = part
  const written = `${count} × ${writeBar(part)}`
  const { plain, simple, ends } = made({ top: count * top, bottom })
  return {
    kind: 'by a whole number',
    numbers: [count, writeBar(part)],
    question: `What is ${written}?`,
    name: written,
    answer: { form: 'number', answer: simple },
    hints: [
      'Think of the same fraction again and again.',
      'Multiply the top, and keep the bottom.',
      `Work out ${count} × ${top} for the top.`,
    ],
    steps: [
      `Multiply the top: ${count} × ${top} = ${count * top}.`,
      'Keep the bottom: the size of the pieces stays.',
      `So ${written} = ${plain}${ends}.`,
    ],
    explanation: 'More pieces of the same size: only the top grows.',
    slips: [
      {
        name: 'multiplied-the-bottom-too',
        answer: new Fraction(top, bottom),
        observation: 'That is still the same amount: it must get more.',
      },
      {
        name: 'multiplied-only-the-bottom',
        answer: new Fraction(top, bottom * count),
        observation: 'You multiplied the bottom instead of the top.',
      },
      {
        name: 'added-to-the-top',
        answer: new Fraction(count + top, bottom),
        observation: `You added ${count} to the top.`,
      },
      {
        name: 'made-a-mixed-number',
        answer: new Fraction(count).add(new Fraction(top, bottom)),
        observation: 'You added: the sign says times.',
      },
    ],
  }
}

/** '2/3 × 4/5': tops and bottoms apart. */
function timesFraction(a: Bar, b: Bar): Draft {
  const [top, bottom] = [a.top * b.top, a.bottom * b.bottom]
  const written = `${writeBar(a)} × ${writeBar(b)}`
  const { plain, simple, ends } = made({ top, bottom })
  return {
    kind: 'by a fraction',
    numbers: [writeBar(a), writeBar(b)],
    question: `What is ${written}?`,
    name: written,
    answer: { form: 'number', answer: simple },
    hints: [
      'Look at the tops, then at the bottoms.',
      'Multiply top by top, and bottom by bottom.',
      `For the top, work out ${a.top} × ${b.top}.`,
    ],
    steps: [
      `Multiply the tops: ${a.top} × ${b.top} = ${top}.`,
      `Multiply the bottoms: ${a.bottom} × ${b.bottom} = ${bottom}.`,
      `So ${written} = ${plain}${ends}.`,
    ],
    explanation: 'A part of a part: both tops and both bottoms multiply.',
    slips: [
      {
        name: 'kept-the-bottom',
        answer: a.bottom === b.bottom ? new Fraction(top, a.bottom) : null,
        observation: 'You kept the bottom, but the bottoms multiply, too.',
      },
      {
        name: 'cross-multiplied',
        answer: new Fraction(a.top * b.bottom, a.bottom * b.top),
        observation: 'You multiplied crosswise: go straight across.',
      },
      {
        name: 'added-tops-and-bottoms',
        answer: new Fraction(a.top + b.top, a.bottom + b.bottom),
        observation: 'You added tops and bottoms: the sign says times.',
      },
      {
        name: 'added-the-bottoms',
        answer: new Fraction(top, a.bottom + b.bottom),
        observation: 'You added the bottoms, but they multiply.',
      },
      {
        name: 'added-the-fractions',
        answer: new Fraction(a.top, a.bottom).add(new Fraction(b.top, b.bottom)),
        observation: 'You added: the sign says times.',
      },
    ],
  }
}

export const multiplyingFractions = familyOf({
  family: 'multiplying-fractions',
  topics: [
    {
      topic: 'multiplying fractions',
      subject: 'math',
      grades: [4, 5],
      words:
        /\b(?:multiply(?:ing)? fractions?|fractions? (?:times|multiplication)|timesing fractions?|fraction multiplication)\b/,
    },
  ],
  draw,
})
