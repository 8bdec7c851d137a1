import Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import type { SumView, WorkedExample } from '../brain.ts'
import { addInColumns, subtractInColumns } from './steps-columns.ts'
import { fractionSteps } from './steps-fractions.ts'
import { signedSteps } from './steps-signed.ts'
import { equationFrom, type Terms, termsOf } from './terms.ts'

/** An exercise worked out, each step one short sentence, as many as fit a reply for the grade. The last tells the answer. */
export function workedOut(exercise: SumView, grade: number): WorkedExample {
  return { question: exercise.question, steps: stepsOf(termsOf(exercise), grade) }
}

export const stepsOf = (terms: Terms, grade: number): string[] =>
  joinedTo(grade <= 2 ? 2 : 3, allSteps(terms, equationFrom(terms) ?? '', grade))

/** The first steps in one sentence, where there are more than a reply can hold. */
function joinedTo(most: number, steps: string[]): string[] {
  const [first, second, ...others] = steps
  if (steps.length <= most || first === undefined || second === undefined) return steps
  return joinedTo(most, [`${first.slice(0, -1)}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`, ...others])
}

/** The steps without the last one, which the child does. */
export function partlyWorkedOut(exercise: SumView, grade: number): WorkedExample {
  const { question, steps } = workedOut(exercise, grade)
  return { question, steps: steps.slice(0, grade <= 2 ? 1 : Math.max(1, steps.length - 1)) }
}

function allSteps(terms: Terms, equation: string, grade: number): string[] {
  const most = grade <= 2 ? 2 : 3
  if (!terms.whole) {
    const isSigned = terms.left.value.d === 1n && terms.right.value.d === 1n
    return isSigned ? signedSteps(terms, equation) : fractionSteps(terms, equation)
  }
  const { a, b } = terms.whole
  const trivial = trivialStep(terms, equation)
  if (trivial) return [trivial]
  if (terms.operation === '+') return adding(a, b, most)
  if (terms.operation === '-') return a < b ? signedSteps(terms, equation) : takingAway(a, b, most)
  if (terms.operation === '×') return multiplying(a, b, grade)
  return dividing(a, b, grade)
}

/** Exercises with nothing to do: with 0 or 1 in them, or a number with itself. */
function trivialStep({ whole, operation }: Terms, equation: string): string | null {
  const { a, b } = whole ?? { a: 2, b: 3 }
  if (operation === '+' && (a === 0 || b === 0)) return `Adding 0 changes nothing, so ${equation}.`
  if (operation === '-' && b === 0) return `Taking 0 away changes nothing, so ${equation}.`
  if (operation === '-' && a === b) return `Take all of them away, and nothing is left: ${equation}.`
  if (operation === '×' && (a === 0 || b === 0)) return `0 groups, or groups of 0, make nothing: ${equation}.`
  if (operation === '×' && (a === 1 || b === 1)) return `1 group keeps the number as it is: ${equation}.`
  if (operation === '÷' && b === 1) return `Shared with 1, all stays together: ${equation}.`
  if (operation === '÷' && a === 0) return `There is nothing to share, so ${equation}.`
  return operation === '÷' && a === b ? `Each gets 1, so ${equation}.` : null
}

const count = (from: number, to: number, step: number) =>
  Array.from({ length: Math.abs(to - from) / Math.abs(step) }, (_, at) => from + step * (at + 1)).join(', ')

function adding(a: number, b: number, most: number): string[] {
  const sum = a + b
  const [high, low] = a >= b ? [a, b] : [b, a]
  if (sum <= 5) return [`Hold up ${a} fingers, then ${b} more.`, `Count them all: ${a} + ${b} = ${sum}.`]
  if (sum <= 10 || (low <= 3 && high < 20)) {
    return [`Start at ${high} and count on ${low}: ${count(high, sum, 1)}.`, `So ${a} + ${b} = ${sum}.`]
  }
  if (high < 10) {
    const fill = 10 - high
    return [
      `Split ${low} into ${fill} and ${low - fill}: ${high} + ${fill} = 10.`,
      `Then 10 + ${low - fill} = ${sum}, so ${a} + ${b} = ${sum}.`,
    ]
  }
  return addInColumns(a, b, most)
}

