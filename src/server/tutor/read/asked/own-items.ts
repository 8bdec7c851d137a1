import words from '#content/en/tutor/own.json'
import type { Asked, AskedOf } from '#server/curriculum/asked.ts'
import { counted, type Draw, type SkillSource, type Wrong } from '#server/curriculum/draw.ts'
import type { Item } from '#server/curriculum/item.ts'
import { askedItem } from '#server/curriculum/make-item.ts'
import { written } from '#server/curriculum/sentences.ts'
import { amountOf, amountsOf, exact, wholeOf } from '#server/curriculum/skills/math/parts/own-numbers.ts'
import { ordered } from './order-item.ts'

const source = (skill: string, ask: SkillSource['ask']): SkillSource => ({ skill, words: words.asked, tags: [], ask })

/** Questions that no skill asks in this way, each beside the skill that it is nearest to. */
const sources: readonly SkillSource[] = [
  source('math.multiply-facts-to-10', { square: (of) => (isFact(of) ? squared(of) : null) }),
  source('math.multiply-two-digit', { square: (of) => squared(of) }),
  source('math.compare-fractions', { order: (of) => ordered(of, 'fractions') }),
  source('math.compare-decimals', { order: (of) => ordered(of, 'decimals') }),
  source('math.compare-within-100', { order: (of) => ordered(of, 'whole') }),
  source('math.compare-within-1000', { order: (of) => ordered(of, 'large') }),
  source('own.average', { average }),
  source('math.place-value-hundreds', { unitsIn: (of) => unitsIn(of) }),
  source('math.count-coins', { convert: (of) => coins(of) }),
]

export function ownItem(asked: Asked): Item | null {
  for (const one of sources) {
    const item = askedItem(one, asked)
    if (item) return item
  }
  return null
}

const isFact = ({ number }: AskedOf['square']) => (wholeOf(number) ?? 13) <= 12

function squared({ number }: AskedOf['square']): Draw | null {
  const n = wholeOf(number, 1_000)
  if (n === null) return null
  const key = n * n
  return {
    form: 'square',
    values: { n, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['multiplied-base-and-exponent', 2 * n],
      ['added-base-and-exponent', n + 2],
      ['slipped-by-a-group', key + n],
      ['slipped-by-a-group', key - n],
      ['kept-the-number', n],
    ],
    solution: [[['times-itself', key]]],
    entity: n,
  }
}

const listed = (numbers: string) => numbers.split(';').join(', ')

function average({ numbers }: AskedOf['average']): Draw | null {
  const all = amountsOf(numbers, 100_000) ?? []
  if (all.length < 2 || all.length > 12) return null
  const total = exact(all.reduce((sum, one) => sum + one, 0))
  const key = exact(total / all.length)
  if (exact(key * all.length) !== total || exact(key * 1_000) % 1 !== 0) return null
  const middle = [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)]
  const slips: Wrong[] = [
    ['slipped-by-one', exact(key + 1)],
    ['slipped-by-one', key >= 1 ? exact(key - 1) : null],
  ]
  return {
    form: 'average',
    values: { list: listed(numbers), sum: all.map(written).join(' + '), total, count: all.length, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['stopped-early', total],
      ['took-the-middle-one', all.length % 2 === 1 && middle !== undefined ? middle : null],
      ['divided-unevenly', all.length === 2 ? null : exact(Number((total / 2).toFixed(2)))],
      ...slips,
    ],
    solution: [
      [
        ['add-all', total],
        ['divide', key],
      ],
    ],
    entity: '@average',
  }
}

const units: Readonly<Record<string, string>> = { 10: 'ten', 100: 'hundred', 1000: 'thousand' }

/** How many tens are in 120; 472 has 47 whole ones, and 7 of them in its name: that is left to talk about. */
function unitsIn({ unit, number }: AskedOf['unitsIn']): Draw | null {
  const [size, n] = [wholeOf(unit), wholeOf(number)]
  if (size === null || n === null || n === 0 || n % size > 0 || units[unit] === undefined) return null
  const key = n / size
  return {
    form: 'units-in',
    values: { unit: units[unit] ?? 'ten', size, n, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['moved-a-place-too-far', key * 10],
      ['moved-a-place-too-short', key % 10 === 0 ? key / 10 : null],
      ['took-the-digit-alone', key >= 10 ? key % 10 : null],
      ['slipped-by-one', key + 1],
      ['slipped-by-one', key > 1 ? key - 1 : null],
    ],
    solution: [[['fits', key]]],
    entity: n,
  }
}

const cents: Readonly<Record<string, number>> = { dollar: 100, quarter: 25, dime: 10, nickel: 5, cent: 1, penny: 1 }

/** '3 dollars in cents', '2 dimes and 3 cents in cents', '200 cents in dollars'. */
function coins({ amount, from, rest, to }: AskedOf['convert']): Draw | null {
  const [large, small] = [cents[from], cents[to]]
  const [count, more] = [amountOf(amount, 10_000), rest === '' ? 0 : wholeOf(rest, 10_000)]
  if (large === undefined || small === undefined || count === null || more === null || count === 0 || large === small)
    return null
  if (large < small) return more === 0 ? coinsUp({ from, to, total: count, times: small / large }) : null
  return coinsDown({ from, to, count, rest: more, times: large / small })
}

function coinsDown({
  from,
  to,
  count,
  rest,
  times,
}: {
  from: string
  to: string
  count: number
  rest: number
  times: number
}): Draw | null {
  const product = exact(count * times)
  const key = product + rest
  if (!Number.isInteger(times) || !Number.isInteger(key)) return null
  const steps: readonly (readonly [string, number])[] = [
    ['one-is', times],
    ['times', product],
  ]
  return {
    form: count === 1 && rest === 0 ? 'coins-one' : 'coins',
    values: {
      one: counted(from, 1),
      each: counted(to, times),
      x: counted(from, count),
      y: counted(to, key),
      rest: counted(to, rest),
      count,
      times,
      product,
    },
    answer: { form: 'number', answer: key, unit: `${to === 'penny' ? 'cent' : to}s` },
    wrong: [
      ['used-the-wrong-number-of-units', exact(count * (times === 10 ? 5 : 10)) + rest],
      ['left-out-the-small-units', rest > 0 ? product : null],
      ['forgot-to-convert', exact(count + rest)],
      ['slipped-by-a-zero', key * 10],
      ['slipped-by-a-group', key + times],
    ],
    solution: [rest > 0 ? [...steps, ['and-rest', key]] : steps],
    entity: from,
  }
}

function coinsUp({ from, to, total, times }: { from: string; to: string; total: number; times: number }): Draw | null {
  const key = total / times
  if (!Number.isInteger(times) || exact(key * 100) % 1 !== 0) return null
  return {
    form: 'coins-up',
    values: {
      one: counted(to, 1),
      each: counted(from, times),
      x: counted(to, key),
      y: counted(from, total),
      total,
      times,
      key,
    },
    answer: { form: 'number', answer: key, unit: `${to}s` },
    wrong: [
      ['divided-to-convert', total * times],
      ['forgot-to-convert', total],
      ['slipped-by-a-zero', key * 10],
      ['slipped-by-a-group', key + 1],
    ],
    solution: [
      [
        ['one-is', times],
        ['divide', key],
      ],
    ],
    entity: to,
  }
}
