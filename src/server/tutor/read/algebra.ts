import Fraction from 'fraction.js'
import { type Expression, expressionsIn, type Sign, withSigns, workOut } from '#shared/answers/expressions.ts'
import { findAnswerIn } from '#shared/answers/find-answer.ts'
import { writeNumber } from '#shared/answers/numbers.ts'
import { readTokens, type Token } from '#shared/answers/tokens.ts'
import { withoutUnits } from './without-units.ts'

/** One equation that a child wrote, and whether it is true. */
export type Link = {
  /** '5 × 8 = 40', as the child wrote it. */
  says: string
  /** '5 × 8'. */
  left: string
  operands: Fraction[]
  signs: Sign[]
  stated: Fraction
  /** What it really makes. */
  makes: Fraction
  isTrue: boolean
}

/** A child's own way: equations in their order, and what it concludes from them. */
export type Chain = {
  links: Link[]
  conclusion: Fraction | null /** Sums that are named without what they make. */
  open: Expression[] /** Two sums are said to make the same. */
  isSame: boolean
}

/** A longer chain is read up to here. */
const mostLinks = 12

/** Exact value of numbers and signs, times and divided first; null where something is shared by zero. */
export function worth(operands: readonly Fraction[], signs: readonly Sign[]): Fraction | null {
  const numbers: Fraction[] = []
  const weak: Sign[] = []
  for (const [at, operand] of operands.entries()) {
    const sign = signs[at - 1]
    const last = numbers.at(-1)
    if (last !== undefined && (sign === '×' || sign === '÷')) {
      const made = workOut(last, sign, operand)
      if (made === null) return null
      numbers[numbers.length - 1] = made
    } else {
      if (sign !== undefined) weak.push(sign)
      numbers.push(operand)
    }
  }
  return numbers
    .slice(1)
    .reduce<Fraction | null>(
      (sum, number, at) => (sum === null ? null : workOut(sum, weak[at] ?? '+', number)),
      numbers[0] ?? null,
    )
}

const shown = (sign: Sign) => (sign === '-' ? '−' : sign)

/** The equations in a message, each checked. Null when there is none. */
export function chainIn(text: string): Chain | null {
  const read = withSigns(readTokens(withoutUnits(text)))
  const tokens = joinedByAnd(read)
  const links: Link[] = []
  const open: Expression[] = []
  addComposed(tokens, links)
  if (links.length > 0) return { links, conclusion: null, open, isSame: false }
  let end = 0
  for (const expression of expressionsIn(tokens).slice(0, mostLinks)) {
    addMore(tokens.slice(end, expression.from), links)
    end = expression.to
    const stated =
      expression.stated ??
      behindEquals(tokens, expression.to) ??
      (links.length === 0 ? beforeEquals(tokens, expression.from) : null)
    const operands = expression.operands.map(({ value }) => value)
    const makes = worth(operands, expression.signs)
    if (makes === null) continue
    if (stated === null) {
      open.push(expression)
      continue
    }
    const left = expression.operands
      .map(({ written }, at) => (at === 0 ? written : `${shown(expression.signs[at - 1] ?? '+')} ${written}`))
      .join(' ')
    links.push({
      // As the child wrote it: 11.5 stays 11.5.
      says: `${left} = ${writeNumber(stated, /\d\.\d/.test(text) ? 'decimal' : 'fraction')}`,
      left,
      operands,
      signs: expression.signs,
      stated,
      makes,
      isTrue: makes.equals(stated),
    })
  }
  addMore(tokens.slice(end), links)
  if (links.length === 0 && open.length === 0) return null
  return {
    links,
    conclusion: concluded(tokens, end, read) ?? links.at(-1)?.stated ?? null,
    open,
    isSame: open.length === 2 && /\bsame\b|\bequals?\b|=/i.test(text),
  }
}

/** The last number behind the last equation and what it states ('… so 56'), else the answer that the text names. */
function concluded(tokens: readonly Token[], end: number, read: readonly Token[]): Fraction | null {
  const behind = tokens
    .slice(end + (tokens[end]?.kind === 'sign' ? 2 : 0))
    .flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  const so = tokens.findLastIndex(
    (token) =>
      token.kind === 'word' && /^(?:so|therefore|thats|equals|makes|total|altogether|answer)$/.test(token.word),
  )
  const said =
    so >= 0 ? tokens.find((token, at) => at > so && token.kind === 'number' && !goesOnAt(tokens, at)) : undefined
  if (said?.kind === 'number' && so >= end) return said.value
  const found = findAnswerIn(read)
  return found.kind === 'number' ? found.value : (behind.at(-1) ?? null)
}

/** 'So one more 6 is 42': neither the one nor the 6 is what comes out. */
function goesOnAt(tokens: readonly Token[], at: number): boolean {
  const [next, then] = [tokens[at + 1], tokens[at + 2]]
  if (next?.kind !== 'word') return false
  return next.word === 'more' || (makes.has(next.word) && then?.kind === 'number')
}

/** '47 + 3 = 50 + 35 = 85': the sign behind what it makes begins the next one. */
function behindEquals(tokens: readonly Token[], at: number): Fraction | null {
  const [sign, number] = [tokens[at], tokens[at + 1]]
  return sign?.kind === 'sign' && sign.sign === '=' && number?.kind === 'number' ? number.value : null
}

/** '8 = 5 + 3'. */
function beforeEquals(tokens: readonly Token[], at: number): Fraction | null {
  const [number, sign] = [tokens[at - 2], tokens[at - 1]]
  return sign?.kind === 'sign' && sign.sign === '=' && number?.kind === 'number' ? number.value : null
}

