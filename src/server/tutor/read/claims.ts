import type Fraction from 'fraction.js'
import { type Sign, withSigns } from '#shared/answers/expressions.ts'
import { readTokens, type Token } from '#shared/answers/tokens.ts'
import { worth } from './algebra.ts'
import { withoutUnits } from './without-units.ts'

/**
 * What a child says of two amounts: that they are the same, or which is more. `begins`: the first step of '7 x 7 is 49 plus 7', where it is
 * true and what came out is worked on with.
 */
export type Claim = {
  left: string
  right: string
  relation: '=' | '>' | '<'
  isTrue: boolean
  asks: boolean
  begins: string | null
}

type Side = { value: Fraction; written: string; isSum: boolean; isPart: boolean; divided: boolean; to: number }

const shown = (sign: Sign) => (sign === '-' ? '−' : sign)

function sideAt(tokens: readonly Token[], from: number): Side | null {
  const numbers: Fraction[] = []
  const signs: Sign[] = []
  let written = ''
  let isPart = false
  let divided = false
  let to = from
  for (;;) {
    const number = tokens[to]
    if (number?.kind !== 'number') return null
    numbers.push(number.value)
    // '18/3 is 6': a bar that comes out whole is divided.
    const [top, bottom] = number.bar ? number.written.split('/') : []
    const isDivided =
      number.bar && number.value.d === 1n && numbers.length === 1 && Number(bottom) > 1 && top !== undefined
    isPart ||= number.value.d !== 1n || (number.bar && !isDivided)
    written += number.written
    if (isDivided) divided = true
    to++
    const sign = tokens[to]
    if (sign?.kind !== 'sign' || sign.sign === '=' || tokens[to + 1]?.kind !== 'number') break
    signs.push(sign.sign)
    written += ` ${shown(sign.sign)} `
    to++
  }
  const value = worth(numbers, signs)
  return value === null ? null : { value, written, isSum: signs.length > 0, isPart, divided, to }
}

const mostBetween = 6
const plainly =
  /^(?:(?:is|are)(?: (?:like|just|really|basically|kind of|kinda|also))*|thats|that's|that is|equals?|makes?)$/
const same =
  /^(?:is|are)?(?: ?(?:also|just|really|like|basically))? ?(?:the )?(?:same as|same thing as|equal to|equals|equivalent to|worth)$/
const more =
  /^(?:is|are|was)?(?: (?:a lot|way|much))? ?(?:bigger|greater|more|larger|higher|longer|heavier) (?:than|then)$/
const less =
  /^(?:is|are|was)?(?: (?:a lot|way|much))? ?(?:smaller|less|fewer|lower|littler|shorter|lighter) (?:than|then)$/

/** The first thing that a message says of two amounts: '12/18 is 6/9', '4 + 3 = 5 + 2', '3/5 is bigger than 2/3'. */
export function claimIn(text: string): Claim | null {
  const tokens = withSigns(readTokens(withoutUnits(text)))
  const asks = /^\W*(?:so )?(?:is|are|does|do|would) /i.test(text) || /\?\s*$/.test(text)
  for (let at = 0; at < tokens.length; at++) {
    const left = sideAt(tokens, at)
    if (!left) continue
    const joint = jointAt(tokens, left.to)
    const right = joint && sideAt(tokens, joint.to)
    const relation = right && joint ? relationOf(joint.says, left, right) : null
    if (right && relation) {
      const order = left.value.compare(right.value)
      const isTrue = relation === '=' ? order === 0 : relation === '>' ? order > 0 : order < 0
      const first = tokens[joint?.to ?? -1]
      const isBegun =
        left.isSum && right.isSum && first?.kind === 'number' && left.value.equals(first.value) && relation === '='
      const begins = isBegun ? `${left.written} = ${first.written}` : null
      return { left: left.written, right: right.written, relation, isTrue, asks, begins }
    }
    at = left.to - 1
  }
  return null
}

/**
 * '3 times 5 is 15 minus 4 is 11': what came out is worked on with, as children say it and run it on with one '=' behind the other.
 * The steps, where each of two or more is true; null otherwise.
 */
export function runningSteps(text: string): string[] | null {
  const tokens = withSigns(readTokens(text))
  const steps: string[] = []
  let left = sideAt(
    tokens,
    tokens.findIndex(({ kind }) => kind === 'number'),
  )
  while (left?.isSum) {
    const joint = jointAt(tokens, left.to)
    const result = joint && (joint.says === '=' || plainly.test(joint.says)) ? tokens[joint.to] : undefined
    if (!joint || result?.kind !== 'number' || !left.value.equals(result.value)) return null
    steps.push(`${left.written} = ${result.written}`)
    left = sideAt(tokens, joint.to)
  }
  return steps.length >= 2 ? steps : null
}

function jointAt(tokens: readonly Token[], from: number): { says: string; to: number } | null {
  const words: string[] = []
  for (let at = from; at < tokens.length && at <= from + mostBetween; at++) {
    const token = tokens[at]
    if (token?.kind === 'number') return { says: words.join(' '), to: at }
    if (token?.kind === 'sign' && token.sign === '=') words.push('=')
    else if (token?.kind === 'word') words.push(token.word)
    else return null
  }
  return null
}

/** 'Is' alone says it of parts and of sums on both sides; '7 × 8 is 56' is an equation of its own. */
function relationOf(says: string, left: Side, right: Side): Claim['relation'] | null {
  if (more.test(says)) return '>'
  if (less.test(says)) return '<'
  if (same.test(says)) return '='
  if (says !== '=' && !plainly.test(says)) return null
  if (left.divided && !left.isSum && !right.isSum) return '='
  if (left.isSum && right.isSum) return '='
  if (left.isSum || right.isSum) return null
  return says === '=' || (left.isPart && right.isPart) ? '=' : null
}
