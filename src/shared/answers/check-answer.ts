import Fraction from 'fraction.js'
import type { AnswerSpec, AnswerVerdict } from './answer-spec.ts'
import { checkChoice } from './check-choice.ts'
import { checkWord } from './check-word.ts'
import { clockTimesIn, readClockTime } from './clock-times.ts'
import { findAnswer } from './find-answer.ts'
import { inUnit } from './measures.ts'
import { readNumber } from './numbers.ts'

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
  if (found.kind === 'none') return { kind: 'none' }
  if (found.kind === 'unsure') return { kind: 'several' }
  const isRight = key !== null && found.value.equals(key) && !measured.other
  return { kind: isRight ? 'right' : 'wrong', said: saidIn(text, found.text) }
}

/** The child's own words where they are short, else the number in them. */
const saidIn = (text: string, found: string) => {
  const trimmed = text.trim().replace(/[.!?]+$/, '')
  return [...trimmed].length <= 20 ? trimmed : found
}

const coins: [RegExp, string][] = [
  [/\b(?:a |one )?quarter\b/gi, '25 cents'],
  [/\b(?:a |one )?half[- ]dollar\b/gi, '50 cents'],
  [/\b(?:a |one )?dime\b/gi, '10 cents'],
  [/\b(?:a |one )?nickel\b/gi, '5 cents'],
  [/\b(?:a |one )?penny\b/gi, '1 cent'],
]

/** Dollars. A bare number means dollars, or cents where the amount is below one dollar. */
function checkMoney(text: string, answer: string): AnswerVerdict {
  const key = readNumber(answer)
  if (key === null) return { kind: 'none' }
  const named = coins.reduce((left, [coin, cents]) => left.replace(coin, cents), text)
  const found = findAnswer(inUnit(named, 'dollars').text)
  if (found.kind === 'none') return { kind: 'none' }
  if (found.kind === 'unsure') return { kind: 'several' }
  const inCents = key.lt(1) && !/[$.]|dollar/i.test(text) && found.value.equals(key.mul(new Fraction(100)))
  return { kind: found.value.equals(key) || inCents ? 'right' : 'wrong', said: saidIn(text, found.text) }
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
    .split(/\b(?:no|nope|wait|actually|oops|sorry|i mean)\b/i)
    .filter((part) => clockTimesIn(part).length > 0)
  return parts.at(-1) ?? text
}

const signs: [sign: '<' | '>' | '=', says: RegExp][] = [
  ['<', /<|\b(?:less|smaller|fewer|lower|littler)\b/i],
  ['>', />|\b(?:greater|bigger|more|larger|higher)\b/i],
  ['=', /=|\b(?:equals?|equal to|same)\b/i],
]

function checkSign(text: string, answer: '<' | '>' | '='): AnswerVerdict {
  if (/\?|\b(?:dont|don't|not sure|what|which|why|how)\b/i.test(text)) return { kind: 'none' }
  const negated = /\bnot (?:the )?(?:less|smaller|greater|bigger|more|equal|same)\b/i
  const found = signs.filter(([, says]) => says.test(text.replace(negated, '')))
  const [only] = found
  if (!only) return { kind: 'none' }
  if (found.length > 1) return { kind: 'several' }
  return { kind: only[0] === answer ? 'right' : 'wrong', said: saidIn(text, only[0]) }
}
