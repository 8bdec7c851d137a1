import { readNumber } from '#shared/answers/numbers.ts'
import type { Distractor } from './item.ts'
import type { Rng } from './rng.ts'

const shown = 3
const amountOf = (text: string) => readNumber(text.replace(/%$/, ''))?.valueOf() ?? Number.NaN

/**
 * Wrong answers, the three to choose from first: the most telling one, and two such that the key stands now first, now
 * second, third or last among the numbers. Always in the middle, it could be guessed.
 */
export function spread(distractors: readonly Distractor[], key: string, rng: Rng): readonly Distractor[] {
  const amount = amountOf(key)
  const [first, ...others] = distractors
  if (!first || others.length < shown || [key, ...distractors.map((one) => one.answer)].some(isNoNumber))
    return distractors
  const isBelow = (one: Distractor) => amountOf(one.answer) < amount
  const below = others.filter(isBelow)
  const above = others.filter((one) => !isBelow(one))
  const possible = [0, 1, 2].filter((count) => count <= below.length && shown - 1 - count <= above.length)
  const count = rng.pick(possible)
  const chosen = new Set([first, ...below.slice(0, count), ...above.slice(0, shown - 1 - count)])
  return [...distractors.filter((one) => chosen.has(one)), ...distractors.filter((one) => !chosen.has(one))]
}

const isNoNumber = (text: string) => Number.isNaN(amountOf(text))
