import type { Finds } from './story-words.ts'

export type Operation = '+' | '−' | '×' | '÷'

/** What happens in a story: it says which words explain its sign. */
export type Schema =
  | 'join'
  | 'separate'
  | 'parts'
  | 'part-unknown'
  | 'compare'
  | 'more-than'
  | 'times-as-many'
  | 'groups'
  | 'share'
  | 'how-many-groups'
  | 'start-unknown'
  | 'change-unknown'
  | 'need'
  | 'price'
  | 'money-left'
  | 'time'
  | 'rate'
  | 'coins'
  | 'need-money'

/** How a story is worked: which numbers, with which sign, and why. */
export type Path = {
  schema: Schema
  left: number
  operation: Operation
  right: number
  result: number
  unit?: string
  /** What it finds on the way, where it is not the last step. */
  finds?: Finds
}

/** A way in one step, or in several. */
export type Steps = readonly [Path, ...Path[]]

export const calculate = (left: number, operation: Operation, right: number): number => {
  if (operation === '+') return left + right
  if (operation === '−') return left - right
  return operation === '×' ? left * right : left / right
}

/** A path with a whole result, or null. */
export function pathOf(schema: Schema, left: number, operation: Operation, right: number, unit?: string): Path | null {
  const result = calculate(left, operation, right)
  if (!Number.isInteger(result) || result < 0 || result > 1_000_000) return null
  return { schema, left, operation, right, result, ...(unit !== undefined && { unit }) }
}
