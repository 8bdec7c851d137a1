import Fraction from 'fraction.js'
import { type NumberToken, readTokens, type Token } from './tokens.ts'

export type Sign = '+' | '-' | '×' | '÷'

/** Arithmetic in a text: '7 × 8', 'seven times eight', '2 + 3 + 4'. */
export type Expression = {
  operands: NumberToken[]
  signs: Sign[]
  /** What the text says that it makes: 56 in '7 x 8 = 56' and in 'is 7 times 8 56'. */
  stated: Fraction | null
  /** Places in the tokens of the text: of its first part, and of the first one behind it. */
  from: number
  to: number
}

/** Everything in a text that is to be worked out, in signs or in words. */
export const findExpressions = (text: string): Expression[] => expressionsIn(withSigns(readTokens(text)))

export function expressionsIn(tokens: readonly Token[]): Expression[] {
  const found: Expression[] = []
  for (let at = 0; at < tokens.length; at++) {
    const expression = expressionAt(tokens, at)
    if (!expression) continue
    found.push(expression)
    at = expression.to - 1
  }
  return found
}

/** The exact value of two numbers with a sign between them; null when they are shared by zero. */
export function workOut(left: Fraction, sign: Sign, right: Fraction): Fraction | null {
  if (sign === '+') return left.add(right)
  if (sign === '-') return left.sub(right)
  if (sign === '×') return left.mul(right)
  return right.equals(0) ? null : left.div(right)
}

function expressionAt(tokens: readonly Token[], from: number): Expression | null {
  const operands: NumberToken[] = []
  const signs: Sign[] = []
  let to = from
  for (;;) {
    const number = tokens[to]
    if (number?.kind !== 'number') break
    operands.push(number)
    to++
    const sign = tokens[to]
    if (sign?.kind !== 'sign' || sign.sign === '=' || tokens[to + 1]?.kind !== 'number') break
    signs.push(sign.sign)
    to++
  }
  if (signs.length === 0) return null
  return { operands, signs, stated: statedAt(tokens, to) ?? foundAt(tokens, to, operands, signs), from, to }
}

const makes = /^(?:is|its|thats|equals|equal|makes|make|gives|are|be|it|to|totals|was)$/
/** Words that may stand around one of those: 'which is', 'comes out to', 'adds up to', 'would be', 'turns out to be', 'that is'. */
const beside =
  /^(?:which|that|would|should|will|comes|came|come|out|turns|turned|ends|ended|adds|add|up|being|so|then|answer|the)$/
const mostMaking = 4

function statedAt(tokens: readonly Token[], at: number): Fraction | null {
  let next = at
  let isMade = false
  for (; next < at + mostMaking; next++) {
    const here = tokens[next]
    const isMaking = here?.kind === 'word' ? makes.test(here.word) : here?.kind === 'sign' && here.sign === '='
    if (!isMaking && !(here?.kind === 'word' && beside.test(here.word))) break
    isMade ||= isMaking
  }
  const number = tokens[next]
  if (number?.kind !== 'number' || (next > at && !isMade)) return null
  const behind = tokens[next + 1]
  return behind?.kind === 'sign' && behind.sign !== '=' ? null : number.value
}

const finds = /^(?:got|get|gets|leaves|gave|left|was|made)$/
const besideFinds = /^(?:and|i|we|you|u|it|he|she|me|us|then|so|that|just|only|like)$/

/** 'I did 24 / 6 and got 4', '30 minus 12 leaves 22'. What is got may be more of something: only what it makes is heard, or what ends the line. */
function foundAt(tokens: readonly Token[], at: number, operands: readonly NumberToken[], signs: readonly Sign[]) {
  const [left, right] = operands
  const [sign] = signs
  if (!left || !right || !sign || signs.length > 1) return null
  let next = at
  let isFound = false
  for (; next < at + mostMaking; next++) {
    const here = tokens[next]
    if (here?.kind !== 'word' || !(finds.test(here.word) || besideFinds.test(here.word))) break
    isFound ||= finds.test(here.word)
  }
  const number = tokens[next]
  const made = workOut(left.value, sign, right.value)
  if (!isFound || number?.kind !== 'number') return null
  const isEnd = tokens.slice(next + 1).every((token) => token.kind === 'mark')
  return isEnd || made?.equals(number.value) ? number.value : null
}

type Rule = { words: string[]; sign: Sign }

