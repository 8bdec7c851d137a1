import type Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { SumView } from '../brain.ts'
import { hintFor } from './hints.ts'
import { fractionMistakes } from './mistakes-fractions.ts'
import { productMistakes } from './mistakes-products.ts'
import { sumMistakes } from './mistakes-sums.ts'
import { tells } from './tells.ts'
import { type Operation, type Terms, termsOf } from './terms.ts'

/** A misconception with a name: how an attempt shows it, what the child is told about it, and what helps. */
export type Mistake = {
  name: string
  on: Operation[]
  fits: (tried: number, a: number, b: number, key: number) => boolean
  observation: (tried: number, a: number, b: number) => string
  hint: (a: number, b: number) => string
}

/** What an attempt at an exercise of fractions, decimals or numbers below zero shows. */
export type ExactMistake = {
  name: string
  fits: (tried: Fraction, terms: Terms) => boolean
  observation: string
  hint: string
}

export const mistakes: readonly Mistake[] = [...productMistakes, ...sumMistakes]
export const exactMistakes: readonly ExactMistake[] = fractionMistakes

export type Noticed = { name: string | null; observation: string; hint: string }

const farOff = 1_000_000

/** What is seen in a wrong attempt. It never holds the answer; where nothing is known, it says only more or less. */
export function noticeIn(exercise: SumView, tried: Fraction, grade: number): Noticed {
  const usual = hintFor(exercise, 1, grade)
  if (tried.abs().gt(farOff)) {
    return { name: null, observation: 'That number is much too far away.', hint: usual }
  }
  const terms = termsOf(exercise)
  for (const { name, observation, hint } of namedIn(terms, tried)) {
    if (tells(observation, exercise)) continue
    return { name, observation, hint: tells(hint, exercise) ? usual : hint }
  }
  return { name: null, observation: unnamed(terms, tried), hint: usual }
}

function* namedIn(terms: Terms, tried: Fraction): Generator<{ name: string; observation: string; hint: string }> {
  const { whole, operation, key } = terms
  if (whole && tried.d === 1n) {
    const [value, { a, b }] = [tried.valueOf(), whole]
    for (const mistake of mistakes) {
      if (!mistake.on.includes(operation) || !mistake.fits(value, a, b, key.valueOf())) continue
      yield { name: mistake.name, observation: mistake.observation(value, a, b), hint: mistake.hint(a, b) }
    }
  }
  for (const mistake of exactMistakes) if (mistake.fits(tried, terms)) yield mistake
}

function unnamed({ key }: Terms, tried: Fraction): string {
  if (tried.equals(key)) return 'So many left make another group.'
  if (tried.equals(key.neg())) return 'Look at the minus sign again.'
  return tried.gt(key) ? 'That is more than it can be.' : 'That is less than it can be.'
}

/** The name of the mistake behind an answer as it was written, for those who count mistakes. */
export function nameOfMistake(exercise: SumView, answer: string): string | null {
  const tried = readNumber(answer)
  return tried === null || tried.equals(termsOf(exercise).key) ? null : noticeIn(exercise, tried, 3).name
}
