import Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { ExerciseView, WorkedExample } from '../brain.ts'
import { resultOf } from './exercises.ts'

const show = (value: Fraction | number) => new Fraction(value).toFraction(true)

/** The exercise solved, one short sentence a step. The last step says the result. Exact. */
export function workOut(exercise: ExerciseView): WorkedExample {
  const { question, operation } = exercise
  const [left, right] = termsOf(exercise)
  const result = resultOf(operation, left, right)
  if (!result) return { question, steps: ['Nothing can be shared into zero groups.'] }
  const end = `So ${question} = ${show(result)}.`
  const whole = left.d === 1n && right.d === 1n && left.s >= 0n && right.s >= 0n
  if (whole && result.d === 1n && result.s >= 0n)
    return { question, steps: [...wholeSteps(exercise, Number(result)), end] }
  return {
    question,
    steps: [...(left.d === 1n && right.d === 1n ? unevenSteps(exercise) : fractionSteps(operation, left, right)), end],
  }
}

/** The exact terms: a fraction in the question is not what its floating-point number is. */
function termsOf({ question, left, right }: ExerciseView): [Fraction, Fraction] {
  const [first = '', second = ''] = question.split(/ [+−×÷] /)
  return [readNumber(first) ?? new Fraction(left), readNumber(second) ?? new Fraction(right)]
}

function unevenSteps({ operation, left, right }: ExerciseView): string[] {
  if (operation !== '÷' || right <= 0 || left < 0) return []
  const times = Math.floor(left / right)
  const rest = left - times * right
  return [
    `${times} × ${right} = ${times * right}.`,
    `${left} − ${times * right} = ${rest}, and that is left over.`,
    `Each group also gets ${rest}/${right} of one.`,
  ]
}

function fractionSteps(operation: ExerciseView['operation'], left: Fraction, right: Fraction): string[] {
  if (operation === '×')
    return [
      `Multiply the tops: ${left.n} × ${right.n} = ${left.n * right.n}.`,
      `Multiply the bottoms: ${left.d} × ${right.d} = ${left.d * right.d}.`,
    ]
  if (operation === '÷') return [`Dividing by ${show(right)} is multiplying by ${right.inverse().toFraction()}.`]
  const bottom = commonBottom(left.d, right.d)
  if (left.d === right.d) return [`Both have the same bottom, ${bottom}, so only the tops change.`]
  const as = (value: Fraction) => `${value.s * value.n * (bottom / value.d)}/${bottom}`
  return [`Write both with the bottom ${bottom}: ${as(left)} and ${as(right)}.`, 'Now only the tops change.']
}

function commonBottom(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return (a * b) / x
}

function wholeSteps({ operation, left, right }: ExerciseView, result: number): string[] {
  if (operation === '+') return additionSteps(left, right)
  if (operation === '-') return subtractionSteps(left, right)
  if (operation === '×') return multiplicationSteps(left, right)
  return [`Ask how many ${right}s fit into ${left}.`, `${result} × ${right} = ${left}.`]
}

const split = (value: number): number[] =>
  [...String(value)].map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at)).filter((part) => part > 0)

function additionSteps(left: number, right: number): string[] {
  if (left <= 10 && right <= 10) {
    const [large, little] = left >= right ? [left, right] : [right, left]
    return little === 0 ? [] : [`Start at ${large} and count on ${little}.`]
  }
  const steps: string[] = []
  let sum = left
  for (const part of split(right)) {
    steps.push(`${sum} + ${part} = ${sum + part}.`)
    sum += part
  }
  return steps
}

function subtractionSteps(left: number, right: number): string[] {
  if (left <= 20 && right <= 10) return right === 0 ? [] : [`Start at ${left} and count back ${right}.`]
  const steps: string[] = []
  let rest = left
  for (const part of split(right)) {
    steps.push(`${rest} − ${part} = ${rest - part}.`)
    rest -= part
  }
  return steps
}

function multiplicationSteps(left: number, right: number): string[] {
  const [large, little] = left >= right ? [left, right] : [right, left]
  if (large <= 10) {
    if (little <= 1) return []
    const known = little > 5 ? 5 : little - 1
    const rest = little - known
    return [
      `${known} × ${large} = ${known * large}.`,
      `${rest} × ${large} = ${rest * large}.`,
      `${known * large} + ${rest * large} = ${little * large}.`,
    ]
  }
  const parts = split(large)
  if (parts.length === 1)
    return [`${large / 10} × ${little} = ${(large / 10) * little}.`, 'Ten times that is the whole.']
  const products = parts.map((part) => part * little)
  return [
    ...parts.map((part, at) => `${part} × ${little} = ${products[at]}.`),
    `${products.join(' + ')} = ${left * right}.`,
  ]
}
