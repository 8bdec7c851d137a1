import Fraction from 'fraction.js'
import type { AnswerSpec, AnswerVerdict } from './answer-spec.ts'
import { checkChoice } from './check-choice.ts'
import { checkNumber, quoteOf } from './check-number.ts'
import { checkRemainder } from './check-remainder.ts'
import { checkWord } from './check-word.ts'
import { clockTimesIn, readClockTime } from './clock-times.ts'
import { findAnswer } from './find-answer.ts'
import { inUnit } from './measures.ts'
import { mendedNumbers, spoken } from './mended-text.ts'
import { isNear, plainWords } from './near-words.ts'
import { findNumbers, readNumber } from './numbers.ts'
import { readTokens } from './tokens.ts'

/** Longer texts are read up to here. */
const longest = 2_000

/** What a child's words are for the right answer: typed or heard, in digits or words, with a unit or without. */
export function checkAnswer(text: string, spec: AnswerSpec): AnswerVerdict {
  const said = text.slice(0, longest)
  switch (spec.form) {
    case 'number':
      return checkNumber(said, spec)
    case 'remainder':
      return checkRemainder(said, spec)
    case 'money':
      return checkMoney(said, spec.answer)
    case 'time':
      return checkTime(said, spec.answer)
    case 'compare':
      return checkSign(said, spec.answer)
    case 'choice':
      return checkChoice(said, spec.answer, spec.choices)
    case 'word':
      return checkWord(said, spec)
  }
}

/** Only these coins are also parts of a whole; 'three quarters' are so many dollars either way. */
const coins: [RegExp, string][] = [
  [/\b(?:a |one )?quarter\b/gi, '1 quartercoin'],
  [/\b(?:a |one )?half[- ]dollar\b/gi, '1 halfdollarcoin'],
]

const asks = /^\s*(?:how much|what|why|which)\b/i

/** Dollars. A bare number means dollars, or cents where the amount is below one dollar. */
function checkMoney(text: string, answer: string): AnswerVerdict {
  const key = readNumber(answer)
  if (key === null || asks.test(text)) return { kind: 'none' }
  const named = coins.reduce((left, [coin, cents]) => left.replace(coin, cents), text)
  const measured = inUnit(mendedNumbers(named), 'dollars')
  const found = findAnswer(measured.text)
  if (found.kind === 'none') return { kind: 'none' }
  if (found.kind === 'unsure') {
    const said = dollarsAndCents(text)
    return said ? { kind: said.equals(key) ? 'right' : 'wrong', said: quoteOf(text, text) } : { kind: 'several' }
  }
  if (measured.other !== null) {
    const said = quoteOf(text, found.text)
    return found.value.equals(key) || found.value.equals(key.mul(100))
      ? { kind: 'unit', said, asked: 'dollars' }
      : { kind: 'wrong', said }
  }
  const inCents = key.lt(1) && !/[$.]|dollar/i.test(text) && found.value.equals(key.mul(new Fraction(100)))
  return { kind: found.value.equals(key) || inCents ? 'right' : 'wrong', said: quoteOf(text, found.text) }
}

/** 'One twenty five', 'two fifty'. */
function dollarsAndCents(text: string): Fraction | null {
  const tokens = readTokens(text)
  const at = tokens.findIndex((token) => token.kind === 'number')
  const oh = tokens[at + 1]
  const isOh = oh?.kind === 'word' && /^oh?$/.test(oh.word)
  const [whole, cents, third] = isOh ? [tokens[at], ...tokens.slice(at + 2)] : tokens.slice(at)
  if (whole?.kind !== 'number' || cents?.kind !== 'number' || third?.kind === 'number') return null
  const fits = whole.value.d === 1n && whole.value.gte(0) && cents.value.d === 1n && cents.value.gte(isOh ? 0 : 10)
  return fits && cents.value.lt(isOh ? 10 : 100) ? whole.value.add(cents.value.div(100)) : null
}

function checkTime(text: string, answer: string): AnswerVerdict {
  const key = readClockTime(answer)
  const times = clockTimesIn(afterChange(spoken(text).replace(/(\p{L})-(?=\p{L})/gu, '$1 ')))
  const [only] = times
  if (only === undefined) return readNumber(text)?.d === 1n ? { kind: 'wrong', said: text.trim() } : { kind: 'none' }
  if (times.length > 1) return { kind: 'several' }
  return { kind: only === key ? 'right' : 'wrong', said: quoteOf(text, text.trim().slice(0, 20)) }
}

/** What comes behind a change of mind: '2:30, no wait, 3:30'. */
const afterChange = (text: string) => {
  const parts = text
    .split(/\b(?:no|nope|wait|actually|oops|sorry|i mean|so)\b/i)
    .filter((part) => clockTimesIn(part).length > 0)
  return parts.at(-1) ?? text
}

const signs: [sign: '<' | '>' | '=', says: RegExp][] = [
  ['<', /<|\b(?:less|lesser|smaller|fewer|lower|littler)\b/i],
  ['>', />|\b(?:greater|bigger|more|larger|higher)\b/i],
  ['=', /=|\b(?:equals?|equal to|same|even)\b/i],
]

const signWords = [
  ['smaller', 'fewer', 'lower'],
  ['greater', 'bigger', 'larger', 'higher'],
  ['equal', 'equals'],
]

const isSpelledNearly = (text: string, at: number) =>
  plainWords(text)
    .split(' ')
    .some((word) => signWords[at]?.some((wanted) => word[0] === wanted[0] && isNear(word, wanted)))

function checkSign(text: string, answer: '<' | '>' | '='): AnswerVerdict {
  if (/\b(?:dont|don't|not sure|idk|what|which|why|how|mean|means)\b/i.test(text)) return { kind: 'none' }
  const negated = /\bnot (?:the )?(?:less|smaller|fewer|greater|bigger|more|larger|equal|same)\b/gi
  const plain = text.replace(negated, '')
  const exact = signs.filter(([, says]) => says.test(plain))
  const found = exact.length > 0 ? exact : signs.filter((_, at) => isSpelledNearly(plain, at))
  const [only] = found
  if (!only) return { kind: 'none' }
  if (found.length > 1) return { kind: 'several' }
  const sign = isSecond.test(text) ? turned[only[0]] : only[0]
  const [left, right] = findNumbers(text.replace(/\b(?:first|second|last|other) one\b/gi, ''))
  // '5 is more' and '5 > 3' say which is more, but not which of both stands in front.
  if (left && sign !== answer && (!right || !sign.includes('=')) && isTrue(left, only[0], right))
    return { kind: 'none' }
  return { kind: sign === answer ? 'right' : 'wrong', said: quoteOf(text, sign) }
}

const isSecond =
  /\b(?:second|last|right|other)(?: one| number| side)?(?: is|s)?(?: the)?(?: much)? (?:less|smaller|lower|greater|bigger|more|larger|higher)\b/i
const turned = { '<': '>', '>': '<', '=': '=' } as const

const isTrue = (left: Fraction, sign: '<' | '>' | '=', right: Fraction | undefined) =>
  !right || (sign === '<' ? left.lt(right) : sign === '>' ? left.gt(right) : left.equals(right))
