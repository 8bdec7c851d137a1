import words from '#content/en/skills/math/number-patterns.json'
import type { AskedOf } from '../../asked.ts'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { written } from '../../sentences.ts'
import { ownRow, stepOf } from './parts/rows.ts'

type Kind = 'add' | 'take' | 'times'

/** A row by adding, taking away or multiplying: its next number, or its rule. */
function row(rng: Rng): Draw {
  const kind: Kind = rng.pick(['add', 'take', 'times'])
  const step = kind === 'times' ? rng.pick([2, 3, 10]) : rng.int(3, 12)
  const first =
    kind === 'take' ? step * 5 + rng.int(3, 30) : kind === 'times' ? rng.int(1, step === 10 ? 9 : 5) : rng.int(1, 30)
  const next = (n: number) => (kind === 'add' ? n + step : kind === 'take' ? n - step : n * step)
  const numbers = [first]
  while (numbers.length < 5) numbers.push(next(numbers.at(-1) ?? first))
  return rowOf(numbers, kind, step)
}

/** The last number of the row is the one that is asked. */
function rowOf(numbers: readonly number[], kind: Kind, step: number): Draw {
  const next = (n: number) => (kind === 'add' ? n + step : kind === 'take' ? n - step : n * step)
  const [a = 0, b = 0] = numbers
  const [last = 0, key = 0] = numbers.slice(-2)
  const wrong: Wrong[] = [
    ['repeated-another-step', kind === 'times' ? last + (b - a) : next(key)],
    ['slipped-by-one', kind === 'take' ? key - 1 : key + 1],
    kind === 'times'
      ? ['went-the-wrong-way', last + step, 'added-the-step']
      : ['went-the-wrong-way', kind === 'add' ? last - step : last + step],
    ['counted-by-ones', last + (kind === 'take' ? -1 : 1)],
    ['slipped-by-one', key + 2],
  ]
  return {
    form: 'next',
    values: { row: numbers.slice(0, -1).map(written).join(', '), a, b, last, key, step, kind },
    answer: { form: 'number', answer: key },
    wrong,
    solution: oneWay(['find-rule', step], ['use-rule', key]),
    entity: step,
  }
}

function rule(rng: Rng): Draw {
  const kind = rng.pick(['add', 'take', 'times'])
  const step = kind === 'times' ? rng.pick([2, 3, 4]) : rng.int(3, 9)
  const first = kind === 'take' ? step * 5 + rng.int(3, 20) : kind === 'times' ? rng.int(1, 4) : rng.int(2, 20)
  const next = (n: number) => (kind === 'add' ? n + step : kind === 'take' ? n - step : n * step)
  const numbers = [first]
  while (numbers.length < 4) numbers.push(next(numbers.at(-1) ?? first))
  const [a = 0, b = 0] = numbers
  const apart = Math.abs(b - a)
  return {
    form: 'rule',
    values: { row: numbers.join(', '), a, b, step, other: kind === 'times' ? apart : step + 1, apart, kind },
    answer: { form: 'choice', answer: `@${kind}` },
    wrong: [
      ['looked-at-two-numbers-only', kind === 'times' ? '@add-apart' : '@times-other'],
      [
        'went-the-wrong-way',
        kind === 'add' ? '@take' : '@add',
        kind === 'times' ? 'added-the-step' : 'went-the-wrong-way',
      ],
      ['slipped-by-one', kind === 'times' ? '@times-more' : kind === 'add' ? '@add-more' : '@take-more'],
    ],
    solution: oneWay(['find-rule', null], ['name-rule', `@${kind}`]),
    entity: step,
  }
}

/** What is always true of sums and products: odd and even. */
function parity(rng: Rng): Draw {
  const [form, key] = rng.pick([
    ['oddOdd', '@even'],
    ['evenEven', '@even'],
    ['oddEven', '@odd'],
    ['timesEven', '@even'],
    ['timesOdd', '@odd'],
  ] as const)
  const a = 2 * rng.int(2, 20) + (form === 'oddOdd' || form === 'oddEven' || form === 'timesOdd' ? 1 : 0)
  const b = 2 * rng.int(2, 20) + (form === 'oddOdd' || form === 'timesOdd' ? 1 : 0)
  return {
    form: 'parity',
    values: { a, b, sign: form.startsWith('times') ? '×' : '+', case: form },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['mixed-up-even-and-odd', key === '@even' ? '@odd' : '@even'],
      ['thought-it-is-both', '@sometimes'],
      ['gave-up-comparing', '@unknown'],
    ],
    solution: oneWay(['pairs', null], ['so', key]),
    entity: a,
  }
}

/** A child's own whose next number is asked: one step up or down, or one factor. */
function asked({ numbers }: AskedOf['row']): Draw | null {
  const own = ownRow(numbers)
  const row = own?.row.flatMap((n) => n ?? []) ?? []
  const [a = 0, b = 0] = row
  const last = row.at(-1) ?? 0
  if (!own || own.at !== row.length) return null
  const by = stepOf(own)
  if (by !== null) return last + by < 0 ? null : rowOf([...row, last + by], by > 0 ? 'add' : 'take', Math.abs(by))
  const factor = b / a
  const isTimes =
    Number.isInteger(factor) && factor > 1 && row.every((n, at) => at === 0 || n === (row[at - 1] ?? 0) * factor)
  return isTimes && last * factor <= 1_000_000 ? rowOf([...row, last * factor], 'times', factor) : null
}

export const skill = defineSkill({
  skill: 'math.number-patterns',
  words,
  tags: ['patterns'],
  draw: (rng) => rng.pick([row, row, rule, parity])(rng),
  ask: { row: asked },
})
