/** One step of working out an expression: what is worked out, what it makes, and what stands then. */
export type Worked = { part: string; value: number; rest: string; why: 'parentheses' | 'times' | 'order' }

const operations = new Map<string, (a: number, b: number) => number>([
  ['+', (a, b) => a + b],
  ['−', (a, b) => a - b],
  ['×', (a, b) => a * b],
  ['÷', (a, b) => a / b],
])

const innermost = /[([{]([^()[\]{}]+)[)\]}]/
const strong = /(\d+) ([×÷]) (\d+)/
const any = /(\d+) ([+−×÷]) (\d+)/

/** '3 + (8 − 2) × 4' step by step; null where a step is no whole number from 0 on. */
export function workedOut(expression: string): Worked[] | null {
  const steps: Worked[] = []
  let left = expression
  while (/\d [+−×÷] \d|[([{]/.test(left)) {
    const inner = innermost.exec(left)
    const place = inner ? (inner[1] ?? '') : left
    const found = strong.exec(place) ?? any.exec(place)
    if (!found) return null
    const [part = '', a, sign = '', b] = found
    const value = operations.get(sign)?.(Number(a), Number(b)) ?? -1
    if (!Number.isInteger(value) || value < 0) return null
    const done = place.replace(part, String(value))
    left = inner ? left.replace(inner[0], /^\d+$/.test(done) ? done : inner[0].replace(place, done)) : done
    steps.push({ part, value, rest: left, why: inner ? 'parentheses' : /[×÷]/.test(sign) ? 'times' : 'order' })
  }
  return steps
}

export const resultOf = (expression: string) => workedOut(expression)?.at(-1)?.value ?? null

export const withoutParentheses = (expression: string) => expression.replace(/[()[\]{}]/g, '')

/** From left to right, whatever the signs are. */
export function fromLeft(expression: string): number | null {
  const [first, ...others] = withoutParentheses(expression).split(' ')
  let made = Number(first)
  for (let at = 0; at < others.length; at += 2) {
    made = operations.get(others[at] ?? '')?.(made, Number(others[at + 1])) ?? -1
    if (!Number.isInteger(made) || made < 0) return null
  }
  return made
}

/** As if + and − came before × and ÷. */
export const weakFirst = (expression: string): number | null =>
  resultOf(
    withoutParentheses(expression)
      .split(/ ([×÷]) /)
      .map((part) => (/[×÷]/.test(part) && part.length === 1 ? ` ${part} ` : part.includes(' ') ? `(${part})` : part))
      .join(''),
  )
