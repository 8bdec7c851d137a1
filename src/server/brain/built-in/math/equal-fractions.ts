import { drawFrom } from '../dice.ts'
import { type Bar, gcd, writeBar } from './bars.ts'
import { type Draft, type Drawing, familyOf, numberAnswer } from './drafts.ts'
import { listed } from './written.ts'

function draw(drawing: Drawing): Draft | null {
  const { dice, level, topic } = drawing
  const bottom = drawFrom<number>(dice, level <= 3 ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 7, 8])
  const top = dice(1, bottom - 1)
  const times = dice(2, level <= 3 ? 3 : level === 4 ? 6 : 9)
  if (gcd(top, bottom) > 1 || bottom * times > 72) return null
  if (topic === 'simplest form') return inSimplest({ top: top * times, bottom: bottom * times }, dice(0, 2))
  const [small, large] = [
    { top, bottom },
    { top: top * times, bottom: bottom * times },
  ]
  const kind = dice(0, level <= 3 ? 1 : 2)
  if (kind === 0) return missingTop(small, large.bottom)
  return kind === 1 && level > 3 ? missingTop(large, small.bottom) : missingBottom(small, large.top)
}

/** '2/3 = ?/12', and '8/12 = ?/3'. Null when the bottoms do not go into each other. */
export function missingTop(from: Bar, bottom: number): Draft | null {
  const up = bottom > from.bottom
  const [high, low] = up ? [bottom, from.bottom] : [from.bottom, bottom]
  const times = high / low
  const key = (from.top * bottom) / from.bottom
  if (!Number.isInteger(times) || times < 2 || !Number.isInteger(key)) return null
  const written = writeBar(from)
  const [sign, done] = up ? ['×', 'multiplied'] : ['÷', 'divided']
  return {
    kind: up ? 'top up' : 'top down',
    numbers: [written, bottom],
    question: `What number is missing in ${written} = ?/${bottom}?`,
    name: `${written} = ?/${bottom}`,
    answer: numberAnswer(key),
    hints: [
      `Look at the bottoms, ${from.bottom} and ${bottom}.`,
      'Do the same to the top as to the bottom.',
      `The bottom was ${done} by ${times}.`,
    ],
    steps: [
      `The bottom was ${done} by ${times}: ${from.bottom} ${sign} ${times} = ${bottom}.`,
      `Do the same to the top: ${from.top} ${sign} ${times} = ${key}.`,
      `So ${written} = ${key}/${bottom}, and ${key} is missing.`,
    ],
    explanation: up
      ? 'More pieces, but each is smaller: the amount stays.'
      : 'Fewer pieces, but each is bigger: the amount stays.',
    slips: equalSlips(from.top, from.bottom, bottom, times),
  }
}

function missingBottom(from: Bar, top: number): Draft | null {
  const times = top / from.top
  if (!Number.isInteger(times) || times < 2) return null
  const key = from.bottom * times
  const written = writeBar(from)
  return {
    kind: 'bottom up',
    numbers: [written, `${top}/?`],
    question: `In ${written} = ${top}/?, what number is missing?`,
    name: `${written} = ${top}/?`,
    answer: numberAnswer(key),
    hints: [
      `Look at the tops, ${from.top} and ${top}.`,
      'Do the same to the bottom as to the top.',
      `The top was multiplied by ${times}.`,
    ],
    steps: [
      `The top was multiplied by ${times}: ${from.top} × ${times} = ${top}.`,
      `Do the same to the bottom: ${from.bottom} × ${times} = ${key}.`,
      `So ${written} = ${top}/${key}, and ${key} is missing.`,
    ],
    explanation: 'More pieces, but each is smaller: the amount stays.',
    slips: equalSlips(from.bottom, from.top, top, times),
  }
}

/** `here` belongs to the missing number, `from` became `to` by `times`. */
const equalSlips = (here: number, from: number, to: number, times: number) => [
  {
    name: 'added-the-same',
    answer: here + (to - from),
    observation:
      to > from ? 'You added the same, but it must be times.' : 'You took the same away, but it must be divided.',
  },
  { name: 'kept-the-number', answer: here, observation: 'You changed only a part of the fraction.' },
  { name: 'said-the-factor', answer: times, observation: `You found the ${times}: now use it.` },
  { name: 'said-the-other-number', answer: to, observation: `${to} stands in the question already.` },
]

/** '8/12' in simplest form, to choose from what children write. Null when it is in simplest form already. */
export function inSimplest({ top, bottom }: Bar, turn: number): Draft | null {
  const by = gcd(top, bottom)
  if (by < 2 || top >= bottom) return null
  const [x, y] = [top / by, bottom / by]
  const key = `${x}/${y}`
  const written = `${top}/${bottom}`
  const step = [2, 3, 5, 7].find((prime) => by % prime === 0 && by > prime)
  const wrong = [
    {
      name: 'stopped-too-early',
      answer: step === undefined ? null : `${top / step}/${bottom / step}`,
      observation: 'That is equal, but it can still get simpler.',
    },
    {
      name: 'changed-only-the-bottom',
      answer: top < y && gcd(top, y) === 1 ? `${top}/${y}` : null,
      observation: 'You divided only the bottom.',
    },
    {
      name: 'changed-only-the-top',
      answer: `${x}/${bottom}`,
      observation: 'You divided only the top.',
    },
    {
      name: 'took-the-same-away',
      answer: top > by ? `${top - by}/${bottom - by}` : `${top}/${bottom - by}`,
      observation: 'Taking the same away changes the amount.',
    },
  ]
    .flatMap(({ answer, ...said }) =>
      answer === null || answer === key || answer === written ? [] : [{ answer, ...said }],
    )
    .slice(0, 2)
  const choices = [key, ...wrong.map(({ answer }) => answer)]
  if (new Set(choices).size < 3) return null
  const shown = [...choices.slice(turn), ...choices.slice(0, turn)]
  return {
    kind: 'simplest',
    numbers: [written, turn],
    question: `Which fraction is ${written} in simplest form: ${listed(shown, 'or')}?`,
    name: `${written} in simplest form`,
    answer: { form: 'choice', answer: key, choices: shown },
    hints: [
      `Look for a number that goes into ${top} and ${bottom}.`,
      'Divide top and bottom by the same number.',
      `Divide both by ${step ?? by}${step === undefined ? '' : ', and look again'}.`,
    ],
    steps: [
      `Both can be divided by ${by}: ${top} ÷ ${by} = ${x}.`,
      `The bottom too: ${bottom} ÷ ${by} = ${y}.`,
      `So ${written} in simplest form is ${key}.`,
    ],
    explanation: `Only 1 goes into both ${x} and ${y}.`,
    slips: wrong,
  }
}

export const equalFractions = familyOf({
  family: 'equal-fractions',
  topics: [
    {
      topic: 'equal fractions',
      subject: 'math',
      grades: [3, 5],
      words: /\b(?:(?:equal|equivalent|same) fractions?|fractions? that are (?:equal|the same))\b/,
    },
    {
      topic: 'simplest form',
      subject: 'math',
      grades: [4, 5],
      words: /\b(?:simplest forms?|simplify(?:ing)?(?: fractions?)?|reduc(?:e|ing) fractions?|lowest terms)\b/,
    },
  ],
  draw,
})