const makes = new Set(['is', 'makes', 'make', 'equals', 'gives', 'thats', 'are'])

/** '7 and 8 is 15': without what it makes, 'and' only stands between two things. */
function joinedByAnd(tokens: readonly Token[]): readonly Token[] {
  const run = sumRun(tokens)
  return tokens.map((token, at) => {
    if (run.has(at)) return { kind: 'sign', sign: '+' }
    if (token.kind !== 'word' || token.word !== 'and') return token
    const [before, after, behind, then] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    const says = (behind?.kind === 'word' && makes.has(behind.word)) || (behind?.kind === 'sign' && behind.sign === '=')
    const isSum = before?.kind === 'number' && after?.kind === 'number' && says && then?.kind === 'number'
    if (!isSum) return token
    const makesSum = before.value.add(after.value).equals(then.value)
    // '6 and 7 thats 42': two sides, and what they make.
    return { kind: 'sign', sign: !makesSum && before.value.mul(after.value).equals(then.value) ? '×' : '+' }
  })
}

/** '3 and 3 and 3 and 3 is 12': every 'and' of a row that makes what is said. */
function sumRun(tokens: readonly Token[]): ReadonlySet<number> {
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from]
    if (first?.kind !== 'number') continue
    let sum = first.value
    const ands: number[] = []
    let at = from + 1
    for (;;) {
      const [and, next] = [tokens[at], tokens[at + 1]]
      if (and?.kind !== 'word' || and.word !== 'and' || next?.kind !== 'number') break
      sum = sum.add(next.value)
      ands.push(at)
      at += 2
    }
    const [says, whole] = [tokens[at], tokens[at + 1]]
    const isSaid = (says?.kind === 'word' && makes.has(says.word)) || (says?.kind === 'sign' && says.sign === '=')
    if (ands.length >= 2 && isSaid && whole?.kind === 'number' && whole.value.equals(sum)) return new Set(ands)
  }
  return new Set()
}

/** '11 is a ten and one', 'is 14 10 and 4': a number and its two parts. */
function addComposed(tokens: readonly Token[], links: Link[]) {
  const bare = tokens.filter((token) => !(token.kind === 'word' && /^(?:a|an|the|just|like)$/.test(token.word)))
  for (let at = 0; at + 3 < bare.length; at++) {
    const isFirst = bare[at]?.kind === 'word' && isMakes(bare[at])
    const [whole, ...rest] = isFirst ? bare.slice(at + 1, at + 5) : bare.slice(at, at + 5)
    const [one, and, other] = isFirst ? rest : isMakes(rest[0]) ? rest.slice(1) : []
    if (
      whole?.kind !== 'number' ||
      one?.kind !== 'number' ||
      other?.kind !== 'number' ||
      and?.kind !== 'word' ||
      and.word !== 'and'
    )
      continue
    const sum = one.value.add(other.value)
    const left = `${one.written} + ${other.written}`
    const isTrue = sum.equals(whole.value)
    // '14 is a 1 and a 4' names its digits: that is no sum.
    if (!isTrue) continue
    links.push({
      says: `${whole.written} = ${left}`,
      left,
      operands: [one.value, other.value],
      signs: ['+'],
      stated: whole.value,
      makes: sum,
      isTrue,
    })
  }
}

const isMakes = (token: Token | undefined) => token?.kind === 'word' && /^(?:is|are|makes|means)$/.test(token.word)

/** 'and 35 more is 85', 'plus 6 is 24' behind an equation goes on with what that made. */
function addMore(tokens: readonly Token[], links: Link[]) {
  const last = links.at(-1)
  if (!last) return
  for (let at = 0; at + 3 < tokens.length; at++) {
    const oneMore = isOneMore(tokens, at)
    const [number, more, says, whole] = oneMore ? [oneMore, tokens[at + 1], ...tokens.slice(at + 3)] : tokens.slice(at)
    if (number?.kind !== 'number' || more?.kind !== 'word' || (more.word !== 'more' && !oneMore)) continue
    const isSaid = (says?.kind === 'word' && makes.has(says.word)) || (says?.kind === 'sign' && says.sign === '=')
    if (!isSaid || whole?.kind !== 'number') continue
    const before = tokens[at - 1]
    const isLess = before?.kind === 'word' && /^(?:away|minus|subtract|takeaway|off|back)$/.test(before.word)
    const sum = isLess ? last.stated.sub(number.value) : last.stated.add(number.value)
    const left = `${writeNumber(last.stated)} ${isLess ? '−' : '+'} ${number.written}`
    links.push({
      says: `${left} = ${whole.written}`,
      left,
      operands: [last.stated, number.value],
      signs: [isLess ? '-' : '+'],
      stated: whole.value,
      makes: sum,
      isTrue: sum.equals(whole.value),
    })
  }
}

/** 'One more 6 is 42', 'and another 6 is 42': it is the 6 that is more. */
function isOneMore(tokens: readonly Token[], at: number): Token | null {
  const [one, more, number] = tokens.slice(at)
  const isOne = one?.kind === 'number' && one.value.equals(1) && more?.kind === 'word' && more.word === 'more'
  const isOther = more?.kind === 'word' && /^(?:another|extra)$/.test(more.word)
  return (isOne || isOther) && number?.kind === 'number' ? number : null
}

export const sameValue = (one: Fraction | null, other: Fraction | null) =>
  one !== null && other !== null && one.equals(other)
export const fraction = (value: number | string) => new Fraction(value)
