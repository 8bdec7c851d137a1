import type Fraction from 'fraction.js'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { findExpressions, workOut } from '#shared/answers/expressions.ts'
import { findNumbers, readNumber } from '#shared/answers/numbers.ts'

export type Asked = { question: string; answer: AnswerSpec }

/**
 * Tells whether words keep the answer to themselves: its number in digits or words, a sum that makes it, its time, its
 * choice, its sign between two numbers. A number of the question may be said again.
 */
export function quietFor({ question, answer }: Asked): (words: string) => boolean {
  if (answer.form === 'compare') return (words) => !comparesWith(words, answer.answer)
  if (answer.form !== 'number' && answer.form !== 'money') return (words) => !says(words, answer.answer)
  const key = readNumber(answer.answer)?.abs()
  if (!key) return (words) => !says(words, answer.answer)
  const keys = answer.form === 'money' ? [key, key.mul(100)] : [key]
  const isKey = (value: Fraction) => keys.some((one) => one.equals(value.abs()))
  const isOpen = findNumbers(question).some(isKey)
  const isOpenSum = sumsIn(question).some(isKey)
  return (words) => {
    const rest = words.replaceAll(question, ' ; ')
    if (!mayCount.test(rest)) return true
    const numbers = findNumbers(rest)
    if (!isOpen && numbers.some(isKey)) return false
    return isOpenSum || numbers.length < 2 || !sumsIn(rest).some(isKey)
  }
}

/** Without any of these there is no number in the words: most sentences are done here. */
const mayCount =
  /\d|[¼-¾⅐-⅞]|zero|nought|naught|one|two|three|four|five|fifty|six|seven|eight|nine|nint|ten|eleven|twel|teen|twenty|thirty|forty|hundred|thousand|million|half|quarter|third|fif|minus|negative/i

/** What two neighbors of each sum in the words make. */
const sumsIn = (words: string): Fraction[] =>
  findExpressions(words).flatMap(({ operands, signs }) =>
    signs.flatMap((sign, at) => {
      const [first, second] = operands.slice(at, at + 2)
      const made = first && second ? workOut(first.value, sign, second.value) : null
      return made ? [made] : []
    }),
  )

const edged = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[,;!?]|[.:](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `

const says = (words: string, answer: string) => edged(words).includes(edged(answer))

const names = {
  '<': /(?:less|smaller|fewer) than/,
  '>': /(?:greater|bigger|more|larger) than/,
  '=': /equals?|the same amount/,
} as const

function comparesWith(words: string, sign: '<' | '>' | '='): boolean {
  const small = words.toLowerCase()
  return new RegExp(`\\d\\s?${sign}\\s?\\d`).test(small) || names[sign].test(small)
}

/** True for two answers that are the same, however they are written. */
export function isSameAnswer(one: string, other: string): boolean {
  if (one === other) return true
  if ((/^\d+$/.test(one) && /^\d+$/.test(other)) || !/^[\d./ −]+$/.test(one + other)) return false
  const [a, b] = [readNumber(one), readNumber(other)]
  return a !== null && b !== null && a.equals(b)
}
