import type Fraction from 'fraction.js'
import { writeNumber } from '#shared/answers/numbers.ts'
import { expressionIn } from '../linear.ts'
import { asNumber, type Draft, type Reader } from './draft.ts'

const expression = String.raw`([\d().+\-*/ ]*[a-z](?![a-z])[\d().+\-*/ a-z]*?)`
const at = new RegExp(
  `^(?:[^=]*?\\b(?:what is|whats|what's|find|evaluate|solve|of) )?(?:[yf](?:\\(x\\))? ?= ?)?${expression},? (?:what is y )?(?:when|if|for|where|with)(?: y| f)? ?(?<letter>[a-z]) ?(?:=|is|equals) ?(-?\\d{1,3})$`,
)
const lineAsked =
  /\by ?= ?(-?\d{0,3}(?:\/\d+)?)x ?(?:([+-]) ?(\d{1,3}))?(?:,|\.|:)? ?(?:(?:what is|whats|what's|find|is) )?(?:the )?(?<what>slope|y[- ]?intercept)\b|\b(?<what2>slope|y[- ]?intercept) (?:of|in|for) (?:the line )?y ?= ?(-?\d{0,3}(?:\/\d+)?)x ?(?:([+-]) ?(\d{1,3}))?$/
const inequality = /^(?:solve )?(-?\d{0,2})([a-z]) ?([+-] ?\d{1,3})? ?(<=|>=|<|>|≤|≥) ?(-?\d{1,3})$/
const simplified =
  /^(?:(?:can you|please|help me|how do i|what is|whats) )*(?<way>simplify|combine(?: like terms)?(?: in)?|distribute|expand|multiply out)(?: the expression)?:? ([\d().+\-*/ a-z]+)$/

const minus = (text: string) => text.replaceAll('-', '−')

/** 5x + 3, as it is written. */
function linearWritten(of: Fraction, and: Fraction, letter: string): string {
  const times = of.equals(1) ? '' : of.equals(-1) ? '-' : writeNumber(of)
  if (of.equals(0)) return writeNumber(and)
  if (and.equals(0)) return `${times}${letter}`
  return `${times}${letter} ${and.lt(0) ? '-' : '+'} ${writeNumber(and.abs())}`
}

const spellings = (key: string): string[] => {
  const [, first, sign, second] = /^(\S+) ([+-]) (\S+)$/.exec(key) ?? []
  const turned = first && sign === '+' ? [`${second} + ${first}`, `${second}+${first}`] : []
  return [key.replace(/ /g, ''), minus(key), ...turned]
}

/** A value put in for the letter, like terms, parentheses multiplied out, slope and intercept, inequalities, proportions. */
export const algebraAsked: readonly Reader[] = [
  (text) => {
    const found = at.exec(text)
    const letter = found?.groups?.letter ?? ''
    const read = found ? expressionIn(found[1] ?? '') : null
    const value = Number(found?.[3])
    if (!read || read.letter !== letter || !Number.isFinite(value)) return null
    const key = read.side.of.mul(value).add(read.side.and)
    return {
      kind: 'evaluate',
      values: { name: read.written, letter, value: minus(String(value)), times: minus(writeNumber(read.side.of)) },
      answer: { form: 'number', answer: writeNumber(key) },
      slips: [[writeNumber(read.side.of.add(value).add(read.side.and)), 'addedInstead']],
    }
  },
  (text) => {
    const found = lineAsked.exec(text)
    if (!found) return null
    const [of = '', sign = '+', and = '0'] = found[1] !== undefined ? found.slice(1, 4) : found.slice(6, 9)
    const slope = of === '' ? '1' : of === '-' ? '-1' : of
    const intercept = `${sign === '-' ? '-' : ''}${and}`
    const isSlope = (found.groups?.what ?? found.groups?.what2) === 'slope'
    const line = minus(`y = ${of}x${and === '0' ? '' : ` ${sign} ${and}`}`)
    return {
      kind: isSlope ? 'slopeOfLine' : 'intercept',
      values: { line },
      answer: { form: 'number', answer: isSlope ? slope : intercept },
      slips: [
        [isSlope ? intercept : slope, 'otherNumber'],
        [!isSlope && sign === '-' ? and : null, 'lostSign'],
      ],
    }
  },
  (text) => solvedInequality(text),
  (text) => {
    const found = simplified.exec(text)
    const read = found ? expressionIn(found[2] ?? '') : null
    if (!read || read.written.replace(/[^a-z]/g, '').length === 0) return null
    const key = linearWritten(read.side.of, read.side.and, read.letter)
    if (key.replace(/ /g, '') === (found?.[2] ?? '').replace(/ /g, '')) return null
    return {
      kind: read.written.includes('(') ? 'distribute' : 'likeTerms',
      values: { name: read.written, letter: read.letter },
      answer: { form: 'word', answer: key, accepts: spellings(key), spelling: 'exact' },
    }
  },
  (text) => {
    const found = simplified.exec(text)
    return found ? ofLetters(found[2] ?? '') : null
  },
  (text) => proportion(text),
]

/** '3x + 2y + 4x': like terms of two letters or more, each in the order in which it comes first. */
function ofLetters(text: string): Draft | null {
  const compact = text.replace(/\s+/g, '')
  const terms = compact.match(/[+-]?\d{0,3}[a-z]?/g)?.filter(Boolean) ?? []
  if (terms.join('') !== compact || new Set(compact.match(/[a-z]/g) ?? []).size < 2) return null
  const sums = new Map<string, number>()
  for (const term of terms) {
    const [, sign, count, letter = ''] = /^([+-]?)(\d*)([a-z]?)$/.exec(term) ?? []
    const value = (sign === '-' ? -1 : 1) * (count === '' ? 1 : Number(count))
    sums.set(letter, (sums.get(letter) ?? 0) + value)
  }
  const left = [...sums].filter(([, value]) => value !== 0)
  if (left.length === terms.length || left.length < 1 || left.length > 3) return null
  const one = ([letter, value]: readonly [string, number]) =>
    letter === '' ? String(Math.abs(value)) : `${Math.abs(value) === 1 ? '' : Math.abs(value)}${letter}`
  const written = (parts: readonly (readonly [string, number])[]) =>
    parts.map((part, at) => `${part[1] < 0 ? (at === 0 ? '-' : ' - ') : at === 0 ? '' : ' + '}${one(part)}`).join('')
  const orders = left.length === 2 ? [left, left.toReversed()] : [left]
  const [key = '', ...more] = orders.map(written)
  return {
    kind: 'likeTerms',
    values: {
      name: minus(compact.replace(/(?<=[\da-z])([+-])/g, ' $1 ')),
      letter: left.find(([letter]) => letter !== '')?.[0] ?? '',
    },
    answer: { form: 'word', answer: key, accepts: more, spelling: 'exact' },
  }
}

function solvedInequality(text: string): Draft | null {
  const [, times = '', letter = '', more = '', sign = '', right = ''] = inequality.exec(text) ?? []
  const [of, and] = [times === '' ? 1 : times === '-' ? -1 : Number(times), Number(more.replace(/ /g, '') || 0)]
  const key = (Number(right) - and) / of
  // 'x < 4' says what it comes to, and asks nothing.
  if (letter === '' || of === 0 || (of === 1 && and === 0) || !Number.isInteger(key)) return null
  const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
  const plain = sign.replace('<=', '≤').replace('>=', '≥')
  const way = of < 0 ? (turned[plain] ?? plain) : plain
  const ascii = way.replace('≤', '<=').replace('≥', '>=')
  const said = /[<≤]/.test(way) ? 'less than' : 'greater than'
  const answer = `${letter} ${way} ${key}`
  return {
    kind: of < 0 ? 'inequalityTurned' : 'inequality',
    values: { name: minus(text.replace(/^solve /, '')), letter },
    answer: {
      form: 'word',
      answer,
      accepts: [
        answer.replace(/ /g, ''),
        `${letter}${ascii}${key}`,
        `${letter} ${ascii} ${key}`,
        `${key}${turned[way] ?? ''}${letter}`,
        `${said} ${key}`,
        `more than ${key}`,
      ].filter((one) => one !== `more than ${key}` || said === 'greater than'),
      spelling: 'exact',
    },
    slips: [[`${letter} ${turned[way] ?? ''} ${key}`, 'wrongWay']],
  }
}

const ratios = /(?<![\d/])(\d{1,4}|[a-z]) ?\/ ?(\d{1,4}|[a-z]) ?= ?(\d{1,4}|[a-z]) ?\/ ?(\d{1,4}|[a-z])(?![\d/a-z])/

/** 5/8 = 15/n: the cross products are the same. */
export function proportion(text: string): Draft | null {
  const parts = ratios.exec(text)?.slice(1) ?? []
  const letters = parts.filter((one) => /[a-z]/.test(one))
  const [letter] = letters
  if (parts.length !== 4 || letter === undefined || letters.length > 1) return null
  const where = parts.indexOf(letter)
  const [a = 0, b = 0, c = 0, d = 0] = parts.map((one) => (one === letter ? 1 : Number(one)))
  const key = [(b * c) / d, (a * d) / c, (a * d) / b, (b * c) / a][where] ?? Number.NaN
  if (!Number.isFinite(key) || !/^\d+(?:\.\d{1,2})?$/.test(String(key))) return null
  return {
    kind: 'proportion',
    values: { letter, name: `${parts[0]}/${parts[1]} = ${parts[2]}/${parts[3]}` },
    answer: asNumber(key),
  }
}
