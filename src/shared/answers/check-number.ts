import Fraction from 'fraction.js'
import type { AnswerVerdict, NumberSpec } from './answer-spec.ts'
import { isAsAsked } from './asked-form.ts'
import { findAnswer } from './find-answer.ts'
import { inUnit } from './measures.ts'
import { mendedNumbers } from './mended-text.ts'
import { readNumber } from './numbers.ts'

/** A number: first its value, then whether its unit fits and it is in the form that the question asks for. */
export function checkNumber(text: string, spec: NumberSpec): AnswerVerdict {
  const wanted = spec.as === 'percent' ? '%' : spec.unit
  const key = readNumber(spec.answer.replace(/%$/, ''))
  if (key === null) return { kind: 'none' }
  const loose = verdictOnLoose(text, spec, key)
  if (loose) return loose
  const measured = inUnit(mendedNumbers(withoutDash(text, key)), wanted)
  const found = findAnswer(measured.text)
  if (found.kind === 'unsure') return { kind: 'several' }
  if (found.kind === 'none') return isBareKey(text, key) ? { kind: 'right', said: text.trim() } : { kind: 'none' }
  const said = quoteOf(text, found.text)
  if (measured.other !== null) {
    const isUnit = measured.other === 'dimension' && found.value.equals(key)
    return isUnit ? { kind: 'unit', said, asked: wanted ?? '' } : { kind: 'wrong', said }
  }
  // A quarter is 25 % too, but not as percent.
  const isShare = wanted === '%' && !measured.isPercent && found.value.mul(100).equals(key)
  if (isShare) return verdictOf(said, true, spec, false)
  const isRight = found.value.equals(key) || areCoins(text, found.value, key, wanted)
  const { as } = spec
  const isAsked = !as || as === 'percent' || found.texts.some((each) => isAsAsked(each, as, measured.isPercent))
  return verdictOf(said, isRight, spec, isAsked)
}

function verdictOf(said: string, isRight: boolean, { as }: NumberSpec, isAsked: boolean): AnswerVerdict {
  if (!isRight) return { kind: 'wrong', said }
  return as && !isAsked ? { kind: 'form', said, asked: as } : { kind: 'right', said }
}

/** '1 3/2' and '1 + 2/3', which are no mixed numbers. */
function verdictOnLoose(text: string, spec: NumberSpec, key: Fraction): AnswerVerdict | null {
  const [, whole = '', sign, part, below] = /^\s*(\d{1,9}) ?([ +]) ?(\d{1,9})\/(\d{1,9})\s*$/.exec(text) ?? []
  if (!sign || Number(below) === 0) return null
  const isRight = new Fraction(`${part}/${below}`).add(new Fraction(whole)).equals(key)
  const isMeant = sign === '+' ? isRight && spec.as !== undefined : Number(part) >= Number(below)
  return isMeant ? verdictOf(quoteOf(text, text), isRight, spec, false) : null
}

/** '2 - 1/2' where two and a half is asked: with spaces it may be a sum as well. */
const withoutDash = (text: string, key: Fraction) => {
  const mixed = text.trim().replace(/^(\d{1,9}) - (\d{1,9}\/\d{1,9})$/, '$1 $2')
  return readNumber(mixed)?.equals(key) ? mixed : text
}

/** The 5 of '5 more', which may also be a wish; nothing at all for zero. */
function isBareKey(text: string, key: Fraction): boolean {
  const alone = readNumber(text.replace(/\s(?:more|less|fewer|times)\W{0,9}$/i, ''))
  if (alone) return alone.equals(key)
  return key.equals(0) && /^\W*(?:(?:its|it's|it is|there (?:is|are)) )?(?:none|nothing)(?: left)?\W*$/i.test(text)
}

/** Three quarters are 75 cents. */
const areCoins = (text: string, value: Fraction, key: Fraction, unit: string | undefined) =>
  unit === 'cents' && /\bquarters?\b/i.test(text) && value.mul(100).equals(key)

/** The child's own words where they are short, else the number in them. */
export function quoteOf(text: string, found: string): string {
  const trimmed = text.trim().replace(/[.!?]+$/, '')
  return [...trimmed].length <= 20 ? trimmed : found
}
