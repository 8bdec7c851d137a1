import { readNumber } from '#shared/answers/numbers.ts'
import type { TaskFamily } from '../tasks/task.ts'
import type { Draft } from './drafts.ts'
import { missingInProduct } from './missing-in-products.ts'
import { missingInSum } from './missing-in-sums.ts'
import { missingNumbers } from './missing-numbers.ts'

const gap = '(?:\\?|_{1,6}|□|▢|blank|something|what number|which number|what|n|y)'
const signs = '(\\+|-|×|x|÷|plus|minus|times|divided by|take away|add)'
const equals = '(?:=|is|equals|equal to|is equal to|makes|gives)'
const number = '([a-z0-9-]{1,20}(?: [a-z-]{1,12}){0,4}?)'

// The gap stands before the sign or behind it, and what it makes comes last or first.
const forms: readonly [pattern: RegExp, read: (parts: string[]) => Parts][] = [
  [new RegExp(`^${gap} ?${signs} ?${number} ?${equals} ?${number}$`), ([sign, right, made]) => ({ sign, right, made })],
  [new RegExp(`^${number} ?${signs} ?${gap} ?${equals} ?${number}$`), ([left, sign, made]) => ({ left, sign, made })],
  [new RegExp(`^${number} ?= ?${gap} ?${signs} ?${number}$`), ([made, sign, right]) => ({ sign, right, made })],
  [new RegExp(`^${number} ?= ?${number} ?${signs} ?${gap}$`), ([made, left, sign]) => ({ left, sign, made })],
  [
    /^(?:what|what number|how much|how many) (?:do|must|should|can) (?:i|you|we) add to (.{1,20}) to (?:get|make|have) (.{1,20})$/,
    ([left, made]) => ({ left, sign: '+', made }),
  ],
]

type Parts = {
  left?: string | undefined
  sign: string | undefined
  right?: string | undefined
  made: string | undefined
}

const signOf = new Map([
  ['+', '+'],
  ['plus', '+'],
  ['add', '+'],
  ['-', '−'],
  ['minus', '−'],
  ['take away', '−'],
  ['×', '×'],
  ['x', '×'],
  ['times', '×'],
  ['÷', '÷'],
  ['divided by', '÷'],
] as const)

/** '? + 5 = 12', 'what number plus 5 is 12', '12 = 5 + __'. */
export function missingIn(text: string): { family: TaskFamily; topic: string; draft: Draft } | null {
  for (const [pattern, read] of forms) {
    const parts = pattern.exec(text)?.slice(1)
    const draft = parts ? draftFor(read(parts)) : null
    if (draft) return { family: missingNumbers, topic: 'missing numbers', draft }
  }
  return null
}

function draftFor(parts: Parts): Draft | null {
  const sign = [...signOf].find(([name]) => name === parts.sign)?.[1]
  const [left, right, made] = [wholeIn(parts.left), wholeIn(parts.right), wholeIn(parts.made)]
  if (sign === undefined || made === null || (left === null) === (right === null)) return null
  if (sign === '+' || sign === '−') return missingInSum({ left, sign, right, total: made })
  return missingInProduct({ left, sign, right, result: made })
}

function wholeIn(text: string | undefined): number | null {
  const value = text === undefined ? null : readNumber(text)
  return value && value.d === 1n && value.gte(0) && value.lte(10_000) ? value.valueOf() : null
}
