import { writeNumber } from '#shared/answers/numbers.ts'
import { readTokens } from '#shared/answers/tokens.ts'

/** One step of dividing on paper: how often it goes in, what that makes, what is left, and the number that stands there then. */
export type DivisionStep = { kind: 'into' | 'product' | 'rest' | 'down'; value: number; part: number; digit: number }

const largest = 1_000_000

/** The steps of a whole number by another of at most three digits, in their order; none where it goes in at once or not at all. */
export function divisionSteps(name: string): { by: number; steps: DivisionStep[] } | null {
  const [, whole = '', divisor = ''] = /^([\d,]+) ÷ (\d{1,3})(?: with its remainder)?$/.exec(name) ?? []
  const [dividend, by] = [Number(whole.replaceAll(',', '')), Number(divisor)]
  if (by < 2 || dividend > largest || dividend < by * 10) return null
  const steps: DivisionStep[] = []
  let part = 0
  for (const figure of String(dividend)) {
    const isFurther = steps.length > 0
    part = part * 10 + Number(figure)
    if (isFurther) steps.push({ kind: 'down', value: part, part, digit: Number(figure) })
    const digit = Math.floor(part / by)
    if (digit === 0 && !isFurther) continue
    steps.push({ kind: 'into', value: digit, part, digit })
    if (digit > 0) steps.push({ kind: 'product', value: digit * by, part, digit })
    part -= digit * by
    steps.push({ kind: 'rest', value: part, part, digit })
  }
  return { by, steps }
}

/** So far ahead a step may lie: what stands between was done in the head. */
const mostAhead = 4
const takes = new Set(['-', 'minus', 'take away'])
const multiplies = new Set(['×', 'times', 'x'])
const leads =
  /^(?:(?:so|then|and|ok|okay|um|oh|its|it's|that's|thats|is|now|i|get|got|have|you|equals|makes?|left|over)\b ?)*/

/** The step that a child tells of, behind those it has told: `at` its place, or 'down' where the next number is only brought down. */
export function stepTold(
  text: string,
  { by, steps }: { by: number; steps: readonly DivisionStep[] },
  last: number,
): number | 'down' | null {
  const plain = readTokens(text.toLowerCase())
    .map((token) =>
      token.kind === 'number'
        ? writeNumber(token.value)
        : token.kind === 'word'
          ? token.word
          : token.kind === 'sign'
            ? token.sign
            : '',
    )
    .filter(Boolean)
    .join(' ')
  const after = (fits: (step: DivisionStep) => boolean) => {
    const at = steps.findIndex((step, place) => place > last && place <= last + mostAhead && fits(step))
    return at < 0 ? null : at
  }
  const [, times, part, digit] =
    new RegExp(
      `\\b(${by})s? (?:goes|go|fits|fit|will go)? ?(?:into|in) (\\d+)(?: is| are| equals)?(?: (\\d+)(?: times?)?)?$`,
    ).exec(plain) ?? []
  if (times !== undefined && part !== undefined && digit !== undefined)
    return after((step) => step.kind === 'into' && step.part === Number(part) && step.value === Number(digit))
  const [, left, sign, right, made] =
    /^(?:so |and |then )*(\d+) (-|minus|take away|×|times|x|÷|divided by) (\d+) (?:is|=|equals|makes?|leaves) (\d+)$/.exec(
      plain,
    ) ?? []
  if (made !== undefined) {
    const [one, other, value] = [Number(left), Number(right), Number(made)]
    if (takes.has(sign ?? '') && one - other === value)
      return after((step) => step.kind === 'rest' && step.value === value)
    if (multiplies.has(sign ?? '') && one * other === value && (one === by || other === by))
      return after((step) => step.kind === 'product' && step.value === value)
    if (/^(?:÷|divided by)$/.test(sign ?? '') && other === by)
      return after((step) => step.kind === 'into' && step.part === one && step.value === value)
    return null
  }
  if (/\b(?:bring|brought|carry|drop|pull|put)\b.*\bdown\b/.test(plain)) return 'down'
  const [only] = /^\d+$/.exec(plain.replace(leads, '')) ?? []
  if (only === undefined) return null
  const [next] = steps.slice(last + 1)
  const found = after(({ value, kind }) => value === Number(only) && (kind !== 'into' || value > 0))
  return found ?? (next?.kind === 'down' && next.digit === Number(only) ? 'down' : null)
}
