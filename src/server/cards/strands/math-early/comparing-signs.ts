import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import type { Slip } from '#server/brain/built-in/math/drafts.ts'
import { pickNumber } from './comparing-amounts.ts'
import { earlyMaker, type Sketch } from './early-card.ts'

type Written = { value: number; written: string }

const plain = (value: number): Written => ({ value, written: String(value) })

/** Which sign stands between two numbers that children mix up. */
function signBetween(a: Written, b: Written, guide: { hints: Sketch['hints']; because: string }): Sketch {
  const sign = a.value < b.value ? '<' : a.value > b.value ? '>' : '='
  return {
    kind: sign === '=' ? 'same' : 'sign',
    about: [a.written, b.written],
    question: `Which sign goes between ${a.written} and ${b.written}?`,
    name: `comparing ${a.written} and ${b.written}`,
    answer: { form: 'compare', answer: sign },
    hints: guide.hints,
    steps: [guide.because, `So ${a.written} ${sign} ${b.written}.`],
    explanation: sign === '=' ? 'Both are the same amount.' : 'The open side of the sign faces the bigger number.',
    slips: signSlips(sign),
    entity: a.written,
    inWords: undefined,
  }
}

function signSlips(sign: '<' | '>' | '='): Slip[] {
  if (sign === '=') {
    return ['<', '>'].map((answer) => ({
      name: 'looked-only-at-the-writing',
      answer,
      observation: 'Work out how much each side is.',
    }))
  }
  const turned = sign === '<' ? '>' : '<'
  return [
    { name: 'turned-the-sign', answer: turned, observation: 'The open side faces the bigger number.' },
    { name: 'took-them-for-equal', answer: '=', observation: 'Look again: are they really the same amount?' },
  ]
}

const opens = 'The open side faces the bigger number.'

function twoDigit(dice: Dice): Sketch | null {
  const [tens, ones] = [dice(1, 9), dice(0, 9)]
  const a = 10 * tens + ones
  const way = dice(0, 4)
  if (way === 0) return sameAmount(dice, a)
  const b = way === 1 ? 10 * ones + tens : way === 2 ? 10 * tens + dice(0, 9) : dice(10, 99)
  if (b < 10 || a === b) return null
  const same = Math.floor(b / 10) === tens
  return signBetween(plain(a), plain(b), {
    hints: [
      same ? 'The tens are the same here.' : 'Look at the tens first.',
      same ? 'Then the ones decide.' : 'The number with more tens is bigger.',
      opens,
    ],
    because: same
      ? `Same tens, so look at ${a % 10} and ${b % 10} ones.`
      : `Look at the tens: ${tens} and ${Math.floor(b / 10)}.`,
  })
}

/** 40 + 7 and 47, 4 tens and 40. */
function sameAmount(dice: Dice, a: number): Sketch | null {
  const [tens, ones] = [Math.floor(a / 10), a % 10]
  const open = ones === 0 ? `${tens} tens` : `${10 * tens} + ${ones}`
  const other = { value: a, written: open }
  const pair: [Written, Written] = dice(0, 1) === 0 ? [other, plain(a)] : [plain(a), other]
  if (tens === 1 && ones === 0) return null
  return signBetween(...pair, {
    hints: [`Look at ${open} first.`, 'Find what it makes as a number.', 'Then compare the tens and the ones.'],
    because: `${open} makes ${a}.`,
  })
}

function threeDigit(dice: Dice): Sketch | null {
  const a = dice(101, 999)
  const [hundreds, tens, ones] = [Math.floor(a / 100), Math.floor(a / 10) % 10, a % 10]
  const b = drawFrom(dice, [
    100 * hundreds + 10 * ones + tens,
    100 * hundreds + 10 * tens + dice(0, 9),
    100 * tens + 10 * hundreds + ones,
    100 * hundreds + dice(0, 99),
    dice(11, 99),
  ])
  if (a === b || b < 10) return null
  return signBetween(plain(a), plain(b), guideFor(a, b))
}

function guideFor(a: number, b: number): { hints: Sketch['hints']; because: string } {
  if (b < 100) {
    return {
      hints: ['Count the digits of each number.', 'Hundreds are bigger than tens and ones.', opens],
      because: `${a} has hundreds, and ${b} has none.`,
    }
  }
  const places = [
    { name: 'hundreds', of: 100 },
    { name: 'tens', of: 10 },
    { name: 'ones', of: 1 },
  ]
  const digits = places.map(({ name, of }) => ({ name, x: Math.floor(a / of) % 10, y: Math.floor(b / of) % 10 }))
  const first = digits.find(({ x, y }) => x !== y)
  const name = first?.name ?? 'ones'
  const start = name === 'hundreds' ? 'Look at the hundreds first.' : 'The hundreds are the same here.'
  const next = name === 'ones' ? 'The tens are the same too, so look at the ones.' : `The ${name} decide here.`
  return { hints: [start, next, opens], because: `Look at the ${name}: ${first?.x} and ${first?.y}.` }
}

/** Four numbers of the same three digits: 247, 274, 427, 472. */
function pickLarge(dice: Dice): Sketch | null {
  const [x, y, z] = [dice(1, 9), dice(1, 9), dice(1, 9)]
  if (new Set([x, y, z]).size < 3) return null
  const all = [
    [x, y, z],
    [x, z, y],
    [y, x, z],
    [y, z, x],
  ].map((digits) => Number(digits.join('')))
  return pickNumber(dice, all, [
    'Look at the hundreds first.',
    'Same hundreds? Then the tens decide.',
    'Compare two that have the same hundreds.',
  ])
}

function pickTwoDigit(dice: Dice): Sketch | null {
  const [x, y] = [dice(1, 8), dice(1, 8)]
  const all = [10 * x + y, 10 * y + x, 10 * x + y + 1, 10 * (x + 1)]
  return pickNumber(dice, all, [
    'Look at the tens first.',
    'Same tens? Then the ones decide.',
    'Put two with the same tens side by side.',
  ])
}

export const comparingSignMakers = [
  earlyMaker('math.compare-within-100', ['comparing'], (dice) =>
    dice(0, 2) > 0 ? twoDigit(dice) : pickTwoDigit(dice),
  ),
  earlyMaker('math.compare-within-1000', ['comparing'], (dice) =>
    dice(0, 2) > 0 ? threeDigit(dice) : pickLarge(dice),
  ),
]
