import type { Draw, Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

const listed = (row: readonly (number | string)[]) => row.join(', ')

/** Counting by a step: the next number, one that is missing, or the rule. */
export function skipCount(rng: Rng, step: number, first: number, isBack = false): Draw {
  const by = isBack ? -step : step
  const row = Array.from({ length: 5 }, (_, at) => first + by * at)
  const form = rng.pick(['next', 'next', 'gap', 'rule'])
  const place = rng.int(1, 3)
  const last = row[4] ?? first
  // Two neighbors that can be seen.
  const clear = form === 'gap' && place === 1 ? 2 : 0
  const key = form === 'next' ? last : form === 'gap' ? (row[place] ?? first) : step
  const left = form === 'next' ? last - by : (row[place - 1] ?? first)
  const wrong: Wrong[] =
    form === 'rule'
      ? [
          ['said-the-first-number', first === step ? null : first],
          ['counted-by-ones', 1],
          ['slipped-by-one', step + 1],
          ['doubled-the-step', 2 * step],
          ['slipped-by-one', step > 2 ? step - 1 : step + 2],
        ]
      : [
          ['counted-by-ones', by > 0 ? left + 1 : left - 1],
          ['took-two-steps', key + by],
          ['slipped-by-one', key + 1],
          ['stayed-at-the-number', left],
          ['slipped-by-one', key > 0 ? key - 1 : key + 2],
        ]
  return {
    form,
    values: {
      row: listed(form === 'next' ? row.slice(0, 4) : row),
      gap: listed(row.map((n, at) => (at === place ? '___' : n))),
      a: row[clear] ?? 0,
      b: row[clear + 1] ?? 0,
      step,
      left,
      key,
      way: isBack ? 'back' : 'up',
    },
    answer: { form: 'number', answer: key },
    wrong,
    solution: [
      [
        ['find-step', step],
        [form, key],
      ],
    ],
    entity: step,
  }
}

/** Rows that grow by a rule: next number, or how the rule goes. */
export function growing(rng: Rng, rules: readonly (readonly [first: number, step: number])[]): Draw {
  const [first, step] = rng.pick(rules)
  return skipCount(rng, step, first, false)
}

/** A pattern of things that repeats. */
export function repeating(rng: Rng, shapes: readonly string[], longest: number): Draw {
  const core = rng.pick(longest > 2 ? ['ab', 'abc', 'aab', 'abb'] : ['ab', 'ab', 'aab', 'abb'])
  const [a = 'star', b = 'ball', c = 'leaf', d = 'fish'] = rng.some(shapes, 4)
  const thingOf: Record<string, string> = { a, b, c }
  const things = [...core].map((letter) => thingOf[letter] ?? a)
  const shown = rng.int(core.length * 2, core.length * 3 - 1)
  const row = Array.from({ length: shown }, (_, at) => things[at % things.length] ?? a)
  const key = things[shown % things.length] ?? a
  const others = [...new Set([a, b, c, d])].filter((one) => one !== key)
  return {
    form: 'repeat',
    values: { row: listed(row), core: listed(things), last: row.at(-1) ?? a, key },
    answer: { form: 'choice', answer: key },
    wrong: [
      ['repeated-the-last', row.at(-1) === key ? null : (row.at(-1) ?? null)],
      ...others.map(
        (one): Wrong => [
          core.includes('c') || one === a || one === b ? 'lost-the-pattern' : 'took-what-is-not-there',
          one,
        ],
      ),
    ],
    solution: [
      [
        ['say-core', null],
        ['repeat', key],
      ],
    ],
    entity: '@pattern',
  }
}
