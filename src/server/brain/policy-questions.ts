import type Fraction from 'fraction.js'
import { type Expression, expressionsIn, withSigns } from '#shared/answers/expressions.ts'
import { findAnswer } from '#shared/answers/find-answer.ts'
import { largestNumber } from '#shared/answers/numbers.ts'
import { type NumberToken, readTokens, type Token } from '#shared/answers/tokens.ts'
import type { Exercise } from './brain.ts'
import { exerciseOf, type Operation } from './built-in/terms.ts'

/** Arithmetic that a child asks for or states. */
export type Question =
  | { exercise: Exercise; stated: Fraction | null; isLong: boolean }
  /** What cannot be worked on, with the honest reason for the child. */
  | { trouble: string }

const byZero = 'Nobody can share by 0, not even a computer.'
const tooBig = 'That number is too big for us here. I only count up to a million.'
const tooFine = 'Those parts are too tiny for us here.'
const finest = 1_000n

/** The arithmetic question in a text: 'what is 7 x 8', 'seven times eight', '144÷12=?'. Null when there is none. */
export function questionIn(text: string, isOpen: boolean): Question | null {
  const tokens = withSigns(readTokens(text))
  const expressions = expressionsIn(tokens)
  const expression = inBrackets(tokens, expressions) ?? expressions[0]
  if (expression) return questionFrom(expression, claimBehind(text, expressions))
  if (tokens.some(({ kind }) => kind === 'impossible')) return { trouble: byZero }
  return sharedByBar(text, tokens, isOpen)
}

/** In '2 × (3 + 4)' what is in brackets comes first. */
const inBrackets = (tokens: Token[], expressions: Expression[]) =>
  expressions.find(({ from }) => {
    const before = tokens[from - 1]
    return before?.kind === 'mark' && before.mark === '('
  })

/** What the child says it makes; with several sums in a text only the one that stands right behind. */
function claimBehind(text: string, expressions: Expression[]): Fraction | null {
  if (expressions.length > 1) return null
  const found = findAnswer(text)
  return found.kind === 'number' ? found.value : null
}

function questionFrom(expression: Expression, claim: Fraction | null): Question {
  const { operands, signs, stated } = expression
  const at = firstPart(signs)
  const [left, right] = operands.slice(at, at + 2)
  const operation = signs[at]
  if (!left || !right || !operation) return { trouble: tooFine }
  const isLong = signs.length > 1
  return asQuestion(operation, left, right, isLong ? null : (stated ?? claim), isLong)
}

/** Of a long sum the part that is worked out first: times and divided before plus and minus. */
function firstPart(signs: Operation[]): number {
  const strong = signs.findIndex((sign) => sign === '×' || sign === '÷')
  return Math.max(0, strong)
}

function asQuestion(
  operation: Operation,
  left: NumberToken,
  right: NumberToken,
  stated: Fraction | null,
  isLong: boolean,
): Question {
  if (operation === '÷' && right.value.equals(0)) return { trouble: byZero }
  const exercise = exerciseOf(operation, left, right)
  if (!exercise) return { trouble: byZero }
  const sizes = [left.value, right.value]
  if (sizes.some((value) => value.abs().gt(largestNumber)) || isHuge(exercise.answer)) return { trouble: tooBig }
  if (sizes.some((value) => value.d > finest)) return { trouble: tooFine }
  return { exercise, stated, isLong }
}

/** A key is 'n' or 'n/d'; its top may be longer than its value. */
const isHuge = (answer: string) =>
  Math.abs(Number(answer.split('/')[0]) / Number(answer.split('/')[1] ?? 1)) > largestNumber

/** 'What is 48/6?' asks for a division, '3/4' alone is a number. */
function sharedByBar(text: string, tokens: Token[], isOpen: boolean): Question | null {
  const numbers = tokens.filter((token): token is NumberToken => token.kind === 'number')
  const [only] = numbers
  if (numbers.length !== 1 || !only?.bar) return null
  if (isOpen && !/[?=]|\bwhat|\bhow much/i.test(text)) return null
  const [left, right] = readTokens(only.written.replace('/', ' ÷ ')).filter(
    (token): token is NumberToken => token.kind === 'number',
  )
  return left && right ? asQuestion('÷', left, right, null, false) : null
}
