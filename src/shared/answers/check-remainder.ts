import Fraction from 'fraction.js'
import type { AnswerSpec, AnswerVerdict } from './answer-spec.ts'
import { quoteOf } from './check-number.ts'
import { findAnswer } from './find-answer.ts'
import { mendedNumbers } from './mended-text.ts'
import { isNear } from './near-words.ts'
import { readTokens } from './tokens.ts'

type RemainderSpec = Extract<AnswerSpec, { form: 'remainder' }>

/** How often one number goes into another, and what is left. */
export type Quotient = { groups: number; rest: number }

const leftBetween =
  /(\d{1,15})(?: each)?(?: ,)?(?: and| with)?(?: an?)? (?:r|rem|remainder|remaining|left over|leftover|left)(?: [.:])?(?: of| is)? (\d{1,15})(?![\d.])/g
const leftBehind =
  /(\d{1,15})(?: (?:in )?each| times)?(?: ,)?(?: and| with)? (\d{1,15})(?: \p{L}{1,15})? (?:left|leftover|leftovers|remaining|over|extra)(?: |$)/gu

/** '7 R 1', '7 remainder 1', 'seven and one left over': the last one in a text. */
export function quotientIn(text: string): Quotient | null {
  const plain = readTokens(mendedNumbers(text)).map((token) => {
    if (token.kind === 'number') return token.value.toFraction(false)
    if (token.kind === 'word') return isNear(token.word, 'remainder') ? 'remainder' : token.word
    return token.kind === 'mark' ? token.mark : token.kind === 'sign' ? token.sign : ';'
  })
  const said = plain.join(' ')
  const [, groups, rest] = [...said.matchAll(leftBetween)].at(-1) ?? [...said.matchAll(leftBehind)].at(-1) ?? []
  return groups === undefined || rest === undefined ? null : { groups: Number(groups), rest: Number(rest) }
}

export function checkRemainder(text: string, { answer, divisor }: RemainderSpec): AnswerVerdict {
  const key = quotientIn(answer)
  if (key === null) return { kind: 'none' }
  const given = quotientIn(text)
  if (given) {
    const isRight = given.groups === key.groups && given.rest === key.rest
    return { kind: isRight ? 'right' : 'wrong', said: quoteOf(text, `${given.groups} R ${given.rest}`) }
  }
  // '7 and 1' may mean many things; beside the right answer it means that.
  const [, groups, rest] = /^\s*(\d{1,15}) (?:and|with) (\d{1,15})\s*$/.exec(text) ?? []
  if (Number(groups) === key.groups && Number(rest) === key.rest) return { kind: 'right', said: text.trim() }
  const found = findAnswer(mendedNumbers(text))
  if (found.kind === 'none') return { kind: 'none' }
  if (found.kind === 'unsure') return { kind: 'several' }
  const said = quoteOf(text, found.text)
  const exact = divisor === undefined ? null : new Fraction(key.groups).add(new Fraction(key.rest, Number(divisor)))
  return exact?.equals(found.value) ? { kind: 'form', said, asked: 'remainder' } : { kind: 'wrong', said }
}
