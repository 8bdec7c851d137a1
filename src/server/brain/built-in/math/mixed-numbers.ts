import { drawFrom } from '../dice.ts'
import { type Bar, gcd, piecesName, writeBar } from './bars.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { listed } from './written.ts'

function draw({ dice, level }: Drawing): Draft | null {
  const bottom = drawFrom<number>(dice, level <= 4 ? [2, 3, 4, 5] : [3, 4, 5, 6, 8, 10])
  const top = dice(1, bottom - 1)
  const whole = dice(1, level <= 3 ? 3 : level === 4 ? 5 : 9)
  if (gcd(top, bottom) > 1) return null
  return dice(0, 1) === 0 ? toImproper(whole, { top, bottom }) : toMixed(whole * bottom + top, bottom, dice(0, 2))
}

const mixed = (whole: number, top: number, bottom: number) => `${whole} ${top}/${bottom}`

/** '2 3/4' as fourths: the top that is missing. */
export function toImproper(whole: number, { top, bottom }: Bar): Draft | null {
  if (whole < 1 || top < 1 || top >= bottom || bottom > 100 || whole > 100) return null
  const key = whole * bottom + top
  const written = mixed(whole, top, bottom)
  return {
    kind: 'to improper',
    numbers: [written],
    question: `What number is missing in ${written} = ?/${bottom}?`,
    name: `${written} as a fraction`,
    answer: numberAnswer(key),
    hints: [
      `Look at the whole number, ${whole}.`,
      'Cut each whole into pieces, and add the pieces you have.',
      `Each whole has ${bottom} ${piecesName(bottom)}.`,
    ],
    steps: [
      `${whole} wholes have ${whole} × ${bottom} = ${whole * bottom} pieces.`,
      `Add the other pieces: ${whole * bottom} + ${top} = ${key}.`,
      `So ${written} = ${key}/${bottom}, and ${key} is missing.`,
    ].map((step) => (whole === 1 ? step.replace('1 wholes have', '1 whole has') : step)),
    explanation: `${key} pieces make ${whole} full ${whole === 1 ? 'whole' : 'wholes'} and ${top} more.`,
    slips: [
      {
        name: 'forgot-the-pieces',
        answer: whole * bottom,
        observation: 'You changed the wholes, but forgot the other pieces.',
      },
      {
        name: 'added-whole-and-top',
        answer: whole + top,
        observation: `You added ${whole} and ${top}, but each whole has many pieces.`,
      },
      { name: 'kept-the-top', answer: top, observation: 'You kept the top, and lost the wholes.' },
      {
        name: 'added-all-three',
        answer: whole + top + bottom,
        observation: 'You added all the numbers: make pieces of each whole.',
      },
      {
        name: 'wrote-them-side-by-side',
        answer: Number(`${whole}${top}`),
        observation: 'You wrote the numbers side by side.',
      },
    ],
  }
}

/** '11/4' as a mixed number, to choose from what children write. */
export function toMixed(all: number, bottom: number, turn: number): Draft | null {
  const [whole, top] = [Math.floor(all / bottom), all % bottom]
  const key = mixed(whole, top, bottom)
  const swapped = whole < bottom && top !== whole && gcd(whole, bottom) === 1 ? mixed(top, whole, bottom) : null
  const more = mixed(whole + 1, top, bottom)
  const less = whole > 1 ? mixed(whole - 1, top, bottom) : null
  const wrong = [
    { name: 'swapped-whole-and-top', answer: swapped, observation: 'You swapped the wholes and the pieces left over.' },
    { name: 'a-whole-too-few', answer: less, observation: 'That leaves more than a whole over.' },
    { name: 'a-whole-too-many', answer: more, observation: 'That takes more pieces than there are.' },
  ].filter(({ answer }) => answer !== null)
  const choices = [key, ...wrong.slice(0, 2).flatMap(({ answer }) => answer ?? [])]
  const shown = [...choices.slice(turn), ...choices.slice(0, turn)]
  const written = writeBar({ top: all, bottom })
  return {
    kind: 'to mixed',
    numbers: [written, turn],
    question: `Which mixed number equals ${written}: ${listed(shown, 'or')}?`,
    name: `${written} as a mixed number`,
    answer: { form: 'choice', answer: key, choices: shown },
    hints: [
      `Look at the bottom: a whole has ${bottom} pieces.`,
      'Find how many full wholes the top makes.',
      `Count in ${bottom}s up to ${all}, and see what is left.`,
    ],
    steps: [
      `${bottom} pieces make a whole, and ${whole} × ${bottom} = ${whole * bottom}.`,
      `${all} − ${whole * bottom} = ${top}, so the rest is ${top}/${bottom}.`,
      `So ${written} = ${key}.`,
    ],
    explanation: `${all} pieces fill ${whole} ${whole === 1 ? 'whole' : 'wholes'}, and ${top} ${top === 1 ? 'is' : 'are'} left.`,
    slips: wrong.slice(0, 2),
  }
}

export const mixedNumbers = familyOf({
  family: 'mixed-numbers',
  topics: [
    {
      topic: 'mixed numbers',
      subject: 'math',
      grades: [4, 5],
      words: /\b(?:mixed (?:numbers?|fractions?)|improper(?: fractions?)?|top heavy(?: fractions?)?)\b/,
    },
  ],
  draw,
})