function takingAway(a: number, b: number, most: number): string[] {
  const left = a - b
  if (a <= 5) return [`Hold up ${a} fingers and put ${b} down.`, `Count what is left: ${a} − ${b} = ${left}.`]
  if (b <= 3 && a <= 20)
    return [`Start at ${a} and count back ${b}: ${count(a, left, -1)}.`, `So ${a} − ${b} = ${left}.`]
  if (a <= 10)
    return [
      `Start at ${b} and count on to ${a}: ${count(b, a, 1)}.`,
      `That is ${left} steps, so ${a} − ${b} = ${left}.`,
    ]
  if (a < 20 && b < 10 && a - 10 < b) {
    const down = a - 10
    return [
      `Split ${b} into ${down} and ${b - down}: ${a} − ${down} = 10.`,
      `Then 10 − ${b - down} = ${left}, so ${a} − ${b} = ${left}.`,
    ]
  }
  return subtractInColumns(a, b, most)
}

const leading = (value: number) => {
  const unit = 10 ** (String(value).length - 1)
  return Math.floor(value / unit) * unit
}

function multiplying(a: number, b: number, grade: number): string[] {
  const equation = `${a} × ${b} = ${a * b}`
  if (grade <= 2 && a <= 6 && b <= 10) return [`Count ${a} groups of ${b}: ${count(0, a * b, b)}.`, `So ${equation}.`]
  if (a === 10 || b === 10) return [`${a === 10 ? b : a} tens make ${a * b}.`, `So ${equation}.`]
  if (a === 9 || b === 9) {
    const other = a === 9 ? b : a
    return [`Use the tens: 10 × ${other} = ${10 * other}.`, `${10 * other} − ${other} = ${a * b}, so ${equation}.`]
  }
  const round = (value: number) => value >= 10 && leading(value) === value
  if (round(a) || round(b)) {
    const [plain, big] = round(b) ? [a, b] : [b, a]
    const digit = Number(String(big).charAt(0))
    return [`Without the zeros: ${plain} × ${digit} = ${plain * digit}.`, `Put the zeros back: ${equation}.`]
  }
  return breakingApart(a, b, equation)
}

/** 7 × 8 as 5 × 8 and 2 × 8; 47 × 6 as 40 × 6 and 7 × 6. */
function breakingApart(a: number, b: number, equation: string): string[] {
  const byFirst = a >= 10 ? b < 10 || a <= b : b < 10 && a > 2
  const [split, other] = byFirst ? [a, b] : [b, a]
  const front = split >= 10 ? leading(split) : split > 5 ? 5 : split > 2 ? 2 : 1
  const rest = split - front
  const product = (part: number) => (byFirst ? `${part} × ${other}` : `${other} × ${part}`)
  return [
    `${product(front)} = ${front * other} and ${product(rest)} = ${rest * other}.`,
    `${front * other} + ${rest * other} = ${a * b}, so ${equation}.`,
  ]
}

function dividing(a: number, b: number, grade: number): string[] {
  const groups = Math.floor(a / b)
  const rest = a - groups * b
  if (groups === 0) {
    const share = writeNumber(new Fraction(a, b))
    return ['Each gets less than a whole: a fraction.', `So ${a} ÷ ${b} = ${share}.`]
  }
  if (rest > 0) {
    const first = `${b} × ${groups} = ${b * groups} and ${a} − ${b * groups} = ${rest}.`
    if (grade <= 4) return [first, `So you get ${groups}, with ${rest} left over.`]
    const share = writeNumber(new Fraction(rest, b))
    return [first, `The ${rest} left shared by ${b} is ${share}, so ${a} ÷ ${b} = ${writeNumber(new Fraction(a, b))}.`]
  }
  const front = groups > 12 ? leading(groups) : groups
  if (front === groups) return [`Think of the times table: ${b} × ${groups} = ${a}.`, `So ${a} ÷ ${b} = ${groups}.`]
  const left = a - b * front
  return [
    `${b} × ${front} = ${b * front} and ${a} − ${b * front} = ${left}.`,
    `${b} × ${groups - front} = ${left}, so ${a} ÷ ${b} = ${groups}.`,
  ]
}