const between: Rule[] = [
  { words: ['plus'], sign: '+' },
  { words: ['and', 'then', 'add'], sign: '+' },
  { words: ['add'], sign: '+' },
  { words: ['added', 'to'], sign: '+' },
  { words: ['minus'], sign: '-' },
  { words: ['take', 'away'], sign: '-' },
  { words: ['takeaway'], sign: '-' },
  { words: ['subtract'], sign: '-' },
  { words: ['less'], sign: '-' },
  { words: ['times'], sign: '×' },
  { words: ['x'], sign: '×' },
  { words: ['multiplied', 'by'], sign: '×' },
  { words: ['multiply', 'by'], sign: '×' },
  { words: ['groups', 'of'], sign: '×' },
  { words: ['lots', 'of'], sign: '×' },
  { words: ['rows', 'of'], sign: '×' },
  { words: ['sets', 'of'], sign: '×' },
  { words: ['divided', 'by'], sign: '÷' },
  { words: ['divide', 'by'], sign: '÷' },
  { words: ['over'], sign: '÷' },
  ...['shared', 'split'].flatMap((verb) =>
    ['by', 'between', 'among', 'into'].map((joint): Rule => ({ words: [verb, joint], sign: '÷' })),
  ),
]

type Frame = { before: string[]; joints: string[]; sign: Sign; turned?: boolean }

/** Words that stand around two numbers: 'take 5 away from 12'. `turned`: the second number comes first. */
const around: Frame[] = [
  { before: ['add'], joints: ['and', 'to'], sign: '+' },
  { before: ['sum', 'of'], joints: ['and'], sign: '+' },
  { before: ['what', 'is'], joints: ['and'], sign: '+' },
  { before: ['whats'], joints: ['and'], sign: '+' },
  { before: ['how', 'much', 'is'], joints: ['and'], sign: '+' },
  { before: ['how', 'many', 'is'], joints: ['and'], sign: '+' },
  { before: ['how', 'many', 'are'], joints: ['and'], sign: '+' },
  { before: ['how', 'much', 'are'], joints: ['and'], sign: '+' },
  { before: ['subtract'], joints: ['from'], sign: '-', turned: true },
  { before: ['take'], joints: ['from', 'away from'], sign: '-', turned: true },
  { before: ['difference', 'between'], joints: ['and'], sign: '-' },
  { before: ['multiply'], joints: ['by', 'and', 'with'], sign: '×' },
  { before: ['product', 'of'], joints: ['and'], sign: '×' },
  { before: ['divide'], joints: ['by', 'into'], sign: '÷' },
  { before: ['share'], joints: ['between', 'by', 'among'], sign: '÷' },
  { before: ['split'], joints: ['between', 'by', 'among', 'into'], sign: '÷' },
  {
    before: ['how', 'many'],
    joints: ['in', 's in', 'are in', 's are in', 's are there in', 's go into', 's fit into', 's fit in', 'go into'],
    sign: '÷',
    turned: true,
  },
]

/** The same tokens with the words of arithmetic as signs, where there is a number on both sides. */
export function withSigns(tokens: readonly Token[]): readonly Token[] {
  const signed: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = joined(tokens, at) ?? framed(tokens, at) ?? doubled(tokens, at)
    const token = tokens[at]
    if (found) signed.push(...found.tokens)
    else if (token) signed.push(token)
    at = found ? found.next : at + 1
  }
  return signed
}

type Found = { tokens: readonly Token[]; next: number }

const isNumber = (token: Token | undefined): token is NumberToken => token?.kind === 'number'

const hasWords = (tokens: readonly Token[], at: number, words: string[]) =>
  words.every((word, index) => {
    const token = tokens[at + index]
    return token?.kind === 'word' && token.word === word
  })

function joined(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.kind !== 'word' || !isNumber(tokens[at - 1])) return null
  const rule = between.find(({ words }) => hasWords(tokens, at, words) && isNumber(tokens[at + words.length]))
  return rule ? { tokens: [{ kind: 'sign', sign: rule.sign }], next: at + rule.words.length } : null
}

function framed(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.kind !== 'word') return null
  for (const { before, joints, sign, turned } of around) {
    if (!hasWords(tokens, at, before)) continue
    const first = tokens[at + before.length]
    for (const joint of joints) {
      const words = joint.split(' ')
      const place = at + before.length + 1
      const second = tokens[place + words.length]
      if (!isNumber(first) || !isNumber(second) || !hasWords(tokens, place, words)) continue
      const [left, right] = turned ? [second, first] : [first, second]
      return { tokens: [left, { kind: 'sign', sign }, right], next: place + words.length + 1 }
    }
  }
  return null
}

/** 'double 6', 'half of 8', 'three quarters of 12'. */
function doubled(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at]
  const two: NumberToken = { kind: 'number', value: new Fraction(2), written: '2', bar: false }
  const next = tokens[at + 1]
  if (hasWords(tokens, at, ['double']) && isNumber(next)) {
    return { tokens: [two, { kind: 'sign', sign: '×' }, next], next: at + 2 }
  }
  const of = tokens[at + 2]
  if (!isNumber(token) || !token.value.lt(1) || !token.value.gt(0)) return null
  if (!hasWords(tokens, at + 1, ['of']) || !isNumber(of)) return null
  if (token.value.equals(0.5)) return { tokens: [of, { kind: 'sign', sign: '÷' }, two], next: at + 3 }
  return { tokens: [token, { kind: 'sign', sign: '×' }, of], next: at + 3 }
}
