import Fraction from 'fraction.js'
import type { Sign } from '#shared/answers/expressions.ts'
import { worth } from './algebra.ts'

/** A sum with what the child says it makes: '(5+3) x (10-7) is 24'. */
export type DoneSum = { sum: string; stated: Fraction; isTrue: boolean }

const number = String.raw`\d{1,7}(?:\.\d{1,4})?`
const sign = '(?:[-+−–×*·÷/]|x)'
const inner = String.raw`\( ?${number}(?: ?${sign} ?${number})+ ?\)`
const part = `(?:${inner}|${number})`
const joint = ' ?(?:=|is|equals|makes|i got|i get|i put|gives) ?'
const whole = new RegExp(
  String.raw`^(?:(?:ok|so|and|then|well|oh|um+|wait|now|i think|\(?[a-h1-9]\d?[.)]),? )*(${part}(?: ?${sign} ?${part})+)${joint}([-−]?${number})(?! ?/)(?=$|\W*$|,? (?:because|cause|cuz|bc|since|right|ok|done|so)\b)`,
  'i',
)

/** The sums that stand in a message by themselves, each on its line or between commas, with what the child makes of them. */
export function sumsDone(text: string): DoneSum[] {
  return text
    .split(/\n|[;,](?!\d{3}(?!\d))|(?<=\d) and (?=\d|\()/)
    .flatMap((line) => doneIn(line.trim().replace(/[.!?]+$/, '')) ?? [])
}

function doneIn(line: string): DoneSum | null {
  const [, sum = '', said = ''] = whole.exec(line) ?? []
  // Fractions and mixed numbers are read elsewhere.
  if (sum === '' || /\d \d/.test(sum) || bars(sum).some(([top, bottom]) => top < bottom)) return null
  const makes = whatItMakes(sum)
  const stated = new Fraction(said.replace('−', '-').replaceAll(' ', ''))
  return makes ? { sum: shownSum(sum), stated, isTrue: makes.equals(stated) } : null
}

const bars = (sum: string) =>
  [...sum.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => [Number(top), Number(bottom)] as const)

const signOf = (written: string): Sign =>
  /[x×*·]/i.test(written) ? '×' : /[÷/]/.test(written) ? '÷' : written === '+' ? '+' : '-'

function whatItMakes(sum: string): Fraction | null {
  const operands: Fraction[] = []
  const signs: Sign[] = []
  for (const [piece, group] of sum.matchAll(new RegExp(`${inner}|(${number})|${sign}`, 'gi'))) {
    const value = piece.startsWith('(')
      ? whatItMakes(piece.slice(1, -1))
      : group === undefined
        ? null
        : new Fraction(group)
    if (value) operands.push(value)
    else if (piece.startsWith('(')) return null
    else signs.push(signOf(piece))
  }
  return operands.length === signs.length + 1 ? worth(operands, signs) : null
}

/** As it is shown and read aloud: 24/6 as 24 ÷ 6. */
const shownSum = (sum: string) =>
  sum
    .replace(/\s+/g, '')
    .replace(new RegExp(sign, 'gi'), (one) => ` ${signOf(one).replace('-', '−')} `)
    .trim()
