import words from '#content/en/skills/math/decimals-thousandths.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { decimal, padded } from './parts/decimals.ts'

const places = ['ones', 'tenths', 'hundredths', 'thousandths'] as const

/** Four different digits: 3.574. */
const drawDigits = (rng: Rng): number[] => rng.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)

/** What a digit is worth, or which digit stands in a place. */
function digitOf(rng: Rng): Draw {
  const digits = drawDigits(rng)
  const n = padded(Number(digits.join('')), 3)
  const at = rng.int(1, 3)
  const digit = digits[at] ?? 1
  const asksWorth = rng.chance(60)
  const key = asksWorth ? padded(digit, at) : String(digit)
  const wrong: Wrong[] = asksWorth
    ? [
        ['moved-a-place-too-far', padded(digit, at + 1)],
        ['moved-a-place-too-short', padded(digit, at - 1)],
        ['took-the-digit-alone', String(digit)],
        ['counted-from-the-right', String(digit * 10 ** (3 - at))],
        ['moved-a-place-too-far', padded(digit, at + 2), 'moved-two-places-too-far'],
      ]
    : [0, 1, 2, 3].filter((one) => one !== at).map((one) => ['took-the-other-place', String(digits[one] ?? 0)])
  return {
    form: asksWorth ? 'worth' : 'which-digit',
    values: { n, digit, key, place: `@${places[at] ?? 'ones'}`, tenths: digits[1] ?? 0, at },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(['name-places', null], [asksWorth ? 'worth' : 'which-digit', key]),
    entity: n,
  }
}

/** 3 + 0.4 + 0.006, or with fractions, or in counts of places. */
function fromParts(rng: Rng): Draw {
  const [ones = 1, tenths = 2, hundredths = 3, thousandths = 4] = drawDigits(rng)
  const empty = rng.int(0, 2)
  const kept = [ones, tenths, hundredths, thousandths].map((digit, at) => (at > 0 && at === empty ? 0 : digit))
  const key = padded(Number(kept.join('')), 3)
  const form = rng.pick(['sum', 'fractions', 'counts'])
  const part = (digit: number, at: number) =>
    form === 'sum' ? padded(digit, at) : at === 0 ? String(digit) : `${digit}/${10 ** at}`
  const shown = kept.map((digit, at) => (digit > 0 ? part(digit, at) : '')).filter(Boolean)
  const closed = Number(kept.filter((digit) => digit > 0).join(''))
  const [a = 0, b = 0, c = 0, d = 0] = kept
  return {
    form,
    values: {
      parts: shown.join(' + '),
      ones: a,
      tenths: b,
      hundredths: c,
      thousandths: d,
      key,
      gap: empty > 0 ? 'yes' : 'no',
    },
    answer: { form: 'number', answer: key, as: 'decimal' },
    wrong: [
      ['left-out-the-zero', empty > 0 ? padded(closed, 2) : null],
      ['took-the-other-place', padded(a * 1000 + c * 100 + b * 10 + d, 3)],
      ['lost-the-point', String(closed)],
      ['took-the-other-place', padded(a * 1000 + b * 100 + d * 10 + c, 3)],
      ['moved-a-place-too-far', padded(Number(kept.join('')), 4)],
      ['moved-a-place-too-short', padded(Number(kept.join('')), 2)],
    ],
    solution: oneWay(['each-place', null], ['put-together', key]),
    entity: key,
  }
}

/** 247/1000 as a decimal and back. */
function thousandths(rng: Rng): Draw {
  const count = rng.pick([rng.int(2, 9), rng.int(11, 99), rng.int(101, 999)])
  const value = count % 10 === 0 ? count + 7 : count
  const isBack = rng.chance(35)
  const [dec, fraction] = [padded(value, 3), `${value}/1000`]
  return {
    form: isBack ? 'to-fraction' : 'to-decimal',
    values: { count: value, dec, fraction, size: value < 10 ? 'ones' : value < 100 ? 'tens' : 'full' },
    answer: isBack ? { form: 'number', answer: fraction } : { form: 'number', answer: dec, as: 'decimal' },
    wrong: isBack
      ? [
          ['took-the-other-place', `${value}/100`],
          ['turned-the-fraction', `1000/${value}`],
          ['took-the-other-place', `${value}/10000`],
          ['read-digit-as-bottom', `1/${value}`],
        ]
      : [
          ['left-out-the-zero', value < 100 ? `0.${value}` : null],
          ['took-the-other-place', padded(value, 2)],
          ['moved-a-place-too-far', padded(value, 4)],
          ['took-numbers-for-digits', `${value}.1000`],
          ['lost-the-point', String(value)],
        ],
    solution: oneWay(['three-places', null], [isBack ? 'over-thousand' : 'as-decimal', isBack ? fraction : dec]),
    entity: dec,
  }
}

/** How many times as much one digit is worth as the same digit to its right. */
function tenTimes(rng: Rng): Draw {
  const digit = rng.int(2, 9)
  const at = rng.int(1, 3)
  const isTimes = rng.chance(50)
  const [from, to] = isTimes ? [at, at - 1] : [at - 1, at]
  const key = decimal(digit, to)
  return {
    form: isTimes ? 'ten-times' : 'a-tenth',
    values: {
      given: decimal(digit, from),
      key,
      digit,
      from: `@${places[from] ?? 'ones'}`,
      to: `@${places[to] ?? 'ones'}`,
    },
    answer: { form: 'number', answer: key },
    wrong: [
      ['moved-the-point-the-wrong-way', decimal(digit, isTimes ? from + 1 : from - 1)],
      ['moved-a-place-too-far', decimal(digit, isTimes ? to - 1 : to + 1)],
      ['kept-the-number', decimal(digit, from)],
      ['moved-a-place-too-far', decimal(digit, isTimes ? to - 2 : to + 2)],
    ],
    solution: oneWay(['name-place', null], ['next-place', key]),
    standards: ['5.NBT.A.1'],
    entity: decimal(digit, from),
  }
}

export const skill = defineSkill({
  skill: 'math.decimals-thousandths',
  words,
  tags: ['decimals', 'place-value'],
  draw: (rng) => rng.pick([digitOf, digitOf, fromParts, fromParts, thousandths, tenTimes])(rng),
})
