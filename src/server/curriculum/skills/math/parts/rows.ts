import type { AskedOf } from '../../../asked.ts'
import type { Draw, Wrong } from '../../../draw.ts'
import { oneWay } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { wholeOf } from './own-numbers.ts'

const listed = (row: readonly (number | string)[]) => row.join(', ')

/** Counting by a step: the next number, one that is missing, or the rule. */
export function skipCount(rng: Rng, step: number, first: number, isBack = false): Draw {
  const by = isBack ? -step : step
  const row = Array.from({ length: 5 }, (_, at) => first + by * at)
  const form = rng.pick(['next', 'next', 'gap', 'rule'] as const)
  return rowOf(row, step, form, rng.int(1, 3), isBack)
}

type Form = 'next' | 'gap' | 'rule'

/** `row` has its answer: the last one of it for 'next', the one at `place` for 'gap'. */
function rowOf(row: readonly number[], step: number, form: Form, place: number, isBack: boolean): Draw {
  const [first = 0] = row
  const by = isBack ? -step : step
  const last = row.at(-1) ?? first
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
      row: listed(form === 'next' ? row.slice(0, -1) : row),
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
    solution: oneWay(['find-step', step], [form, key]),
    entity: step,
  }
}

/** A row of a child's own: whole numbers, one of them asked, the last or one between two others. */
export function ownRow(text: string): { row: readonly (number | null)[]; at: number } | null {
  const parts = text.split(';')
  const row = parts.map((part) => (part === '' ? null : wholeOf(part)))
  const at = parts.indexOf('')
  const isWhole = row.every((n, place) => n !== null || place === at)
  return isWhole && at > 0 && parts.length >= 4 && parts.length <= 12 ? { row, at } : null
}

/** By which step a row of a child's own goes up or down; null where it is not one step. */
export function stepOf({ row }: { row: readonly (number | null)[] }): number | null {
  const seen = row.flatMap((n, at) => (n === null ? [] : [{ n, at }]))
  const [one, other] = seen
  if (!one || !other) return null
  const by = (other.n - one.n) / (other.at - one.at)
  return by !== 0 && Number.isInteger(by) && seen.every(({ n, at }) => n === one.n + by * (at - one.at)) ? by : null
}

/** A child's own that counts by a step which its skill takes. */
export const askedRow =
  (takes: (step: number, first: number) => boolean) =>
  ({ numbers }: AskedOf['row']): Draw | null => {
    const own = ownRow(numbers)
    const by = own && stepOf(own)
    const first = own?.row[0]
    if (!own || by === null || first === null || first === undefined || !takes(Math.abs(by), first)) return null
    const row = own.row.map((_, at) => first + by * at)
    if (row.some((n) => n < 0)) return null
    const isLast = own.at === row.length - 1
    return rowOf(row, Math.abs(by), isLast ? 'next' : 'gap', own.at, by < 0)
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
    values: {
      row: listed(row),
      core: listed(things),
      at: shown % things.length,
      begun: listed(things.slice(0, shown % things.length)),
      key,
    },
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
    solution: oneWay(['say-core', null], ['repeat', key]),
    entity: '@pattern',
  }
}
