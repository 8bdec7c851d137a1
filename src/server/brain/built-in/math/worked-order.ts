import Fraction from 'fraction.js'
import { type Sign, workOut } from '#shared/answers/expressions.ts'
import { decimal } from './written.ts'

/** An expression with brackets: '( 2 + 3 ) × 4'. */
export type Part = { value: Fraction } | { sign: Sign } | { bracket: '(' | ')' }

export type Worked = { why: 'brackets' | 'times' | 'order'; sign: Sign; written: string; made: Fraction }

const shown = { '+': '+', '-': '−', '×': '×', '÷': '÷' } as const

export const number = (value: number | string | Fraction): Part => ({ value: new Fraction(value) })

/** '(2 + 3) × 4', as a child sees it. */
export const writeParts = (parts: readonly Part[]): string =>
  parts
    .map((part) => ('value' in part ? decimal(part.value) : 'sign' in part ? shown[part.sign] : part.bracket))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')

/** Works an expression out in the right order, step by step. Null when it can not be read, or is shared by zero. */
export function workInOrder(parts: readonly Part[]): { steps: Worked[]; value: Fraction } | null {
  const steps: Worked[] = []
  let left = [...parts]
  for (let turn = 0; turn <= parts.length; turn++) {
    const [only] = left
    if (left.length === 1 && only) return 'value' in only ? { steps, value: only.value } : null
    const next = nextStep(left)
    if (!next) return null
    left = next.parts
    if (next.worked) steps.push(next.worked)
  }
  return null
}

const isBracket = (part: Part | undefined, bracket: '(' | ')') =>
  part !== undefined && 'bracket' in part && part.bracket === bracket

function nextStep(parts: Part[]): { parts: Part[]; worked?: Worked } | null {
  const close = parts.findIndex((part) => isBracket(part, ')'))
  const open = close < 0 ? -1 : parts.slice(0, close).findLastIndex((part) => isBracket(part, '('))
  if (close >= 0 && open < 0) return null
  const [from, to] = close < 0 ? [0, parts.length] : [open + 1, close]
  const inside = parts.slice(from, to)
  const [only] = inside
  if (close >= 0 && inside.length === 1 && only) return { parts: parts.toSpliced(open, 3, only) }
  const strong = inside.findIndex((part) => 'sign' in part && (part.sign === '×' || part.sign === '÷'))
  const at = strong >= 0 ? strong : inside.findIndex((part) => 'sign' in part)
  const [left, sign, right] = [inside[at - 1], inside[at], inside[at + 1]]
  if (!left || !sign || !right || !('value' in left) || !('sign' in sign) || !('value' in right)) return null
  const made = workOut(left.value, sign.sign, right.value)
  if (!made) return null
  const hasOthers = inside.some((part) => 'sign' in part && (part.sign === '+' || part.sign === '-'))
  const why = close >= 0 ? 'brackets' : strong >= 0 && hasOthers ? 'times' : 'order'
  const written = writeParts([left, sign, right])
  return {
    parts: parts.toSpliced(from + at - 1, 3, { value: made }),
    worked: { why, sign: sign.sign, written, made },
  }
}

/** Straight from the left, whatever the signs are. Brackets count as not there. */
export function fromTheLeft(parts: readonly Part[]): Fraction | null {
  let value: Fraction | null = null
  let sign: Sign | null = null
  for (const part of parts) {
    if ('sign' in part) sign = part.sign
    else if ('value' in part) value = value === null || sign === null ? part.value : workOut(value, sign, part.value)
    if ('value' in part && value === null) return null
  }
  return value
}
