import type { Decision } from '../move.ts'
import { isOwn, openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { linear } from './linear.ts'

// 'Give me one with two steps', 'write one with fractions', behind an equation: one more of that kind.

const asks =
  /\b(?:give|write|make|do|gimme|want|try|can i have|can we do|can you do|another|show)\b.*\b(?:one|1|equation|problem)\b.*\bwith\b.*\b(two steps?|2 steps?|fractions?|decimals?|negatives?|negative numbers?|parenthes[ei]s|brackets|letters? on both sides)\b/i

const made: Readonly<Record<string, readonly string[]>> = {
  step: ['3x + 4 = 19', '2x + 7 = 21', '5x - 3 = 22', '4x - 6 = 18', '6x + 5 = 41', '2x - 9 = 7'],
  fraction: ['1/2 x = 6', '1/3 x = 5', '1/4 x = 7', '1/2 x = 9', '1/5 x = 4', '1/3 x = 8'],
  decimal: ['x + 1.5 = 4.2', 'x - 2.4 = 3.1', 'x + 0.8 = 5.3', 'x - 1.7 = 2.6', 'x + 3.6 = 7.1', 'x - 0.9 = 4.4'],
  negative: ['x + 9 = 4', 'x - 6 = -10', 'x + 12 = 5', 'x - 3 = -8', 'x + 7 = -2', 'x + 15 = 6'],
  bracket: ['2(x + 3) = 16', '3(x - 2) = 12', '4(x + 1) = 28', '5(x - 4) = 15', '2(x + 6) = 22', '3(x + 5) = 27'],
  both: [
    '3x + 2 = x + 10',
    '5x - 4 = 2x + 8',
    '4x + 1 = 2x + 9',
    '6x - 5 = 3x + 7',
    '2x + 9 = x + 15',
    '7x - 2 = 4x + 10',
  ],
}
const kinds: readonly [RegExp, string][] = [
  [/step/i, 'step'],
  [/fraction/i, 'fraction'],
  [/decimal/i, 'decimal'],
  [/negative/i, 'negative'],
  [/parenthes|bracket/i, 'bracket'],
  [/both sides/i, 'both'],
]

export function asksOne(heard: Heard): Decision | null {
  const [, what] = asks.exec(heard.text) ?? []
  const { lesson } = heard
  const of = openProblem(lesson) ?? lesson.last
  if (what === undefined || of?.item.skill !== 'own.linear') return null
  const kind = kinds.find(([pattern]) => pattern.test(what))?.[1] ?? ''
  const names = new Set(
    [...lesson.solved, ...lesson.problems.map(({ item }) => item.name)].map((one) => one.replaceAll('−', '-')),
  )
  const fresh = (made[kind] ?? []).filter((one) => ![...names].some((name) => name.includes(one)))
  const text = fresh[lesson.seed % Math.max(1, fresh.length)]
  const rest = { ...lesson, problems: lesson.problems.filter((one) => isOwn(one)) }
  return text === undefined ? null : linear({ ...heard, text, lesson: rest })
}
