import Fraction from 'fraction.js'
import type { AnswerSpec, AnswerVerdict } from './answer-spec.ts'
import { checkChoice } from './check-choice.ts'
import { checkWord } from './check-word.ts'
import { clockTimesIn, readClockTime } from './clock-times.ts'
import { findAnswer } from './find-answer.ts'
import { inUnit } from './measures.ts'
import { findNumbers, readNumber } from './numbers.ts'
import { readTokens } from './tokens.ts'

/** Longer texts are read up to here. */
const longest = 2_000

/** What a child's words are for the right answer: typed or heard, in digits or words, with a unit or without. */
export function checkAnswer(text: string, spec: AnswerSpec): AnswerVerdict {
  const said = text.slice(0, longest)
  switch (spec.form) {
    case 'number':
      return checkNumber(said, spec.answer, spec.unit)
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

/** '10 000', as it is written in many countries. */
const inGroups = /(?<![\d.,/])\d{1,3}(?: \d{3})+(?![\d.,/])/g

function checkNumber(text: string, answer: string, unit?: string): AnswerVerdict {
  const key = readNumber(answer)
  const measured = inUnit(
    text.replace(inGroups, (digits) => digits.replaceAll(' ', '')),
    unit,
  )
  const found = findAnswer(measured.text)
  if (found.kind === 'none')
    return key?.equals(alone(text) ?? key.add(1)) ? { kind: 'right', said: text.trim() } : { kind: 'none' }
  if (found.kind === 'unsure') return { kind: 'several' }
  const isRight = key !== null && found.value.equals(key) && !measured.other
  return { kind: isRight ? 'right' : 'wrong', said: saidIn(text, found.text) }
}

/** The 5 of '5 more', which may also be a wish. */
const alone = (text: string) => readNumber(text.replace(/\s(?:more|less|fewer|times)\W{0,9}$/i, ''))

/** The child's own words where they are short, else the number in them. */
const saidIn = (text: string, found: string) => {
  const trimmed = text.trim().replace(/[.!?]+$/, '')
  return [...trimmed].length <= 20 ? trimmed : found
}

/** Only these coins are also parts of a whole; 'three quarters' are so many dollars either way. */
const coins: [RegExp, string][] = [
  [/\b(?:a |one )?quarter\b/gi, '25 cents'],
  [/\b(?:a |one )?half[- ]dollar\b/gi, '50 cents'],
]

/** Dollars. A bare number means dollars, or cents where the amount is below one dollar. */
function checkMoney(text: string, answer: string): AnswerVerdict {
  const key = readNumber(answer)
  if (key === null) return { kind: 'none' }
  const named = coins.reduce((left, [coin, cents]) => left.replace(coin, cents), text)
  const found = findAnswer(inUnit(named, 'dollars').text)
  if (found.kind === 'none') return { kind: 'none' }
  if (found.kind === 'unsure') {
    const said = dollarsAndCents(text)
    return said ? { kind: said.equals(key) ? 'right' : 'wrong', said: saidIn(text, text) } : { kind: 'several' }
  }
  const inCents = key.lt(1) && !/[$.]|dollar/i.test(text) && found.value.equals(key.mul(new Fraction(100)))
  return { kind: found.value.equals(key) || inCents ? 'right' : 'wrong', said: saidIn(text, found.text) }
}

/** 'One twenty five', 'two fifty'. */
function dollarsAndCents(text: string): Fraction | null {
  const tokens = readTokens(text)
  const at = tokens.findIndex((token) => token.kind === 'number')
  const [whole, cents, third] = tokens.slice(at)
  if (whole?.kind !== 'number' || cents?.kind !== 'number' || third?.kind === 'number') return null
  const fits = whole.value.d === 1n && whole.value.gte(0) && cents.value.d === 1n && cents.value.gte(10)
  return fits && cents.value.lt(100) ? whole.value.add(cents.value.div(100)) : null
}

function checkTime(text: string, answer: string): AnswerVerdict {
  const key = readClockTime(answer)
  const times = clockTimesIn(afterChange(text))
  const [only] = times
  if (only === undefined) return { kind: 'none' }
  if (times.length > 1) return { kind: 'several' }
  return { kind: only === key ? 'right' : 'wrong', said: saidIn(text, text.trim().slice(0, 20)) }
}

/** What comes behind a change of mind: '2:30, no wait, 3:30'. */
const afterChange = (text: string) => {
  const parts = text
    .split(/\b(?:no|nope|wait|actually|oops|sorry|i mean|so)\b/i)
    .filter((part) => clockTimesIn(part).length > 0)
  return parts.at(-1) ?? text
}

const signs: [sign: '<' | '>' | '=', says: RegExp][] = [
  ['<', /<|\b(?:less|smaller|fewer|lower|littler)\b/i],
  ['>', />|\b(?:greater|bigger|more|larger|higher)\b/i],
  ['=', /=|\b(?:equals?|equal to|same)\b/i],
]

function checkSign(text: string, answer: '<' | '>' | '='): AnswerVerdict {
  if (/\b(?:dont|don't|not sure|idk|what|which|why|how|mean|means)\b/i.test(text)) return { kind: 'none' }
  const negated = /\bnot (?:the )?(?:less|smaller|fewer|greater|bigger|more|larger|equal|same)\b/gi
  const found = signs.filter(([, says]) => says.test(text.replace(negated, '')))
  const [only] = found
  if (!only) return { kind: 'none' }
  if (found.length > 1) return { kind: 'several' }
  const sign = isSecond.test(text) ? turned[only[0]] : only[0]
  const [left, right] = findNumbers(text)
  // '5 is more' and '5 > 3' say which is more, but not which of both stands in front.
  if (left && sign !== answer && (!right || !sign.includes('=')) && isTrue(left, only[0], right))
    return { kind: 'none' }
  return { kind: sign === answer ? 'right' : 'wrong', said: saidIn(text, sign) }
}

const isSecond =
  /\b(?:second|last|right|other)(?: one| number| side)?(?: is|s)?(?: the)?(?: much)? (?:less|smaller|lower|greater|bigger|more|larger|higher)\b/i
const turned = { '<': '>', '>': '<', '=': '=' } as const

const isTrue = (left: Fraction, sign: '<' | '>' | '=', right: Fraction | undefined) =>
  !right || (sign === '<' ? left.lt(right) : sign === '>' ? left.gt(right) : left.equals(right))
