import words from '#content/en/skills/math/large-numbers.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { wholeOf } from './parts/own-numbers.ts'
import { biggerOf, signOf } from './parts/place-value.ts'

const places = ['ones', 'tens', 'hundreds', 'thousands', 'tenThousands', 'hundredThousands'] as const

function different(rng: Rng, count: number): number[] {
  const digits = rng.some([1, 2, 3, 4, 5, 6, 7, 8, 9], count)
  return digits
}

const numberOf = (digits: readonly number[]) => Number(digits.join(''))

/** What a digit is worth, or which digit stands in a place. */
function digitWorth(rng: Rng): Draw {
  const size = rng.int(4, 6)
  const digits = different(rng, size)
  const at = rng.int(1, size - 1)
  return digitOf(digits, at, rng.pick(['worth', 'which-digit']))
}

/** `at`: its place from the right, from 0 on. */
function digitOf(digits: readonly number[], at: number, form: 'worth' | 'which-digit'): Draw {
  const size = digits.length
  const n = numberOf(digits)
  const digit = digits[size - 1 - at] ?? 1
  const worth = digit * 10 ** at
  const other = digits[size - at] ?? digits[0] ?? 1
  const wrong: Wrong[] =
    form === 'worth'
      ? [
          ['moved-a-place-too-far', worth * 10],
          ['moved-a-place-too-short', at > 1 ? worth / 10 : null],
          ['took-the-digit-alone', digit],
          ['moved-a-place-too-far', worth * 100],
        ]
      : [
          ['took-the-other-place', other],
          ['took-the-other-place', digits[size - 2 - at] ?? null],
          ['took-the-other-place', digits[at] ?? null],
          ['took-the-other-place', digits.find((one) => one !== digit && one !== other) ?? null],
          ['moved-a-place-too-far', worth, 'took-the-worth'],
        ]
  return {
    form,
    values: { n, digit, worth, place: places[at] ?? 'ones' },
    answer: { form: 'number', answer: form === 'worth' ? worth : digit },
    wrong,
    solution: oneWay(['name-places', null], [form, form === 'worth' ? worth : digit]),
    entity: n,
  }
}

/** The parts of a number, some of them none. */
function fromParts(rng: Rng): Draw | null {
  const digits = [rng.int(1, 9), ...Array.from({ length: rng.int(3, 5) }, () => (rng.chance(30) ? 0 : rng.int(1, 9)))]
  const n = numberOf(digits)
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at)).filter((part) => part > 0)
  if (parts.length < 2) return null
  const swapped = numberOf([...digits.slice(0, -2), digits.at(-1) ?? 0, digits.at(-2) ?? 0])
  return {
    form: 'parts',
    values: {
      n,
      zero: digits.includes(0) ? 'yes' : 'no',
      parts: parts.map((part) => part.toLocaleString('en-US')).join(' + '),
    },
    answer: { form: 'number', answer: n },
    wrong: [
      ['left-out-the-zero', digits.includes(0) ? numberOf(digits.filter((digit) => digit > 0)) : null],
      ['turned-the-digits-around', swapped],
      ['moved-a-place-too-far', n * 10],
      ['slipped-by-ten', n + 10],
      ['slipped-by-ten', n + 1_000],
    ],
    solution: oneWay(['each-place', n]),
    entity: n,
  }
}

/** Ten times as much: 4.NBT.A.1. */
function tenTimes(rng: Rng): Draw {
  const digit = rng.int(2, 9)
  const at = rng.int(1, 4)
  const small = digit * 10 ** at
  const form = rng.pick(['ten-times', 'how-many-times'])
  const factor = rng.pick([10, 10, 100])
  const key = form === 'ten-times' ? small * factor : factor
  return {
    form,
    values: { small, big: small * factor, factor, digit },
    answer: { form: 'number', answer: key },
    wrong:
      form === 'ten-times'
        ? [
            ['moved-a-place-too-far', key * 10],
            ['moved-a-place-too-short', key / 10],
            ['added-instead-of-times', small + factor],
            ['moved-a-place-too-far', key * 100],
          ]
        : [
            ['moved-a-place-too-far', factor * 10],
            ['moved-a-place-too-short', factor / 10],
            ['took-the-digit-alone', digit],
            ['moved-a-place-too-far', factor * 100],
          ],
    solution: oneWay(['move-places', null], [form, key]),
    entity: small,
  }
}

/** How many digits each has: then there is no need to look at the places. */
const lengthsOf = (a: number, b: number): Draw['values'] => {
  const [digitsA, digitsB] = [String(a).length, String(b).length]
  return { digitsA, digitsB, lengths: digitsA === digitsB ? 'same' : 'apart' }
}

function compare(rng: Rng): Draw {
  const digits = different(rng, rng.int(4, 6))
  const a = numberOf(digits)
  const swapped = numberOf([digits[0] ?? 1, digits[2] ?? 2, digits[1] ?? 3, ...digits.slice(3)])
  const b = rng.pick([swapped, Math.floor(a / 10), a + rng.int(1, 99)])
  const sign = a < b ? '<' : a > b ? '>' : '='
  return {
    form: 'sign',
    values: { a, b, ...lengthsOf(a, b), case: sign === '<' ? 'less' : sign === '>' ? 'more' : 'same' },
    answer: { form: 'compare', answer: sign },
    wrong:
      sign === '='
        ? [
            ['looked-at-some-only', '>', 'overlooked-the-same'],
            ['looked-at-some-only', '<', 'overlooked-the-same'],
          ]
        : [
            ['turned-the-sign-around', sign === '<' ? '>' : '<'],
            ['thought-they-are-equal', '='],
          ],
    solution: oneWay(['biggest-place', null], ['sign', sign]),
    entity: a,
  }
}

/** A child's own from 1,000 on; a digit that stands twice would not say which. */
const digitsIn = (number: string) => {
  const n = wholeOf(number, 999_999)
  return n !== null && n >= 1_000 ? [...String(n)].map(Number) : null
}

function askedWorth({ digit, number }: AskedOf['digitWorth']): Draw | null {
  const digits = digitsIn(number)
  const [at, other] = (digits ?? []).toReversed().flatMap((own, place) => (String(own) === digit ? [place] : []))
  return digits && digit !== '0' && at !== undefined && other === undefined ? digitOf(digits, at, 'worth') : null
}

function askedDigit({ unit, number }: AskedOf['digitAt']): Draw | null {
  const digits = digitsIn(number)
  return digits && unit.length <= digits.length ? digitOf(digits, unit.length - 1, 'which-digit') : null
}

function askedCompare({ left, right, wanted }: AskedOf['compare']): Draw | null {
  const [a, b] = [wholeOf(left), wholeOf(right)]
  if (a === null || b === null) return null
  const made = wanted === '' || a === b ? signOf(a, b) : biggerOf(a, b, wanted)
  return made && { ...made, values: { ...made.values, ...lengthsOf(a, b) } }
}

export const skill = defineSkill({
  skill: 'math.large-numbers',
  words,
  tags: ['place-value'],
  draw: (rng) => rng.pick([digitWorth, digitWorth, fromParts, tenTimes, compare])(rng),
  ask: { digitWorth: askedWorth, digitAt: askedDigit, compare: askedCompare },
})
